package dev.grundy.app.retention;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.grundy.base.database.DatabaseException;
import dev.grundy.base.database.OneTransaction;
import dev.grundy.base.database.Sql;
import dev.grundy.base.kernel.UnusableException;
import dev.grundy.base.kernel.Verdict;
import dev.grundy.base.queue.Claim;
import dev.grundy.submission.verdict.JudgingRepository;
import dev.grundy.submission.verdict.QueueSituation;
import java.time.Duration;
import java.time.Instant;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Which judgings lose their details and when, that nothing else of them changes, and that it goes by indexes. */
class RetentionTest {
    private static final Duration DAY = Duration.ofDays(1);
    private static final Retention.Freed NOTHING = new Retention.Freed(0, 0);

    private final QueueSituation situation = QueueSituation.withOneProblem();
    private long ada;

    @BeforeEach
    void aPerson() {
        ada = situation.person("ada");
    }

    @Test
    void whatCountsKeepsItsDetailsForEverUnlessSomebodySaysOtherwise() {
        long judging = judged();
        situation.clock().advance(DAY.multipliedBy(4000));
        assertThat(retention(Optional.empty()).emptySome()).isZero();
        assertThat(details(judging)).isEqualTo("kept AC 5000");
        assertThat(retention(Optional.empty()).due().counting()).isEmpty();
    }

    @Test
    void whatDoesNotCountAnyMoreLosesThemAfterItsTimeAndKeepsItsVerdict() {
        long counting = judged();
        long superseded = judged();
        situation.text("update judging set live = false where id = :id returning id as value", superseded);
        Retention retention = retention(Optional.empty());
        situation.clock().advance(DAY.multipliedBy(29));
        assertThat(retention.emptySome()).isZero();
        situation.clock().advance(DAY.multipliedBy(2));
        assertThat(retention.due().superseded().judgings()).isEqualTo(1);
        assertThat(retention.due().superseded().bytes()).isPositive();
        assertThat(retention.emptySome()).isEqualTo(1);
        assertThat(details(superseded)).isEqualTo("emptied AC 5000");
        assertThat(details(counting)).isEqualTo("kept AC 5000");
        assertThat(retention.emptySome()).isZero();
        assertThat(retention.due().superseded()).isEqualTo(NOTHING);
    }

    @Test
    void whatASetFoundOutKeepsItsDetailsUntilTheSetIsOver() {
        long counting = judged();
        long shadow = shadowOf(counting, 1);
        long oneOfSeveral = shadowOf(counting, 2);
        Retention retention = retention(Optional.empty());
        situation.clock().advance(DAY.multipliedBy(31));
        assertThat(retention.due().superseded().judgings()).isEqualTo(1);
        assertThat(retention.emptySome()).isEqualTo(1);
        assertThat(details(shadow)).as("it may be adopted").isEqualTo("kept AC 5000");
        assertThat(details(oneOfSeveral)).as("it never counts").isEqualTo("emptied AC 5000");
        Sql.of("update rejudging set ended_at = now(), adopted = false")
                .on(situation.database())
                .update();
        assertThat(retention.emptySome()).isEqualTo(1);
        assertThat(details(shadow)).isEqualTo("emptied AC 5000");
        assertThat(details(counting)).isEqualTo("kept AC 5000");
    }

    @Test
    void theOldestGoFirstABatchAtATimeAndNoneIsLeftOut() {
        int count = 2 * Retention.BATCH + 1;
        long first = judged();
        manyLike(first, count - 1);
        situation.clock().advance(DAY.multipliedBy(99));
        long young = judged();
        situation.clock().advance(DAY.multipliedBy(2));
        Retention retention = retention(Optional.of(DAY.multipliedBy(100)));
        assertThat(retention.due().counting().orElseThrow().judgings()).isEqualTo(count);
        assertThat(List.of(retention.emptySome(), retention.emptySome(), retention.emptySome(), retention.emptySome()))
                .containsExactly(Retention.BATCH, Retention.BATCH, 1, 0);
        assertThat(number("select count(*) as n from judging where emptied_at is null"))
                .isEqualTo(1);
        assertThat(details(young)).isEqualTo("kept AC 5000");
        assertThat(retention.due().counting()).contains(NOTHING);
    }

    @Test
    void whatWasRetiredBehindIsEmptiedAllTheSame() {
        long judging = judged();
        situation.clock().advance(DAY.multipliedBy(40));
        judged();
        situation.clock().advance(DAY.multipliedBy(1000));
        situation.text("update judging set live = false where id = :id returning id as value", judging);
        assertThat(retention(Optional.of(DAY.multipliedBy(1020))).emptySome()).isPositive();
        assertThat(details(judging)).startsWith("emptied");
    }

