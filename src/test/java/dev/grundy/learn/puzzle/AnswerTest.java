package dev.grundy.learn.puzzle;

import static org.assertj.core.api.Assertions.assertThat;

import dev.grundy.judge.game.Outcome;
import dev.grundy.judge.game.SolvedGame;
import dev.grundy.learn.puzzle.Answer.Reply;
import java.util.function.UnaryOperator;
import org.junit.jupiter.api.Test;

class AnswerTest {
    /** From 5 stones 3 are taken; the opponent takes one of the 2, and the last is one's own. */
    @Test
    void theWinIsPlayedToItsEnd() {
        Answer answer = answer(Games.stones(8), 8 - 5, 1);
        assertThat(answer.isRight()).isTrue();
        assertThat(answer.move()).isEqualTo("take 3");
        assertThat(answer.left()).isEqualTo(2);
        assertThat(answer.line()).containsExactly(new Reply(false, "take 1", "1"), new Reply(true, "take 1", "0"));
    }

    /** Taking 1 of 5 leaves 4, which the opponent takes. */
    @Test
    void theReplyThatRefutesIsShown() {
        Answer answer = answer(Games.stones(8), 8 - 5, 0);
        assertThat(answer.isRight()).isFalse();
        assertThat(answer.outcome()).isEqualTo(Outcome.LOSS);
        assertThat(answer.line()).containsExactly(new Reply(false, "take 4", "0"));
    }

    @Test
    void ofADrawTheFirstReplyIsShown() {
        Answer answer = answer(Games.solved(Games.WITH_A_DRAW), 0, 1);
        assertThat(answer.isDrawn()).isTrue();
        assertThat(answer.line()).containsExactly(new Reply(false, "on", "again"));
    }

    /** Who moves twice in a row is told apart from the opponent. */
    @Test
    void thePlayersOfAPartizanGameAreTold() {
        SolvedGame game = Games.solved("""
                state-graph 1 partizan
                starts 0
                F start
                > 1 right
                > 4 wrong
                > 5 bad
                F twice
                > 2 more
                S reply
                > 3 only
                S won
                = 1
                S lost
                = -1
                F gone
                = -1
                end 6
                """);
        assertThat(answer(game, 0, 0).line())
                .containsExactly(new Reply(true, "more", "reply"), new Reply(false, "only", "won"));
        Answer over = answer(game, 0, 1);
        assertThat(over.over()).isTrue();
        assertThat(over.isRight()).isFalse();
        assertThat(over.line()).isEmpty();
    }

    private static Answer answer(SolvedGame game, int position, int move) {
        return Answer.of(Games.puzzle(game, position), move, UnaryOperator.identity());
    }
}
