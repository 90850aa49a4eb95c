package dev.grundy.learn.play;

import static org.assertj.core.api.Assertions.assertThat;

import dev.grundy.judge.game.SolvedGame;
import dev.grundy.learn.play.GameEnding.Result;
import java.util.Collections;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.Test;

class MatchTest {
    private static final Setting SECOND = new Setting(false, Opponent.PERFECT, 0);
    private static final int TAKE_1 = 0;
    private static final int TAKE_3 = 1;

    @Test
    void whoTakesTheLastStoneWins() {
        Match match = match(Games.stones(3), Setting.USUAL, TAKE_3);
        assertThat(ending(match).result()).isEqualTo(Result.WON);
        assertThat(ending(match).reason()).contains("your opponent's turn", "has lost");
    }

    @Test
    void whoFindsNoStoneLoses() {
        Match match = match(Games.stones(2), Setting.USUAL, TAKE_1).answered(new Random(1));
        assertThat(match.line()).containsExactly(TAKE_1, TAKE_1);
        assertThat(ending(match).result()).isEqualTo(Result.LOST);
    }

    @Test
    void theHouseBeginsWhenItIsAskedTo() {
        Match match = match(Games.stones(8), SECOND).answered(new Random(1));
        assertThat(match.line()).hasSize(1);
        assertThat(match.isYourTurn()).isTrue();
        assertThat(match.game().grundy(match.position())).isZero();
    }

    @Test
    void aMoveThatIsNoneMakesNoMatch() {
        assertThat(Match.of(Games.stones(3), 0, Setting.USUAL, List.of(3))).isEmpty();
        assertThat(Match.of(Games.stones(3), 0, Setting.USUAL, List.of(-1))).isEmpty();
    }

    @Test
    void nothingFollowsTheEnd() {
        assertThat(Match.of(Games.stones(3), 0, Setting.USUAL, List.of(TAKE_3, TAKE_1)))
                .isEmpty();
    }

    @Test
    void theThirdTimeInAPositionIsADraw() {
        Match match = match(Games.circle(), Setting.USUAL, 0, 0, 0, 0);
        assertThat(ending(match).result()).isEqualTo(Result.DRAWN);
        assertThat(ending(match).reason()).contains("3 times");
        assertThat(match(Games.circle(), Setting.USUAL, 0, 0, 0).isOver()).isFalse();
    }

    @Test
    void aMatchIsBoundedByItsNumberOfMoves() {
        List<Integer> ones = Collections.nCopies(Match.MOST_MOVES, TAKE_1);
        Match match = Match.of(Games.stones(Match.MOST_MOVES + 5), 0, Setting.USUAL, ones)
                .orElseThrow();
        assertThat(ending(match).result()).isEqualTo(Result.DRAWN);
    }

    @Test
    void takingBackGoesToTheOwnLastMove() {
        Match match = match(Games.stones(8), Setting.USUAL, TAKE_1, TAKE_1, TAKE_1);
        assertThat(match.undone().orElseThrow().line()).containsExactly(TAKE_1, TAKE_1);
        assertThat(match(Games.stones(8), SECOND, TAKE_1).undone()).isEmpty();
    }

    @Test
    void aScoreIsMeasuredByWhatPerfectPlayGives() {
        assertThat(ending(match(Games.score(), Setting.USUAL, 0)).result()).isEqualTo(Result.ALL);
        assertThat(ending(match(Games.score(), Setting.USUAL, 1, 0)).result()).isEqualTo(Result.LESS);
        assertThat(ending(match(Games.score(), SECOND, 1, 0)).result()).isEqualTo(Result.ALL);
        assertThat(ending(match(Games.score(), SECOND, 1, 1)).result()).isEqualTo(Result.LESS);
    }

    @Test
    void positionsTellWhoMovesWhereTheyDo() {
        Match match = match(Games.partizan(), SECOND).answered(new Random(1));
        assertThat(match.line()).containsExactly(0, 0);
        assertThat(ending(match).result()).isEqualTo(Result.WON);
        assertThat(ending(match).reason()).contains("You cannot move");
    }

    private static Match match(SolvedGame game, Setting setting, Integer... line) {
        return Match.of(game, 0, setting, List.of(line)).orElseThrow();
    }

    private static GameEnding ending(Match match) {
        return Endings.of(match).orElseThrow();
    }
}