    @Test
    void onlyOneNodeDoesItAtATime() {
        judged();
        situation.clock().advance(DAY.multipliedBy(400));
        Retention retention = retention(Optional.of(DAY));
        OneTransaction.on(situation.database(), held -> {
            assertThat(Sql.of("select through from retention for update")
                            .on(held)
                            .list(row -> row.getString(1)))
                    .hasSize(1);
            assertThat(retention.emptySome()).isZero();
            return 0;
        });
        assertThat(retention.emptySome()).isEqualTo(1);
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "emptied_at = now(), tests = null, compilation = null, first_failure = null, verdict = 'WA'",
                "emptied_at = now(), compilation = null, first_failure = null",
                "emptied_at = now(), tests = '[]', compilation = null, first_failure = null",
                "tests = null",
                "emptied_at = now(), tests = null, compilation = null, first_failure = null, cpu_time_us = 1",
            })
    void nothingElseOfAFinishedJudgingCanBeChanged(String change) {
        long judging = judged();
        refused(change, judging);
        assertThat(details(judging)).isEqualTo("kept AC 5000");
    }

    @ParameterizedTest
    @ValueSource(strings = {"tests = '[]'", "emptied_at = null", "emptied_at = now()"})
    void whatWasEmptiedStaysEmptied(String change) {
        long judging = judged();
        situation.clock().advance(DAY.multipliedBy(2));
        assertThat(retention(Optional.of(DAY)).emptySome()).isEqualTo(1);
        refused(change, judging);
    }

    @Test
    void bothGoByAnIndex() {
        manyLike(judged(), 5_000);
        Sql.of("analyze judging").on(situation.database()).update();
        assertThat(plan(DetailsRepository.COUNTING.formatted("retention") + " order by finished_at, id limit 500"))
                .contains("judging_by_end")
                .doesNotContain("Seq Scan on judging");
        assertThat(plan(DetailsRepository.SUPERSEDED + " order by finished_at limit 500"))
                .contains("judging_superseded")
                .doesNotContain("Seq Scan on judging");
    }

    @Test
    void aTimeThatMakesNoSenseIsRefused() {
        assertThatThrownBy(() -> retention(Optional.of(Duration.ofHours(23))))
                .isInstanceOf(UnusableException.class)
                .hasMessageContaining("grundy.retention.details");
    }

    private Retention retention(Optional<Duration> details) {
        return new Retention(
                situation.database(),
                new RetentionConfig() {
                    @Override
                    public Duration superseded() {
                        return DAY.multipliedBy(30);
                    }

                    @Override
                    public Optional<Duration> details() {
                        return details;
                    }
                },
                situation.clock());
    }

    private long judged() {
        long judging = situation.submit(ada);
        Claim claim = situation.claim("node").orElseThrow();
        situation.queue().finish(claim.lease(), QueueSituation.judged(QueueSituation.result(Verdict.AC), false));
        assertThat(claim.kind()).isEqualTo(JudgingRepository.KIND.name());
        return judging;
    }

    /** A judging by an open set that judges each submission that many times. */
    private long shadowOf(long judging, int runs) {
        return Long.parseLong(situation.text("""
                with made as (
                    insert into judging (submission_id, number, live, package_version_id, account_id, seed, queued_at,
                                         finished_at, verdict, cpu_time_us, tests)
                    select submission_id, (select max(number) + 1 from judging), false, package_version_id, account_id, seed,
                           queued_at, finished_at, verdict, cpu_time_us, tests
                    from judging where id = :id
                    returning id, submission_id, package_version_id),
                asked as (
                    insert into rejudging (called, problem_id, package_version_id, chosen_by, actor_id, asked_at, runs)
                    select 'a set', s.problem_id, made.package_version_id, 'all', 1, now(), %d
                    from made join submission s on s.id = made.submission_id
                    returning id)
                insert into rejudging_item (rejudging_id, counting_id, shadow_id) select asked.id, :id, made.id from asked, made
                returning shadow_id as value""".formatted(runs), judging));
    }

    /** Submissions judged at the same instant and a few at each microsecond after it. */
    private void manyLike(long judging, int count) {
        Sql.of("""
                with made as (
                    insert into submission (account_id, problem_id, language, source, source_hash, submitted_at)
                    select account_id, problem_id, language, source, source_hash, submitted_at
                    from submission, generate_series(1, :count)
                    where submission.id = (select submission_id from judging where id = :judging)
                    returning id)
                insert into judging (submission_id, number, live, package_version_id, account_id, seed, queued_at,
                                     finished_at, verdict, cpu_time_us, tests)
                select made.id, number, live, package_version_id, account_id, seed, queued_at,
                       finished_at + made.id %% 7 * interval '1 microsecond', verdict, cpu_time_us, tests
                from judging, made where judging.id = :judging""".formatted())
                .on(situation.database())
                .with("count", count)
                .with("judging", judging)
                .update();
    }

    private String details(long judging) {
        return situation.text("""
                select case when tests is not null and emptied_at is null then 'kept '
                            when num_nonnulls(tests, compilation, first_failure) = 0 and emptied_at is not null then 'emptied '
                            else 'neither ' end || verdict || ' ' || cpu_time_us as value
                from judging where id = :id""", judging);
    }

    private void refused(String change, long judging) {
        assertThatThrownBy(() -> Sql.of("update judging set " + change + " where id = :id")
                        .on(situation.database())
                        .with("id", judging)
                        .update())
                .isInstanceOf(DatabaseException.class)
                .hasMessageContaining("is finished and stays as it is");
    }

    private long number(String query) {
        return Sql.of(query).on(situation.database()).one(row -> row.getLong("n"));
    }

    private String plan(String query) {
        return String.join(
                "\n",
                Sql.of("explain " + query)
                        .on(situation.database())
                        .with("before", Instant.parse("2030-01-01T00:00:00Z"))
                        .list(row -> row.getString(1)));
    }
}
