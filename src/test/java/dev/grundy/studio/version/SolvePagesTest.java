package dev.grundy.studio.version;

import static org.assertj.core.api.Assertions.assertThat;

import dev.grundy.base.database.Sql;
import dev.grundy.base.kernel.Tier;
import dev.grundy.base.kernel.Verdict;
import dev.grundy.base.queue.Claim;
import dev.grundy.base.queue.Handler;
import dev.grundy.base.queue.Lane;
import dev.grundy.base.queue.Offer;
import dev.grundy.base.queue.WorkQueue;
import dev.grundy.judge.result.FirstFailure;
import dev.grundy.judge.result.ResultJson;
import dev.grundy.submission.solves.SolveCheckRepository;
import dev.grundy.testsupport.Admins;
import dev.grundy.testsupport.PostgresResource;
import dev.grundy.testsupport.PublishedProblem;
import dev.grundy.testsupport.Visit;
import io.quarkus.test.common.QuarkusTestResource;
import io.quarkus.test.junit.QuarkusTest;
import jakarta.inject.Inject;
import java.time.Duration;
import java.util.List;
import java.util.Set;
import java.util.UUID;
import javax.sql.DataSource;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** The pages about a solve of a version that judges otherwise than the live one. The test plays the node's part. */
@QuarkusTest
@QuarkusTestResource(PostgresResource.class)
class SolvePagesTest {
    private static final FirstFailure FAILURE =
            new FirstFailure("secret/new", Verdict.WA, "31 new\n", "First\n", "Second\n", "1st word differs");

    @Inject
    DataSource database;

    @Inject
    WorkQueue queue;

    @Inject
    SolveCheckRepository checks;

    private Visit ada;
    private Visit eve;
    private PublishedProblem problem;
    private long submission;

    @BeforeEach
    void aSolveByAnEarlierVersion() {
        Sql.of("delete from work").on(database).update();
        // Solves that other tests leave behind would be judged too.
        Sql.of("update problem set published = false where slug like 'solves-%'")
                .on(database)
                .update();
        eve = Visit.signedIn();
        Admins.admit(database, eve.name());
        ada = Visit.signedIn();
        problem = PublishedProblem.addWithPage(
                database, "solves-" + UUID.randomUUID().toString().substring(0, 8), Tier.FREE);
        Sql.of("""
                with earlier as (
                    insert into package_version (problem_id, number, content_hash, archive, created_at)
                    values (:problem, 2, repeat('e', 64), '', now()) returning id)
                insert into judged_content (package_version_id, content_hash)
                select id, repeat('a', 64) from earlier union all select cast(:live as bigint), repeat('b', 64)""")
                .on(database)
                .with("problem", problem.id())
                .with("live", problem.versionId())
                .update();
        submission = Sql.of("""
                insert into submission (account_id, problem_id, language, source, source_hash, submitted_at)
                select id, :problem, 'cpp', 'x', repeat('b', 64), now() from account where name = :name returning id""")
                .on(database)
                .with("problem", problem.id())
                .with("name", ada.name())
                .one(row -> row.getLong("id"));
        Sql.of("""
                insert into judging (submission_id, number, live, package_version_id, account_id, seed, queued_at, finished_at, verdict,
                                     cpu_time_us, wall_time_us, memory_bytes, tests)
                select s.id, 1, true, v.id, s.account_id, 4711, now(), now(), 'AC', 1, 1, 1, '[]'
                from submission s join package_version v on v.problem_id = s.problem_id and v.number = 2 where s.id = :id""").on(database).with("id", submission).update();
        Sql.of("""
                insert into user_problem (account_id, problem_id, first_attempted_at, solved_at, solved_by)
                select account_id, problem_id, submitted_at, submitted_at, id from submission where id = :id""").on(database).with("id", submission).update();
    }

    @Test
    void untilItIsJudgedAgainEveryPageOfTheirsSaysSoInWordsAndTheSolveStays() {
        assertThat(row(ada)).contains("Solved an earlier version; judged again soon", "status--solved");
        assertThat(ada.get(page()).asString()).contains("You solved an earlier version of this problem", own());
        assertThat(ada.get("/submissions/" + submission).asString())
                .contains("By the version that is live now", "when a judge has nothing else to do", "Accepted");
        assertThat(ada.get("/people/" + ada.name()).asString()).contains("Solves by earlier versions", problem.slug());
    }

    @Test
    void whoWaitsOnThePageOfTheProgramSeesItComeToItsEnd() {
        String part = "/submissions/" + submission + "/again";
        assertThat(ada.get("/submissions/" + submission).asString()).contains("data-part=\"again\"");
        assertThat(ada.get(part).header("X-Live")).isNull();
        judge(Verdict.WA);
        assertThat(ada.get(part).header("X-Live")).isEqualTo("done");
        assertThat(ada.get(part).asString()).contains("31 new").doesNotContain("<html");
        assertThat(ada.get("/submissions/" + submission).asString()).doesNotContain("data-part=\"again\"");
        assertThat(ada.get("/submissions/" + submission + "/events?part=again").asString())
                .contains("31 new");
        assertThat(Visit.signedIn().get(part).statusCode()).isEqualTo(404);
        assertThat(Visit.signedIn()
                        .get("/submissions/" + submission + "/events?part=again")
                        .statusCode())
                .isEqualTo(404);
    }

