package dev.grundy.submission;

import static org.assertj.core.api.Assertions.assertThat;

import dev.grundy.database.DatabaseAddress;
import dev.grundy.database.Sql;
import dev.grundy.kernel.Tier;
import dev.grundy.kernel.Verdict;
import dev.grundy.result.Search;
import dev.grundy.testsupport.MigratedDatabase;
import dev.grundy.testsupport.PublishedProblem;
import dev.grundy.testsupport.SettableClock;
import dev.grundy.testsupport.TestDatabase;
import dev.grundy.work.Claim;
import dev.grundy.work.FairShare;
import dev.grundy.work.Kind;
import dev.grundy.work.WorkQueue;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import javax.sql.DataSource;
import org.flywaydb.core.api.MigrationVersion;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

/** What waited, ran or was over when V032 came is afterwards what it was before. */
class OneQueueMigrationTest {
    private static final MigrationVersion BEFORE = MigrationVersion.fromVersion("031");
    private static final String HASH = "a".repeat(64);

    private DataSource database;
    private WorkQueue queue;
    private long account;
    private PublishedProblem problem;

    @BeforeEach
    void aDatabaseOfAnOlderRelease() {
        DatabaseAddress address = TestDatabase.create();
        database = MigratedDatabase.migrate(address, BEFORE);
        account = id("""
                insert into account (name, password_hash, role, must_change_password, created_at)
                values ('ada', '-', 'user', false, now()) returning id""");
        problem = PublishedProblem.add(database, "one-heap", Tier.FREE);
        judging(1, "queued", 1, "the cell was gone");
        judging(2, "running", 2, null);
        judging(3, "finished", 1, null);
        judging(4, "finished", 1, null);
        judging(5, "finished", 1, null);
        search(3, "running", null);
        search(4, "found", "test secret/9");
        search(5, "failed", null);

        MigratedDatabase.migrate(address);
        queue = new WorkQueue(database, new SettableClock(QueueSituation.START), FairShare.DEFAULT);
    }

    @Test
    void whatWaitedOrRanWaitsWithTheTriesThatItHad() {
        List<Claim> judgings = claims(JudgingRepository.KIND);
        assertThat(judgings).extracting(Claim::topic).containsExactly("submission/1", "submission/2");
        assertThat(judgings).extracting(Claim::attempt).containsExactly(2, 2);
        assertThat(claims(SearchRepository.KIND)).singleElement().satisfies(search -> {
            assertThat(search.topic()).isEqualTo("submission/3");
            assertThat(search.attempt()).isEqualTo(1);
        });
    }

    @Test
    void whatWasFoundOutStays() {
        SearchRepository searches = new SearchRepository(database, queue);
        assertThat(new SubmissionRepository(database).summary(3).orElseThrow().status())
                .isInstanceOfSatisfying(
                        JudgingStatus.Finished.class,
                        finished -> assertThat(finished.verdict()).isEqualTo(Verdict.WA));
        assertThat(searches.of(4).orElseThrow()).isInstanceOfSatisfying(Search.Found.class, found -> {
            assertThat(found.tried()).isEqualTo(7);
            assertThat(found.counterexample().input()).isEqualTo("1");
            assertThat(found.tooLarge()).contains("test secret/9");
        });
        assertThat(searches.of(5)).contains(new Search.Failed(7, ""));
    }

    private List<Claim> claims(Kind kind) {
        List<Claim> claims = new ArrayList<>();
        for (Optional<Claim> claim = QueueSituation.claim(queue, kind, "node");
                claim.isPresent();
                claim = QueueSituation.claim(queue, kind, "node")) {
            claims.add(claim.get());
        }
        return claims;
    }

    private void judging(int number, String state, int attempt, @Nullable String message) {
        String hash = HASH.substring(1) + number;
        long submission = Sql.of("""
                insert into submission (account_id, problem_id, language, source, source_hash, submitted_at)
                values (:account, :problem, 'python', 'x', :hash, now()) returning id""")
                .on(database)
                .with("account", account)
                .with("problem", problem.id())
                .with("hash", hash)
                .one(row -> row.getLong("id"));
        assertThat(submission).isEqualTo(number);
        boolean running = state.equals("running");
        boolean finished = state.equals("finished");
        Sql.of("""
                insert into judging (submission_id, number, live, package_version_id, account_id, language, seed, lane,
                                     fair_rank, state, attempt, lease_owner, lease_token, lease_until, queued_at,
                                     finished_at, verdict, tests, message)
                values (:submission, 1, true, :version, :account, 'python', 1, 1, :submission, :state, :attempt,
                        case when :running then 'node' end, case when :running then 1 end, case when :running then now() end,
                        now(), case when :finished then now() end, case when :finished then 'WA' end,
                        case when :finished then cast('[]' as jsonb) end, :message)""")
                .on(database)
                .with("submission", submission)
                .with("version", problem.versionId())
                .with("account", account)
                .with("state", state)
                .with("attempt", attempt)
                .with("running", running)
                .with("finished", finished)
                .with("message", message)
                .update();
    }

    private void search(int submission, String state, @Nullable String message) {
        boolean running = state.equals("running");
        Sql.of("""
                insert into counterexample (submission_id, package_version_id, language, source_hash, state, attempt,
                                            lease_owner, lease_token, lease_until, queued_at, finished_at, tried, failure, message)
                values (:submission, :version, 'python', :hash, :state, 1,
                        case when :running then 'node' end, case when :running then 1 end, case when :running then now() end,
                        now(), case when not :running then now() end, 7,
                        case when :state = 'found' then cast(:failure as jsonb) end, :message)""")
                .on(database)
                .with("submission", submission)
                .with("version", problem.versionId())
                .with("hash", HASH.substring(1) + submission)
                .with("state", state)
                .with("running", running)
                .with(
                        "failure",
                        "{\"verdict\": \"WA\", \"input\": \"1\", \"expected\": \"\", \"output\": \"\", \"message\": \"\", \"origin\": \"gen\"}")
                .with("message", message)
                .update();
    }

    private long id(String insert) {
        return Sql.of(insert).on(database).one(row -> row.getLong("id"));
    }
}
