package dev.grundy.learn.demo;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import java.util.ArrayDeque;
import java.util.Deque;
import java.util.List;
import java.util.OptionalInt;
import java.util.Set;
import java.util.TreeSet;
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
        "0, 0, 1", // no such start
        "25, 25, 1",
        "11, 12, 1", // more stones than there were
        "11, -1, 1",
        "11, 10, 1", // two moves take two stones at least
        "11, 8, 1", // and never three
        "11, 3, 4", // not that many there
        "11, 3, 2", // not a move
        "11, 3, 0",
        "11, 0, 1", // over
    })
    void whatTheGameDoesNotHaveIsNoBoard(int start, int stones, int take) {
        assertThat(Board.of(OptionalInt.of(start), OptionalInt.of(stones), OptionalInt.of(take), false))
                .isEmpty();
    }

    @Test
    void whereNothingIsSaidAGameBegins() {
        assertThat(Board.of(OptionalInt.empty(), OptionalInt.empty(), OptionalInt.empty(), false))
                .contains(Board.fresh());
    }

    /** Against all plays of the game, written down one after the other. */
    @Test
    void aPositionIsThereIfMovesOfBothLeadToIt() {
        for (int start = 1; start <= 24; start++) {
            Set<Integer> reached = new TreeSet<>();
            play(start, true, reached);
            for (int stones = 0; stones <= 24; stones++) {
                assertThat(Board.of(OptionalInt.of(start), OptionalInt.of(stones), OptionalInt.empty(), false)
                                .isPresent())
                        .as("%d of %d", stones, start)
                        .isEqualTo(stones > 0 && reached.contains(stones));
            }
        }
    }

    private static void play(int stones, boolean isVisitorsTurn, Set<Integer> reached) {
        if (isVisitorsTurn && !reached.add(stones)) {
            return;
        }
        List.of(1, 3, 4).stream()
                .filter(take -> take <= stones)
                .forEach(take -> play(stones - take, !isVisitorsTurn, reached));
    }

    /** A reader who shows or hides the lost piles sends the last move once more. */
    @Test
    void theLastMoveOnceMoreLeadsToTheSameBoard() {
        for (int stones : List.of(1, 2, 3, 4, 5, 6, 7, 8, 9, 11, 13)) {
            for (int take : GAME.moves(stones)) {
                Board board = board(13, stones, take);
                assertThat(board(board.start(), board.stonesBefore(), board.yours()))
                        .isEqualTo(board);
            }
        }
    }

    @Test
    void everyStoneIsDrawnOnce() {
        Board board = board(13, 9, 1);
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
                : board.moves().stream().anyMatch(take -> canWin(board(board.start(), board.stones(), take)));
    }

    private static Board board(int start, int stones) {
        return Board.of(OptionalInt.of(start), OptionalInt.of(stones), OptionalInt.empty(), false)
                .orElseThrow();
    }

    private static Board board(int start, int stones, int take) {
        return Board.of(OptionalInt.of(start), OptionalInt.of(stones), OptionalInt.of(take), false)
                .orElseThrow();
    }
}
