package dev.grundy.learn.puzzle;

import static dev.grundy.learn.puzzle.PuzzleTheme.IMPARTIAL;
import static dev.grundy.learn.puzzle.PuzzleTheme.LONG_WIN;
import static dev.grundy.learn.puzzle.PuzzleTheme.LOOPY;
import static dev.grundy.learn.puzzle.PuzzleTheme.MANY_OPTIONS;
import static dev.grundy.learn.puzzle.PuzzleTheme.MISERE;
import static dev.grundy.learn.puzzle.PuzzleTheme.PARTIZAN;
import static dev.grundy.learn.puzzle.PuzzleTheme.SHORT_WIN;
import static org.assertj.core.api.Assertions.assertThat;

import dev.grundy.judge.game.SolvedGame;
import dev.grundy.testsupport.MadeGames;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

class PuzzleThemeTest {
    /** From 5 stones: 3, 1, 1. From 8 stones, where the loser delays: 1, 1, then as from 6 stones, 4, 1, 1. */
    @Test
    void theLengthOfTheWinCountsTheMovesOfBoth() {
        SolvedGame stones = Games.stones(40);
        assertThat(stones.distance(40 - 5)).hasValue(3);
        assertThat(PuzzleTheme.of(stones, 40 - 5)).containsExactly(SHORT_WIN, IMPARTIAL);
        assertThat(stones.distance(40 - 8)).hasValue(5);
        assertThat(PuzzleTheme.of(stones, 40 - 8)).containsExactly(IMPARTIAL);
        int seven = IntStream.range(0, 40)
                .filter(pile -> stones.distance(40 - pile).orElse(0) == 7)
                .findFirst()
                .orElseThrow();
        assertThat(PuzzleTheme.of(stones, 40 - seven)).containsExactly(LONG_WIN, IMPARTIAL);
    }

    @Test
    void aGameThatMayGoOnForEverIsLoopyWhereThatCanBeReached() {
        SolvedGame game = Games.solved(Games.WITH_A_DRAW);
        assertThat(PuzzleTheme.of(game, 0)).containsExactly(SHORT_WIN, IMPARTIAL, LOOPY);
        assertThat(Reach.of(game.graph(), 3).isLoopy())
                .as("the circle lies beside")
                .isFalse();
    }

    /** Two ways to one position are no way back. */
    @Test
    void waysThatMeetAreNoLoop() {
        assertThat(Reach.of(Games.stones(12).graph(), 0).isLoopy()).isFalse();
    }

    /** 3 stones, 1 or 2 are taken, and who takes the last one loses. */
    @Test
    void misereIsWherePlayersWithoutAMoveWin() {
        SolvedGame game = Games.solved(MadeGames.stones(8).replace("= -1", "= 1"));
        assertThat(Reach.of(game.graph(), 0).isMisere()).isTrue();
        assertThat(Reach.of(Games.stones(8).graph(), 0).isMisere()).isFalse();
        int puzzle = Selection.of(game, 1).getFirst();
        assertThat(PuzzleTheme.of(game, puzzle)).contains(MISERE);
    }

    @Test
    void inAPartizanGameAnEndIsMisereForThePlayerToMove() {
        assertThat(PuzzleTheme.of(partizan("1", "-1"), 0)).containsExactly(SHORT_WIN, PARTIZAN, MISERE);
        assertThat(PuzzleTheme.of(partizan("1", "1"), 0))
                .as("not at every end")
                .contains(PARTIZAN)
                .doesNotContain(MISERE);
    }

    @Test
    void tenMovesAreMany() {
        assertThat(PuzzleTheme.of(Games.solved(withMoves(10)), 0)).contains(MANY_OPTIONS);
        assertThat(PuzzleTheme.of(Games.solved(withMoves(9)), 0)).doesNotContain(MANY_OPTIONS);
    }

    /** A play of 30,000 moves would be too much for calls within calls. */
    @Test
    void aLongPlayIsWalkedToItsEnd() {
        assertThat(Reach.of(Games.stones(30_000).graph(), 0).isLoopy()).isFalse();
    }

    /** A search on a node then finds nothing else to write. */
    @Test
    void thePuzzleOfSightsHasItsThemes() {
        SolvedGame nim = Games.solved(MadeGames.ofSights().stream()
                .filter(game -> game.slug().equals("nim"))
                .findFirst()
                .orElseThrow()
                .graph());
        assertThat(PuzzleTheme.of(nim, 0).stream().map(PuzzleTheme::code))
                .containsExactlyElementsOf(MadeGames.THEMES_OF_SIGHTS);
    }

    @ParameterizedTest
    @EnumSource
    void aThemeIsFoundByItsCode(PuzzleTheme theme) {
        assertThat(PuzzleTheme.ofCode(theme.code())).contains(theme);
        assertThat(theme.label()).isNotBlank();
    }

    /** First wins in three moves by the first of three; the others lose. */
    private static SolvedGame partizan(String first, String second) {
        return Games.solved("""
                state-graph 1 partizan
                starts 0
                F start
                > 1 right
                > 4 wrong
                > 4 bad
                S reply
                > 2 only
                F last
                > 3 take
                F won
                = %s
                S lost
                = %s
                end 5
                """.formatted(first, second));
    }

    private static String withMoves(int moves) {
        StringBuilder text = new StringBuilder("state-graph 1 impartial\nstarts 0\nN start\n> 1 right\n");
        for (int i = 1; i < moves; i++) {
            text.append("> 2 wrong ").append(i).append('\n');
        }
        return text.append("N two\n> 2 take\nN one\n> 3 take\nN none\n= -1\nend 4\n")
                .toString();
    }
}
