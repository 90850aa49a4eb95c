package dev.grundy.submission.verdict;

import static org.assertj.core.api.Assertions.assertThat;

import dev.grundy.base.database.DatabaseAddress;
import dev.grundy.base.database.Sql;
import dev.grundy.base.kernel.Verdict;
import dev.grundy.base.queue.Claim;
import dev.grundy.base.queue.Kind;
import dev.grundy.base.queue.Lane;
import dev.grundy.base.queue.WorkQueue;
import dev.grundy.submission.run.InvocationRepository;
import dev.grundy.testsupport.MigratedDatabase;
import java.sql.Connection;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.sql.Statement;
import java.util.List;
import java.util.Map;
import java.util.concurrent.CompletableFuture;
import java.util.function.Supplier;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.params.Parameter;
import org.junit.jupiter.params.ParameterizedClass;
import org.junit.jupiter.params.provider.FieldSource;

/** What holds for every kind of work that its asker may end. */
@ParameterizedClass
@FieldSource("KINDS")
@Timeout(120)
class AbortTest {
    static final List<Kind> KINDS = List.of(JudgingRepository.KIND, InvocationRepository.KIND);
    private static final Map<Kind, Lane> LANES =
            Map.of(JudgingRepository.KIND, Lane.SUBMIT, InvocationRepository.KIND, Lane.RUN);

    @Parameter
    Kind kind;

    private final DatabaseAddress address = MigratedDatabase.createAddress();
    private final QueueSituation situation = QueueSituation.withOneProblem(address);
    private final WorkQueue queue = situation.queue();
    private long ada;
    private long subject;

    @BeforeEach
    void somethingAsked() {
        ada = situation.person("ada");
        subject = situation.ask(kind, ada);
    }

    @Test
    void whatWaitsIsOverAtOnce() {
        assertThat(abort()).isTrue();

        assertThat(situation.claim(kind, "node")).isEmpty();
        assertThat(queue.depth()).isEmpty();
        assertThat(queue.pending(ada, LANES.get(kind))).isZero();
        assertThat(outcome()).isEqualTo("aborted");
    }

    @Test
    void whoeverIsAtItLosesTheLease() {
        Claim claim = situation.claim(kind, "node").orElseThrow();

        assertThat(abort()).isTrue();

        assertThat(queue.report(claim.lease(), "{}")).isFalse();
        assertThat(queue.renew(List.of(claim.lease()))).isEmpty();
        assertThat(queue.giveBack(claim.lease())).isFalse();
        assertThat(queue.fail(claim.lease(), "interrupted")).isFalse();
        assertThat(queue.finish(claim.lease(), QueueSituation.done(kind))).isFalse();
        assertThat(situation.claim(kind, "other")).isEmpty();
        assertThat(outcome()).isEqualTo("aborted");
    }

    @Test
    void whatIsFinishedStays() {
        queue.finish(situation.claim(kind, "node").orElseThrow().lease(), QueueSituation.done(kind));
        assertThat(abort()).isFalse();
        assertThat(outcome()).isEqualTo("finished");
    }

    @Test
    void onceIsEnough() {
        assertThat(abort()).isTrue();
        assertThat(abort()).isFalse();
        assertThat(outcome()).isEqualTo("aborted");
    }

    @Test
    void whatAnotherLaneHasIsNotTheAskersToEnd() {
        assertThat(queue.abort(kind, subject, Lane.REJUDGE)).isFalse();
        assertThat(situation.state(kind, subject)).isEqualTo("queued");
    }

    @Test
    void countsAsNoAttempt() {
        situation.claim(kind, "node");
        abort();
        assertThat(count("select count(*) as n from user_problem")).isZero();
        assertThat(count("select count(*) as n from practice_day")).isZero();
        assertThat(count("select coalesce(sum(tried), 0) as n from problem_count"))
                .isZero();
    }

