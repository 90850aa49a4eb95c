package dev.grundy.app.operations;

import static org.assertj.core.api.Assertions.assertThat;

import dev.grundy.base.database.Sql;
import dev.grundy.base.kernel.Tier;
import dev.grundy.base.queue.roster.NodeDescription;
import dev.grundy.base.queue.roster.NodeDescription.NodeLanguage;
import dev.grundy.base.queue.roster.NodeRepository;
import dev.grundy.base.queue.roster.NodeRole;
import dev.grundy.people.tier.EntitlementRepository;
import dev.grundy.testsupport.Admins;
import dev.grundy.testsupport.PostgresResource;
import dev.grundy.testsupport.PublishedProblem;
import dev.grundy.testsupport.Visit;
import dev.grundy.testsupport.http.Response;
import io.quarkus.test.common.QuarkusTestResource;
import io.quarkus.test.junit.QuarkusTest;
import jakarta.inject.Inject;
import java.util.List;
import java.util.Map;
import java.util.UUID;
import java.util.stream.Stream;
import javax.sql.DataSource;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

@QuarkusTest
@QuarkusTestResource(PostgresResource.class)
class AdminStatusPagesTest {
    private static final String MESSAGE = "the cell could not mount the work directory (errno 28: ENOSPC)";

    @Inject
    DataSource database;

    @Inject
    NodeRepository nodes;

    private Visit admin;
    private long account;
    private PublishedProblem problem;

    @BeforeEach
    void anAdminAndAProblem() {
        admin = Visit.signedIn();
        Admins.admit(database, admin.name());
        account = new EntitlementRepository(database).accountNamed(admin.name()).orElseThrow();
        problem = PublishedProblem.add(database, "status-" + UUID.randomUUID(), Tier.FREE);
    }

    @AfterEach
    void nothingRemains() {
        Stream.of(
                        "delete from work",
                        "delete from judging where verdict = 'JE'",
                        "delete from node",
                        "delete from outbox where kind = 'unknown-kind'",
                        "delete from payment_event")
                .forEach(statement -> Sql.of(statement).on(database).update());
    }

    @Test
    void listsAJudgeErrorWithWhatWentWrongAndJudgesExactlyThatAgain() {
        long failed = judged("JE", MESSAGE);
        long other = judged("JE", "another fault");
        assertThat(page()).contains("Submission " + failed, MESSAGE);

        Response answer = admin.submit("/admin/status/retry", Map.of("submission", String.valueOf(failed)));

        assertThat(answer.statusCode()).isEqualTo(303);
        assertThat(queued()).containsExactly(failed);
        assertThat(page()).doesNotContain(MESSAGE).contains("Submission " + other, "another fault");
    }

    @Test
    void whatIsNoJudgeErrorIsNotJudgedAgain() {
        long accepted = judged("AC", null);
        admin.submit("/admin/status/retry", Map.of("submission", String.valueOf(accepted)));
        assertThat(queued()).isEmpty();
        assertThat(page()).contains("was not judged again");
    }

    @Test
    void aJudgeErrorIsJudgedAgainOnceHoweverOftenTheButtonIsPressed() {
        long failed = judged("JE", MESSAGE);
        Map<String, String> form = Map.of("submission", String.valueOf(failed));
        admin.submit("/admin/status/retry", form);
        admin.submit("/admin/status/retry", form);
        assertThat(queued()).containsExactly(failed);
    }

    @Test
    void whatIsNoNumberIsNotThere() {
        for (String made : List.of("", "x", "-1", "1; drop table work", "9".repeat(30))) {
            assertThat(admin.submit("/admin/status/retry", Map.of("submission", made))
                            .statusCode())
                    .as(made)
                    .isEqualTo(404);
        }
    }

    @Test
    void saysWhatWaitsAndWhatRunsWhere() {
        work(judged("AC", null), "queued", null);
        work(judged("AC", null), "queued", "the database was away");
        long running = judged("AC", null);
        work(running, "running", null);
        assertThat(page())
                .containsPattern(">Submit</th><td class=\"number\">2</td>")
                .containsPattern("Submission " + running + "</a></th><td>Submit</td><td class=\"mono\">judge-a/1</td>")
                .contains("Tries that failed", "the database was away");
    }

