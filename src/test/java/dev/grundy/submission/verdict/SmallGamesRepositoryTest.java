package dev.grundy.submission.verdict;

import static org.assertj.core.api.Assertions.assertThat;

import dev.grundy.base.kernel.Verdict;
import dev.grundy.base.queue.Claim;
import dev.grundy.base.queue.Handler;
import dev.grundy.base.queue.Lease;
import dev.grundy.base.queue.WorkQueue;
import dev.grundy.format.pack.Wording;
import dev.grundy.judge.result.Counterexample;
import java.time.Duration;
import java.util.Optional;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class SmallGamesRepositoryTest {
    private static final Wording DAGS = new Wording("DAGs of at most 4 nodes", "DAGs mit höchstens 4 Knoten");
    private static final SmallGames.Games GAMES = new SmallGames.Games(40, DAGS);
    private static final Counterexample FAILURE =
            new Counterexample(Verdict.WA, "1 0\n", "Losing\n", "Winning\n", "1st word differs", "gen.cpp every 1");

    private final QueueSituation situation = QueueSituation.withOneProblem();
    private final WorkQueue queue = situation.queue();
    private final SmallGamesRepository trials = new SmallGamesRepository(situation.database(), queue);
    private long ada;

    @BeforeEach
    void aPerson() {
        ada = situation.person("ada");
    }

    @ParameterizedTest
    @CsvSource({"AC, true, true", "AC, false, false", "WA, true, false", "TLE, true, false"})
    void anAcceptedProgramIsTriedWhereThereAreGames(Verdict verdict, boolean enumerable, boolean queued) {
        long submission = judged(verdict, enumerable);
        assertThat(trials.of(submission)).isEqualTo(queued ? Optional.of(new SmallGames.Waiting(0)) : Optional.empty());
        assertThat(claim().isPresent()).isEqualTo(queued);
    }

    @Test
    void whatItComesToIsTold() {
        long submission = judged(Verdict.AC, true);
        Lease lease = claim().orElseThrow().lease();
        assertThat(trials.task(lease).program().language()).isEqualTo("python");
        assertThat(trials.task(lease).tried()).isZero();
        assertThat(queue.report(lease, SmallGamesRepository.progress(12))).isTrue();
        assertThat(trials.of(submission)).contains(new SmallGames.Waiting(12));
        assertThat(finish(lease, 40, Optional.empty())).isTrue();
        assertThat(trials.of(submission)).contains(new SmallGames.Right(GAMES));
    }

    @Test
    void whereTheTimeIsUpItGoesOnAnotherTime() {
        long submission = judged(Verdict.AC, true);
        finish(claim().orElseThrow().lease(), 25, Optional.empty());
        assertThat(trials.of(submission)).contains(new SmallGames.Waiting(25));
        Lease lease = claim().orElseThrow().lease();
        assertThat(trials.task(lease).tried()).isEqualTo(25);
        finish(lease, 40, Optional.empty());
        assertThat(trials.of(submission)).contains(new SmallGames.Right(GAMES));
        assertThat(claim()).isEmpty();
    }

    @Test
    void afterThirtyTimesItIsToldHowFarItCame() {
        long submission = judged(Verdict.AC, true);
        for (int tried = 1; tried <= 30; tried++) {
            finish(claim().orElseThrow().lease(), tried, Optional.empty());
        }
        assertThat(trials.of(submission)).contains(new SmallGames.Cut(30, GAMES));
        assertThat(claim()).isEmpty();
    }

    /** A node of the release before, while nodes are replaced. */
    @Test
    void whoeverEndsByCuttingIsBelieved() {
        long submission = judged(Verdict.AC, true);
        String cut = SmallGamesRepository.result(39, 40, DAGS, Optional.empty()).replace("unfinished", "cut");
        queue.finish(claim().orElseThrow().lease(), new Handler.Done(cut, Duration.ZERO));
        assertThat(trials.of(submission)).contains(new SmallGames.Cut(39, GAMES));
    }

    @Test
    void theFirstGameOnWhichItIsWrongIsKept() {
        long submission = judged(Verdict.AC, true);
        finish(claim().orElseThrow().lease(), 3, Optional.of(FAILURE));
        assertThat(trials.of(submission)).contains(new SmallGames.Wrong(GAMES, FAILURE));
        SmallGamesView view = SmallGamesView.of(trials.of(submission));
        assertThat(view.isShown()).isTrue();
        assertThat(view.failure().orElseThrow().input()).isEqualTo(FAILURE.input());
    }

    @Test
    void theSameProgramIsTriedOnce() {
        long first = judged(Verdict.AC, true);
        finish(claim().orElseThrow().lease(), 40, Optional.empty());
        ada = situation.person("bob");
        long second = judged(Verdict.AC, true);
        assertThat(claim()).isEmpty();
        assertThat(trials.of(second)).isEqualTo(trials.of(first)).isPresent();
    }

    @Test
    void afterThreeTriesItIsNoNewsForItsAuthor() {
        long submission = judged(Verdict.AC, true);
        for (int i = 0; i < WorkQueue.TRIES; i++) {
            queue.fail(claim().orElseThrow().lease(), "no cell would start");
        }
        assertThat(trials.of(submission)).contains(new SmallGames.Failed("no cell would start"));
        assertThat(SmallGamesView.of(trials.of(submission)).isShown()).isFalse();
    }

    private long judged(Verdict verdict, boolean enumerable) {
        situation.submit(ada);
        Claim claim = situation.claim("node-1").orElseThrow();
        queue.finish(
                claim.lease(),
                new Handler.Done(
                        JudgingRepository.result(
                                QueueSituation.result(verdict),
                                1,
                                new FollowUps(false, enumerable, false, false, false)),
                        Duration.ZERO));
        return Topics.submission(claim.topic()).orElseThrow();
    }

    private Optional<Claim> claim() {
        return situation.claim(SmallGamesRepository.KIND, "node-1");
    }

    private boolean finish(Lease lease, int tried, Optional<Counterexample> failure) {
        return queue.finish(
                lease, new Handler.Done(SmallGamesRepository.result(tried, 40, DAGS, failure), Duration.ZERO));
    }
}
