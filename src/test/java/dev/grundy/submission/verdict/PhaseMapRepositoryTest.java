package dev.grundy.submission.verdict;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.grundy.base.database.DatabaseException;
import dev.grundy.base.kernel.Verdict;
import dev.grundy.base.queue.Claim;
import dev.grundy.base.queue.Handler;
import dev.grundy.base.queue.Lease;
import dev.grundy.base.queue.WorkQueue;
import dev.grundy.judge.result.phase.Family;
import dev.grundy.judge.result.phase.PhaseMap;
import dev.grundy.judge.result.phase.PhaseTrial;
import java.time.Duration;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class PhaseMapRepositoryTest {
    private static final PhaseMap MAP = new PhaseMap(
            List.of(
                    new Family(
                            "random N M",
                            List.of("N", "M"),
                            List.of(
                                    new PhaseTrial(List.of(4L, 1_000_000_000_000_000_000L), Verdict.WA),
                                    new PhaseTrial(List.of(5L, 7L), Verdict.AC))),
                    new Family("by-hand", List.of(), List.of(new PhaseTrial(List.of(), Verdict.TLE)))),
            true);

    private final QueueSituation situation = QueueSituation.withOneProblem();
    private final WorkQueue queue = situation.queue();
    private final PhaseMapRepository maps = new PhaseMapRepository(situation.database(), queue);
    private long ada;

    @BeforeEach
    void aPerson() {
        ada = situation.person("ada");
    }

    @ParameterizedTest
    @CsvSource({"WA, true, true", "WA, false, false", "AC, true, false", "RTE, true, false", "TLE, true, false"})
    void wrongProgramsAreMappedWhereThereAreFamilies(Verdict verdict, boolean mappable, boolean queued) {
        long submission = judged(verdict, mappable);
        assertThat(maps.of(submission)).isEqualTo(queued ? Optional.of(new Mapped.Waiting(0)) : Optional.empty());
        assertThat(claim().isPresent()).isEqualTo(queued);
    }

    @Test
    void whatIsMappedIsReadAsItWasWritten() {
        long submission = judged(Verdict.WA, true);
        Lease lease = claim().orElseThrow().lease();
        assertThat(maps.task(lease).language()).isEqualTo("python");
        assertThat(queue.report(lease, PhaseMapRepository.progress(2))).isTrue();
        assertThat(maps.of(submission)).contains(new Mapped.Waiting(2));
        assertThat(finish(lease)).isTrue();
        assertThat(maps.of(submission)).contains(new Mapped.Known(MAP));
    }

    @Test
    void theSameProgramIsMappedOnceWhoeverSendsIt() {
        long first = judged(Verdict.WA, true);
        finish(claim().orElseThrow().lease());
        ada = situation.person("bob");
        long second = judged(Verdict.WA, true);
        assertThat(claim()).isEmpty();
        assertThat(maps.of(second)).isEqualTo(maps.of(first)).isPresent();
    }

    @Test
    void whoeverSendsManyHasSomeOfThemMapped() {
        for (int i = 0; i < 6; i++) {
            situation.submit(ada, 100L + i);
            Claim claim = situation.claim("node-1").orElseThrow();
            queue.finish(claim.lease(), verdict(Verdict.WA, true));
        }
        int mapped = 0;
        for (Optional<Claim> claim = claim(); claim.isPresent(); claim = claim()) {
            finish(claim.get().lease());
            mapped++;
        }
        assertThat(mapped).isEqualTo(4);
    }

    @Test
    void afterThreeTriesItIsNoNewsForItsAuthor() {
        long submission = judged(Verdict.WA, true);
        for (int i = 0; i < WorkQueue.TRIES; i++) {
            queue.fail(claim().orElseThrow().lease(), "no cell would start");
        }
        assertThat(maps.of(submission)).contains(new Mapped.Failed("no cell would start"));
    }

    @Test
    void aTokenThatIsNotTheLeasesReadsNoProgram() {
        judged(Verdict.WA, true);
        Lease lease = claim().orElseThrow().lease();
        assertThatThrownBy(() -> maps.task(new Lease(lease.workId(), lease.token() + 1)))
                .isInstanceOf(DatabaseException.class);
    }

    private long judged(Verdict verdict, boolean mappable) {
        situation.submit(ada);
        Claim claim = situation.claim("node-1").orElseThrow();
        queue.finish(claim.lease(), verdict(verdict, mappable));
        return Topics.submission(claim.topic()).orElseThrow();
    }

    private static Handler.Done verdict(Verdict verdict, boolean mappable) {
        return new Handler.Done(
                JudgingRepository.result(
                        QueueSituation.result(verdict), 1, new FollowUps(false, false, false, false, mappable)),
                Duration.ZERO);
    }

    private Optional<Claim> claim() {
        return situation.claim(PhaseMapRepository.KIND, "node-1");
    }

    private boolean finish(Lease lease) {
        return queue.finish(lease, new Handler.Done(PhaseMapRepository.result(MAP), Duration.ZERO));
    }
}