    /** Else sending and aborting in turns would cost a person nothing, however long the programs ran. */
    @Test
    void theTimeThatANodeHadItCountsForFairShare() {
        situation.claim(kind, "node");
        Sql.of("update work set started_at = started_at - interval '40 seconds'")
                .on(situation.database())
                .update();
        abort();
        situation.ask(kind, ada);
        long bert = situation.person("bert");
        long other = situation.ask(kind, bert);

        assertThat(situation.claim(kind, "node").orElseThrow().subject())
                .as("who used nothing goes first, though he came later")
                .isEqualTo(other);
        assertThat(count("select count(*) as n from work where cpu_spent_us between 40000000 and 400000000"))
                .isEqualTo(1);
    }

    @Test
    void whatNobodyHadCostsNothing() {
        abort();
        assertThat(count("select count(*) as n from work where cpu_spent_us > 0"))
                .isZero();
    }

    @Test
    void aFinishThatComesFirstIsTheEnd() throws Exception {
        Claim claim = situation.claim(kind, "node").orElseThrow();
        boolean aborted = behind(finish(claim), this::abort);
        assertThat(aborted).isFalse();
        assertThat(outcome()).isEqualTo("finished");
    }

    @Test
    void anAbortThatComesFirstIsTheEnd() throws Exception {
        Claim claim = situation.claim(kind, "node").orElseThrow();
        boolean finished = behind(
                "select work_abort('%s', %d, %d, now())"
                        .formatted(kind.name(), subject, LANES.get(kind).code()),
                () -> queue.finish(claim.lease(), QueueSituation.done(kind)));
        assertThat(finished).isFalse();
        assertThat(outcome()).isEqualTo("aborted");
    }

    @Test
    void ofManyAtTheSameMomentOneIsTheEnd() {
        for (int round = 0; round < 40; round++) {
            subject = situation.ask(kind, ada);
        }
        for (Claim claim = next(); claim != null; claim = next()) {
            Claim current = claim;
            var abort = CompletableFuture.supplyAsync(() -> queue.abort(kind, current.subject(), LANES.get(kind)));
            var finish = CompletableFuture.supplyAsync(() -> queue.finish(current.lease(), QueueSituation.done(kind)));
            assertThat(abort.join() ^ finish.join())
                    .as("either it is judged or it is aborted")
                    .isTrue();
            assertThat(outcome(current.subject())).isEqualTo(abort.join() ? "aborted" : "finished");
        }
    }

    private Claim next() {
        return situation.claim(kind, "node").orElse(null);
    }

    /** What the other comes to when it has to wait for a statement that is not committed yet. */
    private boolean behind(String first, Supplier<Boolean> second) throws Exception {
        try (Connection connection = address.connect();
                Statement statement = connection.createStatement()) {
            connection.setAutoCommit(false);
            statement.execute(first);
            CompletableFuture<Boolean> other = CompletableFuture.supplyAsync(second);
            awaitWaiting(other);
            connection.commit();
            return other.join();
        }
    }

    private void awaitWaiting(CompletableFuture<Boolean> other) throws SQLException {
        try (Connection connection = address.connect();
                Statement statement = connection.createStatement()) {
            boolean waits = false;
            while (!waits) {
                assertThat(other).as("it has to wait").isNotDone();
                try (ResultSet row = statement.executeQuery(
                        "select exists (select from pg_stat_activity where wait_event_type = 'Lock' and datname = current_database())")) {
                    row.next();
                    waits = row.getBoolean(1);
                }
            }
        }
    }

    private String finish(Claim claim) {
        String result = QueueSituation.done(kind).result().replace("'", "''");
        return "select work_finish(%d, %d, '%s', 0, now(), cast(row(0, 0, now()) as fair_share))"
                .formatted(claim.lease().workId(), claim.lease().token(), result);
    }

    private boolean abort() {
        return queue.abort(kind, subject, LANES.get(kind));
    }

    private String outcome() {
        return outcome(subject);
    }

    private String outcome(long id) {
        String query = kind.equals(JudgingRepository.KIND)
                ? "select case when aborted_at is not null and verdict is null then 'aborted' when verdict = '%s' then 'finished' else 'neither' end as value from judging where id = :id"
                        .formatted(Verdict.AC)
                : "select case when aborted and result is null then 'aborted' when result is not null then 'finished' else 'neither' end as value from invocation where id = :id";
        return situation.text(query, id);
    }

    private long count(String query) {
        return Sql.of(query).on(situation.database()).one(row -> row.getLong("n"));
    }
}