    @Test
    void nobodyElseIsTold() {
        for (Visit other : List.of(Visit.asGuest(), Visit.signedIn(), eve)) {
            assertThat(row(other)).doesNotContain("earlier version");
            assertThat(other.get(page()).asString()).doesNotContain("earlier version");
        }
        Sql.of("update account set profile_public = true where name = :name")
                .on(database)
                .with("name", ada.name())
                .update();
        assertThat(Visit.asGuest().get("/people/" + ada.name()).asString()).doesNotContain("earlier version");
        assertThat(Visit.signedIn().get("/submissions/" + submission).statusCode())
                .isEqualTo(404);
    }

    @Test
    void whatTheLiveVersionRefusesIsShownWithWhatFails() {
        judge(Verdict.WA);
        assertThat(row(ada)).contains("Solved an earlier version; no longer accepted", own(), "status--solved");
        assertThat(ada.get(page()).asString()).contains("no longer accepts your newest accepted program", own());
        assertThat(ada.get("/people/" + ada.name()).asString()).contains("no longer accepted", own());
        assertThat(ada.get("/submissions/" + submission).asString())
                .contains("no longer accepts this program", "secret/new", "31 new", "The problem stays solved");
        assertThat(ada.get("/submissions/" + submission).asString())
                .as("what can be done about it")
                .contains("href=\"" + page() + "?again-failing=" + submission + "#code\"");
        assertThat(ada.get(page() + "?again-failing=" + submission).asString())
                .as("to be run")
                .contains("31 new");
        assertThat(Visit.signedIn().get(page() + "?again-failing=" + submission).asString())
                .doesNotContain("31 new");
        String admins = eve.get("/admin/problems/" + problem.slug() + "/solves").asString();
        assertThat(admins).contains("No longer accepted", "/submissions/" + submission + "#again", ada.name());
        assertThat(eve.get("/admin/problems/" + problem.slug() + "/versions").asString())
                .contains("No longer accepted", "/admin/problems/" + problem.slug() + "/solves");
    }

    @Test
    void acceptedAgainItIsMarkedNowhere() {
        judge(Verdict.AC);
        assertThat(row(ada)).doesNotContain("earlier version").contains("status--solved");
        assertThat(ada.get(page()).asString()).doesNotContain("earlier version");
        assertThat(ada.get("/submissions/" + submission).asString()).contains("the solve is current");
        assertThat(eve.get("/admin/problems/" + problem.slug() + "/solves").asString())
                .contains("There are none.");
    }

    @Test
    void germanReadersReadIt() {
        judge(Verdict.WA);
        ada.prefer("de");
        assertThat(row(ada)).contains("Frühere Version gelöst; nicht mehr akzeptiert");
        assertThat(ada.get(page()).asString()).contains("Du hast eine frühere Version dieser Aufgabe gelöst");
        assertThat(ada.get("/submissions/" + submission).asString())
                .contains("Mit der Version, die jetzt veröffentlicht ist");
        eve.prefer("de");
        assertThat(eve.get("/admin/problems/" + problem.slug() + "/solves").asString())
                .contains("Nicht mehr akzeptiert");
    }

    @Test
    void whatWaitsIsOnTheStatusPage() {
        queued();
        assertThat(Visit.asGuest().get("/status").asString()).contains("After the verdict</th>");
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "?standing=earlier",
                "?standing=failed",
                "?standing=x",
                "?before=0",
                "?before=99999999999999999999"
            })
    void oddAddressesShowAPage(String query) {
        assertThat(eve.get("/admin/problems/" + problem.slug() + "/solves" + query)
                        .statusCode())
                .isEqualTo(200);
    }

    @Test
    void itIsForAdmins() {
        assertThat(ada.get("/admin/problems/" + problem.slug() + "/solves").statusCode())
                .isEqualTo(404);
        assertThat(eve.get("/admin/problems/no-such-problem/solves").statusCode())
                .isEqualTo(404);
    }

    private void queued() {
        for (int i = 0; i < 1000 && queue.depth().isEmpty(); i++) {
            checks.queueSome(Set.of("cpp"));
        }
    }

    private void judge(Verdict verdict) {
        queued();
        Claim claim = queue.claim("test", List.of(new Offer("judge", "cpp")), Lane.Pace.IDLE)
                .orElseThrow();
        String failure = verdict == Verdict.AC ? "" : ", \"first_failure\": " + ResultJson.write(FAILURE);
        String result = """
                {"verdict": "%s", "cpu_time_us": 1, "wall_time_us": 1, "memory_bytes": 1, "tests": [], "tests_planned": 1,
                 "searchable": false, "search_lane": 5%s}""".formatted(verdict, failure);
        assertThat(queue.finish(claim.lease(), new Handler.Done(result, Duration.ZERO)))
                .isTrue();
    }

    private String page() {
        return "/problems/" + problem.slug();
    }

    private String own() {
        return "/submissions/" + submission + "#again";
    }

    /** Of the problem in the list. */
    private String row(Visit visit) {
        return visit.get("/problems?text=" + problem.slug()).asString();
    }
}
