package dev.grundy.base.queue;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Instant;
import org.junit.jupiter.api.Test;

class TurnsTest {
    private static final Instant START = Instant.parse("2026-01-02T03:04:05Z");
    private static final Instant OVER = START.plus(Turns.LONGEST);
    private static final Lease ONE = new Lease(1, 1);
    private static final Lease TWO = new Lease(2, 1);

    private final Turns turns = new Turns();

    @Test
    void onAnIdleNodeThereIsRoomForEveryLaneForIdleTimesAndNoneBesideFreeWorkers() {
        assertThat(turns.room(Lane.Pace.IDLE, START)).contains(Lane.SCOPE);
        assertThat(turns.room(Lane.Pace.NOW, START)).isEmpty();
    }

    @Test
    void besideAProofThereIsRoomForASearch() {
        turns.begin(ONE, Lane.PROOF, START);
        assertThat(turns.room(Lane.Pace.IDLE, START)).contains(Lane.SEARCH);
    }

    @Test
    void besideAJudgingThereIsRoomForNoWorkForIdleTimes() {
        turns.setWorkers(8);
        turns.begin(ONE, Lane.REJUDGE, START);
        assertThat(turns.room(Lane.Pace.IDLE, OVER)).isEmpty();
    }

    @Test
    void besideBusyWorkersThereIsRoomForWhatGoesBeforeTheirWork() {
        turns.begin(ONE, Lane.HAND, START);
        assertThat(turns.room(Lane.Pace.NOW, START)).contains(Lane.SUBMIT);
    }

    @Test
    void thereIsRoomForNothingUrgentWhileAWorkerIsFree() {
        turns.setWorkers(2);
        turns.begin(ONE, Lane.REJUDGE, START);
        assertThat(turns.room(Lane.Pace.NOW, START)).isEmpty();
    }

    @Test
    void asManyGoOnAsThereAreWorkers() {
        turns.setWorkers(2);
        turns.begin(ONE, Lane.REJUDGE, START);
        turns.begin(TWO, Lane.SUBMIT, START);
        assertThat(turns.mayGoOn(ONE, START)).isTrue();
        turns.begin(new Lease(3, 1), Lane.RUN, START);
        assertThat(turns.mayGoOn(ONE, START)).isFalse();
        assertThat(turns.mayGoOn(TWO, START)).isTrue();
    }

    @Test
    void ofWorkThatIsNotForIdleTimesTheEarlierGoesOnHoweverLongItTakes() {
        turns.begin(ONE, Lane.SUBMIT, START);
        turns.begin(TWO, Lane.SUBMIT, START);
        turns.offer(ONE, OVER);
        assertThat(turns.mayGoOn(ONE, OVER)).isTrue();
        assertThat(turns.mayGoOn(TWO, OVER)).isFalse();
    }

    @Test
    void aTurnThatIsNotOverIsNotGivenUp() {
        turns.begin(ONE, Lane.SCOPE, START);
        assertThat(turns.room(Lane.Pace.IDLE, OVER.minusNanos(1))).contains(Lane.PROOF);
        turns.begin(TWO, Lane.SCOPE, START);
        turns.offer(ONE, OVER.minusNanos(1));
        assertThat(turns.mayGoOn(ONE, OVER.minusNanos(1))).isTrue();
    }

    @Test
    void twoOfALaneForIdleTimesTakeTurns() {
        turns.begin(ONE, Lane.SCOPE, START);
        assertThat(turns.room(Lane.Pace.IDLE, OVER)).contains(Lane.SCOPE);
        turns.begin(TWO, Lane.SCOPE, OVER);
        turns.offer(ONE, OVER);
        assertThat(turns.mayGoOn(ONE, OVER)).isFalse();
        assertThat(turns.mayGoOn(TWO, OVER)).isTrue();
        Instant later = OVER.plus(Turns.LONGEST);
        turns.offer(ONE, later);
        turns.offer(TWO, later);
        assertThat(turns.mayGoOn(TWO, later)).isFalse();
        assertThat(turns.mayGoOn(ONE, later)).isTrue();
    }

    @Test
    void aPieceAloneInItsLaneGoesOnWhenItsTurnIsOver() {
        turns.begin(ONE, Lane.SCOPE, START);
        turns.offer(ONE, OVER);
        assertThat(turns.mayGoOn(ONE, OVER)).isTrue();
    }

    @Test
    void noMoreOfALaneTakeTurnsThanHaveRoom() {
        for (int i = 1; i <= Turns.OF_A_LANE; i++) {
            turns.begin(new Lease(i, 1), Lane.SCOPE, START);
        }
        assertThat(turns.room(Lane.Pace.IDLE, OVER)).contains(Lane.PROOF);
    }

    @Test
    void whatHasEndedKeepsNobody() {
        turns.begin(ONE, Lane.SEARCH, START);
        turns.begin(TWO, Lane.SCOPE, START);
        assertThat(turns.mayGoOn(TWO, START)).isFalse();
        turns.end(ONE);
        assertThat(turns.mayGoOn(TWO, START)).isTrue();
        assertThat(turns.mayGoOn(ONE, START)).isTrue();
    }
}
