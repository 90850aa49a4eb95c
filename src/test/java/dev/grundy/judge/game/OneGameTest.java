package dev.grundy.judge.game;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class OneGameTest {
    /** Two piles of Stones 1-3-4, of two stones and of one. */
    private static final StateGraph GRAPH = Graphs.read("""
            state-graph 1 impartial
            starts 0 1
            N 2
            > 1 take 1
            N 1
            > 2 take 1
            N 0
            = -1
            end 3
            """);

    @Test
    void aGameBeginsAtThePosition() {
        OneGame games = OneGame.of("2\n2\n1\n", GRAPH).orElseThrow();
        assertThat(games.input(1, 0)).isEqualTo("1\n2\n");
        assertThat(games.input(1, 1)).isEqualTo("1\n1\n");
    }

    @Test
    void linesAboveTheBoardStayThoseOfTheirGame() {
        OneGame games = OneGame.of("2\nfast\n2\nslow\n1\n", GRAPH).orElseThrow();
        assertThat(games.input(1, 1)).isEqualTo("1\nfast\n1\n");
        assertThat(games.input(2, 2)).isEqualTo("1\nslow\n0\n");
    }

    @Test
    void linesAboveTheNumberOfGamesAreSaidOfAll() {
        OneGame games = OneGame.of("3 2\n2\n2\n2\n1\n", GRAPH).orElseThrow();
        assertThat(games.input(2, 2)).isEqualTo("3 2\n2\n1\n0\n");
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "",
                "2\n",
                "2\n2\n",
                "3\n2\n1\n",
                "2\n2\n2\n",
                "2\n1\n2\n",
                "2\n2 1\n1\n",
                "2\n2\n1\n\n",
                "2\n2\n5\n1\n",
                "3 2\n3\n2\n1\n",
                "3 2\n2\n1\n2\n"
            })
    void whereAnInputHasAnotherFormThereIsNone(String input) {
        assertThat(OneGame.of(input, GRAPH)).isEmpty();
    }
}
