package dev.grundy.play;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import java.util.ArrayDeque;
import java.util.Deque;
import java.util.List;
import java.util.OptionalInt;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class BoardTest {
    private static final SubtractionGame GAME = Board.GAME;

    /** A table worked out by hand; from seven on it repeats. */
    @Test
    void valuesAreTheLeastThatNoMoveLeadsTo() {
        assertThat(GAME.grundyValues(13)).containsExactly(0, 1, 0, 1, 2, 3, 2, 0, 1, 0, 1, 2, 3, 2);
    }

    /** Against the rule itself: a position is lost when every move leads to one that is won. */
    @Test
    void aValueOfZeroIsALostPosition() {
        boolean[] lost = new boolean[200];
        for (int pile = 0; pile < lost.length; pile++) {
            boolean wins = false;
            for (int take : List.of(1, 3, 4)) {
                wins |= take <= pile && lost[pile - take];
            }
            lost[pile] = !wins;
            assertThat(GAME.isLost(pile)).as("%d stones", pile).isEqualTo(lost[pile]);
        }
    }

    @Test
    void aGameTakesGrowingNumbers() {
        assertThatIllegalArgumentException().isThrownBy(() -> new SubtractionGame(List.of()));
        assertThatIllegalArgumentException().isThrownBy(() -> new SubtractionGame(List.of(3, 1)));
        assertThatIllegalArgumentException().isThrownBy(() -> new SubtractionGame(List.of(0, 1)));
    }

    @ParameterizedTest
    @ValueSource(ints = {13, 18, 11, 20, 15})
    void whoeverBeginsCanWinFromEveryStart(int start) {
        assertThat(canWin(board(start, start))).isTrue();
    }

    @Test
    void theHouseNeverLosesWhatIsWonForIt() {
        for (int start = 1; start <= 24; start++) {
            if (GAME.isLost(start)) {
                assertThat(canWin(board(start, start))).as("%d stones", start).isFalse();
            }
        }
    }

    @Test
    void nextGamesGoThroughAllStartsAndBegin() {
        Deque<Integer> starts = new ArrayDeque<>();
        Board board = Board.fresh();
        do {
            starts.add(board.start());
            board = board(board.nextStart(), board.nextStart());
        } while (board.start() != Board.fresh().start() && starts.size() < 10);
        assertThat(starts).containsExactly(13, 18, 11, 20, 15);
    }

    @ParameterizedTest
    @CsvSource({
        "0, 0, 1, 13, 13", // no such start
        "25, 25, 1, 13, 13",
        "11, 12, 1, 11, 11", // more stones than there were
        "11, 3, 4, 11, 3", // not that many there
        "11, 3, 2, 11, 3", // not a move
        "11, 0, 1, 11, 0", // over
    })
    void whatMakesNoSenseIsLeftOutOfAccount(int start, int stones, int take, int shownStart, int left) {
        Board board = Board.of(OptionalInt.of(start), OptionalInt.of(stones), OptionalInt.of(take), false);
        assertThat(board.start()).isEqualTo(shownStart);
        assertThat(board.stones()).isEqualTo(left);
        assertThat(board.isBegun()).isFalse();
    }

    /** Whoever has the lost piles shown or hidden sends the last move once more. */
    @Test
    void theLastMoveOnceMoreLeadsToTheSameBoard() {
        for (int stones = 1; stones <= 13; stones++) {
            for (int take : GAME.moves(stones)) {
                Board board = Board.of(OptionalInt.of(13), OptionalInt.of(stones), OptionalInt.of(take), false);
                assertThat(Board.of(
                                OptionalInt.of(board.start()),
                                OptionalInt.of(board.stonesBefore()),
                                OptionalInt.of(board.yours()),
                                false))
                        .isEqualTo(board);
            }
        }
    }

    @Test
    void everyStoneIsDrawnOnce() {
        Board board = Board.of(OptionalInt.of(13), OptionalInt.of(9), OptionalInt.of(1), false);
        assertThat(board.stones()).isEqualTo(7);
        assertThat(board.stonesDrawn())
                .hasSize(13)
                .extracting(Board.Stone::state)
                .containsExactly(
                        "left", "left", "left", "left", "left", "left", "left", "house", "yours", "gone", "gone",
                        "gone", "gone");
        assertThat(board.stonesDrawn())
                .extracting(stone -> stone.x() + "," + stone.y())
                .doesNotHaveDuplicates();
    }

    private static boolean canWin(Board board) {
        return board.isOver()
                ? board.isWon()
                : board.moves().stream()
                        .anyMatch(take -> canWin(Board.of(
                                OptionalInt.of(board.start()),
                                OptionalInt.of(board.stones()),
                                OptionalInt.of(take),
                                false)));
    }

    private static Board board(int start, int stones) {
        return Board.of(OptionalInt.of(start), OptionalInt.of(stones), OptionalInt.empty(), false);
    }
}
