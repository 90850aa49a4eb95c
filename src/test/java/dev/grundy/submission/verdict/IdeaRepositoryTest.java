package dev.grundy.submission.verdict;

import static org.assertj.core.api.Assertions.assertThat;

import dev.grundy.base.kernel.Verdict;
import dev.grundy.base.queue.Claim;
import dev.grundy.base.queue.Handler;
import dev.grundy.base.queue.Lease;
import dev.grundy.base.queue.WorkQueue;
import dev.grundy.format.pack.Misconception;
import dev.grundy.format.pack.Wording;
import java.time.Duration;
import java.util.Optional;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class IdeaRepositoryTest {
    private static final Misconception BLOCKING = new Misconception(
            new Wording("ignores blocking", "das Blockieren nicht beachtet"), Optional.of("section-wrong-ideas"));

    private final QueueSituation situation = QueueSituation.withOneProblem();
    private final WorkQueue queue = situation.queue();
    private final IdeaRepository ideas = new IdeaRepository(situation.database(), queue);
    private long ada;

    @BeforeEach
    void aPerson() {
        ada = situation.person("ada");
    }

    @ParameterizedTest
    @CsvSource({"WA, true, true", "WA, false, false", "AC, true, false", "RTE, true, false", "TLE, true, false"})
    void aWrongProgramIsComparedWhereThereAreIdeas(Verdict verdict, boolean comparable, boolean queued) {
        long submission = judged(verdict, comparable);
        assertThat(ideas.of(submission)).isEqualTo(queued ? Optional.of(new Idea.Waiting()) : Optional.empty());
        assertThat(claim().isPresent()).isEqualTo(queued);
    }

    @Test
    void theIdeaThatWasFoundIsToldWithItsParagraph() {
        long submission = judged(Verdict.WA, true);
        Lease lease = claim().orElseThrow().lease();
        assertThat(ideas.task(lease).language()).isEqualTo("python");
        assertThat(finish(lease, IdeaRepository.told(BLOCKING, 214))).isTrue();
        assertThat(ideas.of(submission)).contains(new Idea.Told(BLOCKING, 214));
    }

    @Test
    void anIdeaWithoutAParagraphHasNone() {
        long submission = judged(Verdict.WA, true);
        Misconception plain = new Misconception(BLOCKING.idea(), Optional.empty());
        finish(claim().orElseThrow().lease(), IdeaRepository.told(plain, 20));
        assertThat(ideas.of(submission)).contains(new Idea.Told(plain, 20));
    }

    @Test
    void thatNoIdeaExplainsItIsKept() {
        long submission = judged(Verdict.WA, true);
        finish(claim().orElseThrow().lease(), IdeaRepository.none());
        assertThat(ideas.of(submission)).contains(new Idea.None());
    }

    @Test
    void theSameProgramIsComparedOnceWhoeverSentIt() {
        long first = judged(Verdict.WA, true);
        finish(claim().orElseThrow().lease(), IdeaRepository.told(BLOCKING, 30));
        ada = situation.person("bob");
        long second = judged(Verdict.WA, true);
        assertThat(claim()).isEmpty();
        assertThat(ideas.of(second)).isEqualTo(ideas.of(first)).isPresent();
    }

    @Test
    void whoHasFourProgramsInTheQueueHasNoFifthCompared() {
        for (int i = 0; i < 4; i++) {
            situation.ask(IdeaRepository.KIND, ada);
        }
        assertThat(ideas.of(judged(Verdict.WA, true))).isEmpty();
        ada = situation.person("bob");
        assertThat(ideas.of(judged(Verdict.WA, true))).isPresent();
    }

    @Test
    void afterThreeTriesItIsAFaultOfOurs() {
        long submission = judged(Verdict.WA, true);
        for (int i = 0; i < WorkQueue.TRIES; i++) {
            queue.fail(claim().orElseThrow().lease(), "no cell would start");
        }
        assertThat(ideas.of(submission)).contains(new Idea.Failed("no cell would start"));
    }

    @Test
    void whoLostTheLeaseTellsNothing() {
        long submission = judged(Verdict.WA, true);
        Lease lease = claim().orElseThrow().lease();
        queue.fail(lease, "lost");
        assertThat(finish(lease, IdeaRepository.told(BLOCKING, 30))).isFalse();
        assertThat(ideas.of(submission)).contains(new Idea.Waiting());
    }

    private long judged(Verdict verdict, boolean comparable) {
        situation.submit(ada);
        return finishJudging(verdict, comparable);
    }

    private long finishJudging(Verdict verdict, boolean comparable) {
        Claim claim = situation.claim("node-1").orElseThrow();
        queue.finish(
                claim.lease(),
                new Handler.Done(
                        JudgingRepository.result(
                                QueueSituation.result(verdict),
                                1,
                                new FollowUps(false, false, comparable, false, false)),
                        Duration.ZERO));
        return Topics.submission(claim.topic()).orElseThrow();
    }

    private Optional<Claim> claim() {
        return situation.claim(IdeaRepository.KIND, "node-1");
    }

    private boolean finish(Lease lease, String result) {
        return queue.finish(lease, new Handler.Done(result, Duration.ZERO));
    }
}
