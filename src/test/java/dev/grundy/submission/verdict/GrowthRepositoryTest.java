package dev.grundy.submission.verdict;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.grundy.base.database.DatabaseException;
import dev.grundy.base.kernel.MemorySize;
import dev.grundy.base.kernel.Verdict;
import dev.grundy.base.queue.Claim;
import dev.grundy.base.queue.Handler;
import dev.grundy.base.queue.Lease;
import dev.grundy.base.queue.WorkQueue;
import dev.grundy.judge.result.growth.Measured;
import dev.grundy.judge.result.growth.Measurement;
import dev.grundy.judge.result.growth.Series;
import java.time.Duration;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class GrowthRepositoryTest {
    private static final Measurement MEASUREMENT = new Measurement(
            2_000_000,
            "gen.cpp growth {size} 1",
            false,
            new Series(
                    List.of(1_000L, 1_100L),
                    List.of(
                            new Measured(1_000, List.of(5_000L, 5_200L), MemorySize.ofMebibytes(3), Verdict.AC),
                            new Measured(2_000, List.of(2_100_000L), MemorySize.ofMebibytes(4), Verdict.TLE))),
            new Series(List.of(900L), List.of()),
            "cpp");

    private final QueueSituation situation = QueueSituation.withOneProblem();
    private final WorkQueue queue = situation.queue();
    private final GrowthRepository growths = new GrowthRepository(situation.database(), queue);
    private long ada;

    @BeforeEach
    void aPerson() {
        ada = situation.person("ada");
    }

    @ParameterizedTest
    @CsvSource({"AC, true, true", "TLE, true, true", "AC, false, false", "WA, true, false", "MLE, true, false"})
    void acceptedAndTooSlowProgramsAreMeasuredWhereThereIsAFamily(Verdict verdict, boolean measurable, boolean queued) {
        long submission = judged(verdict, measurable);
        assertThat(growths.of(submission)).isEqualTo(queued ? Optional.of(new Growing.Waiting(0)) : Optional.empty());
        assertThat(claim().isPresent()).isEqualTo(queued);
    }

    @Test
    void whatIsMeasuredIsReadAsItWasWritten() {
        long submission = judged(Verdict.TLE, true);
        Lease lease = claim().orElseThrow().lease();
        assertThat(growths.task(lease).language()).isEqualTo("python");
        assertThat(queue.report(lease, GrowthRepository.progress(2))).isTrue();
        assertThat(growths.of(submission)).contains(new Growing.Waiting(2));
        assertThat(finish(lease)).isTrue();
        assertThat(growths.of(submission)).contains(new Growing.Known(MEASUREMENT));
    }

    @Test
    void theSameProgramIsMeasuredOnceWhoeverSendsIt() {
        long first = judged(Verdict.AC, true);
        finish(claim().orElseThrow().lease());
        ada = situation.person("bob");
        long second = judged(Verdict.AC, true);
        assertThat(claim()).isEmpty();
        assertThat(growths.of(second)).isEqualTo(growths.of(first)).isPresent();
    }

    @Test
    void whoeverSendsManyHasSomeOfThemMeasured() {
        for (int i = 0; i < 6; i++) {
            situation.submit(ada, 100L + i);
            Claim claim = situation.claim("node-1").orElseThrow();
            queue.finish(claim.lease(), verdict(Verdict.AC, true));
        }
        int measured = 0;
        for (Optional<Claim> claim = claim(); claim.isPresent(); claim = claim()) {
            finish(claim.get().lease());
            measured++;
        }
        assertThat(measured).isEqualTo(4);
    }

    @Test
    void afterThreeTriesItIsNoNewsForItsAuthor() {
        long submission = judged(Verdict.AC, true);
        for (int i = 0; i < WorkQueue.TRIES; i++) {
            queue.fail(claim().orElseThrow().lease(), "no cell would start");
        }
        assertThat(growths.of(submission)).contains(new Growing.Failed("no cell would start"));
    }

    @Test
    void aTokenThatIsNotTheLeasesReadsNoProgram() {
        judged(Verdict.AC, true);
        Lease lease = claim().orElseThrow().lease();
        assertThatThrownBy(() -> growths.task(new Lease(lease.workId(), lease.token() + 1)))
                .isInstanceOf(DatabaseException.class);
    }

    private long judged(Verdict verdict, boolean measurable) {
        situation.submit(ada);
        Claim claim = situation.claim("node-1").orElseThrow();
        queue.finish(claim.lease(), verdict(verdict, measurable));
        return Topics.submission(claim.topic()).orElseThrow();
    }

    private static Handler.Done verdict(Verdict verdict, boolean measurable) {
        return new Handler.Done(
                JudgingRepository.result(
                        QueueSituation.result(verdict), 1, new FollowUps(false, false, false, measurable, false)),
                Duration.ZERO);
    }

    private Optional<Claim> claim() {
        return situation.claim(GrowthRepository.KIND, "node-1");
    }

    private boolean finish(Lease lease) {
        return queue.finish(lease, new Handler.Done(GrowthRepository.result(MEASUREMENT), Duration.ZERO));
    }
}