    @Test
    void saysWhatANodeLacks() {
        nodes.see(
                new NodeDescription(
                        "judge-b/2",
                        NodeRole.JUDGE,
                        3,
                        List.of(
                                new NodeLanguage("cpp", "g++ 14", ""),
                                new NodeLanguage("java", "", "javac is missing; apt-get install a JDK")),
                        List.of("bubblewrap: good, 0.8")),
                1,
                false);
        assertThat(page()).contains("judge-b/2", "javac is missing; apt-get install a JDK", "bubblewrap: good, 0.8");
    }

    @Test
    void saysHowMailsAndPaymentsLag() {
        Sql.of("""
                insert into outbox (kind, about, language, posted_at, tries, next_try_at)
                values ('unknown-kind', '', 'en', now() - interval '1 hour', 2, now() + interval '1 day')""").on(database).update();
        Sql.of("""
                insert into payment_event (event_id, kind, created_at, received_at)
                values ('evt_1', 'invoice.paid', now() - interval '90 seconds', now())""").on(database).update();
        assertThat(page())
                .containsPattern("Tried in vain so far</dt><dd>1</dd>")
                .containsPattern("It was on its way for</dt><dd>90(\\.\\d+)? s</dd>");
    }

    @Test
    void countsWhatStrangersWereRefused() {
        Visit.asGuest().submit("/sign-in", Map.of("name", admin.name(), "password", "not the password at all"));
        assertThat(page()).contains("/admin/security?kind=sign-in-failed");
    }

    @Test
    void isNotThereForOthers() {
        long failed = judged("JE", MESSAGE);
        Map<String, String> form = Map.of("submission", String.valueOf(failed));
        for (Visit other : List.of(Visit.signedIn(), Visit.asGuest())) {
            Response answer = other.get("/admin/status");
            assertThat(answer.statusCode()).isEqualTo(404);
            assertThat(answer.asString()).doesNotContain(MESSAGE);
            assertThat(other.submit("/admin/status/retry", form).statusCode()).isEqualTo(404);
        }
        assertThat(queued()).isEmpty();
    }

    private String page() {
        Response answer = admin.get("/admin/status");
        assertThat(answer.statusCode()).isEqualTo(200);
        return answer.asString();
    }

    /** Number of a new submission with that verdict. */
    private long judged(String verdict, @Nullable String message) {
        return Sql.of("""
                with sent as (
                    insert into submission (account_id, problem_id, language, source, source_hash, submitted_at)
                    values (:account, :problem, 'cpp', 'x', repeat('0', 64), now()) returning id)
                insert into judging (submission_id, number, live, package_version_id, account_id, seed, queued_at, finished_at,
                                     verdict, message)
                select id, 1, true, :version, :account, 1, now(), now(), :verdict, :message from sent returning submission_id""")
                .on(database)
                .with("account", account)
                .with("problem", problem.id())
                .with("version", problem.versionId())
                .with("verdict", verdict)
                .with("message", message)
                .one(row -> row.getLong("submission_id"));
    }

    private void work(long submission, String state, @Nullable String message) {
        Sql.of("""
                insert into work (kind, subject, topic, lane, fair_rank, state, attempt, lease_owner, lease_token, lease_until, queued_at, message)
                select 'judge', j.id, 'submission/' || j.submission_id, 1, 1, :state, 1,
                       case when :state = 'running' then 'judge-a/1' end, case when :state = 'running' then 1 end,
                       case when :state = 'running' then now() + interval '1 hour' end, now(), :message
                from judging j where j.submission_id = :submission""")
                .on(database)
                .with("submission", submission)
                .with("state", state)
                .with("message", message)
                .update();
    }

    /** Submissions whose judging waits. */
    private List<Long> queued() {
        return Sql.of("""
                select j.submission_id from work w join judging j on j.id = w.subject
                where w.kind = 'judge' and w.state = 'queued' and j.account_id = :account""").on(database).with("account", account).list(row -> row.getLong("submission_id"));
    }
}
