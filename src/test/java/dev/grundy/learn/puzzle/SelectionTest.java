package dev.grundy.learn.puzzle;

import static org.assertj.core.api.Assertions.assertThat;

import dev.grundy.judge.game.SolvedGame;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

class SelectionTest {
    /** 4 wins at once; 3 has two moves; from 10 two moves win; 0, 2, 7 and 9 are lost. */
    @Test
    void onePileIsAPuzzleWhereOneOfThreeMovesWinsAndNotAtOnce() {
        SolvedGame game = Games.stones(12);
        assertThat(IntStream.rangeClosed(0, 12)
                        .filter(pile -> Selection.solution(game, 12 - pile).isPresent()))
                .containsExactly(5, 6, 8, 11, 12);
        assertThat(Selection.solution(game, 12 - 8)).as("take 1 leaves 7").hasValue(0);
        assertThat(Selection.solution(game, 12 - 5)).as("take 3 leaves 2").hasValue(1);
    }

    @Test
    void whatIsNoPositionIsNoPuzzle() {
        SolvedGame game = Games.stones(8);
        assertThat(Selection.solution(game, -1)).isEmpty();
        assertThat(Selection.solution(game, 9)).isEmpty();
    }

    /** The shortest win comes first and the longest is among them too. */
    @Test
    void ofManyPuzzlesSomeAreTakenFromShortToLong() {
        SolvedGame game = Games.stones(40);
        assertThat(Selection.of(game, 1_000)).hasSizeGreaterThan(10);
        assertThat(Selection.of(game, 3))
                .hasSize(3)
                .isEqualTo(Selection.of(Games.stones(40), 3))
                .first()
                .isEqualTo(40 - 6);
        assertThat(Selection.of(game, 1_000)).doesNotHaveDuplicates();
        assertThat(Selection.of(game, 0)).isEmpty();
    }

    @Test
    void aMoveThatDrawsDoesNotWin() {
        assertThat(Selection.of(Games.solved(Games.WITH_A_DRAW), 10)).containsExactly(0);
    }

    @Test
    void aGameAboutAScoreHasNoPuzzles() {
        SolvedGame score = Games.solved("""
                state-graph 1 score
                starts 0
                F begin
                > 1 take
                > 2 pass
                > 3 wait
                F five
                = 5
                F one
                = 1
                F two
                = 2
                end 4
                """);
        assertThat(Selection.of(score, 10)).isEmpty();
        assertThat(Selection.solution(score, 0)).isEmpty();
    }

    /** A page with more would be a search for the right button. */
    @Test
    void aPositionWithVeryManyMovesIsNone() {
        assertThat(Selection.of(Games.solved(withMoves(24)), 10)).containsExactly(0);
        assertThat(Selection.of(Games.solved(withMoves(25)), 10)).isEmpty();
    }

    /** The first move wins in three; all others leave a position that the opponent wins at once. */
    private static String withMoves(int moves) {
        StringBuilder text = new StringBuilder("state-graph 1 impartial\nstarts 0\nN start\n> 1 right\n");
        for (int i = 1; i < moves; i++) {
            text.append("> 2 wrong ").append(i).append('\n');
        }
        return text.append("N two\n> 2 take\nN one\n> 3 take\nN none\n= -1\nend 4\n")
                .toString();
    }
}
