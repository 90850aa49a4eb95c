package dev.grundy.judge.rules;

import static org.assertj.core.api.Assertions.assertThat;

import dev.grundy.format.pack.GameQuestion;
import dev.grundy.format.pack.GameQuestion.Kind;
import dev.grundy.judge.game.GraphLimits;
import dev.grundy.judge.game.GraphReading;
import dev.grundy.judge.game.SolvedGame;
import dev.grundy.judge.game.StateGraphReader;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Two games, worth 2 and -1, of which a part of the answer alone is asked. */
class ProvedAnswerTest {
    private static final String GAME = """
            state-graph 1 score
            starts 0 1
            F a
            > 2 take
            F b
            > 3 take
            S two
            = 2
            S minus one
            = -1
            end 4
            """;

    @ParameterizedTest
    @CsvSource(textBlock = """
            '2 anything 1/2%n-1 5 6 7%n',
            '2%n-1%n',
            '  2 x%n%n -1',
            '2 -1%n',            "score of 'b': from the rules follows '-1', and nothing comes"
            '2 x%n1 x%n',        "score of 'b': from the rules follows '-1', and '1' stands for '-1'"
            '2 x%n-1 x%nmore%n', "after everything that follows from the rules comes 'more'"
            '',                  "score of 'a': from the rules follows '2', and nothing comes"
            """, quoteCharacter = '"')
    void theRestOfALineIsNotProvedAndEndsWithIt(String output, String told) {
        String text = output.strip().replaceAll("^'|'$", "").formatted();
        assertThat(differs(
                        text, new GameQuestion(Kind.SCORE, List.of()), new GameQuestion(Kind.REST_OF_LINE, List.of())))
                .isEqualTo(Optional.ofNullable(told));
    }

    @Test
    void withoutItLinesAreNoMoreThanSpaces() {
        assertThat(differs("2 -1", new GameQuestion(Kind.SCORE, List.of()))).isEmpty();
        assertThat(differs("2%n%n-1%n".formatted(), new GameQuestion(Kind.SCORE, List.of())))
                .isEmpty();
    }

    /** Of a lost position no move is asked; the line that is there is the next one's. */
    @Test
    void aStartOfWhichNothingIsAskedHasNoLine() {
        String game = """
                state-graph 1 impartial
                starts 0 1
                N 0
                = -1
                N 1
                > 0 take 1
                end 2
                """;
        GameQuestion moves = new GameQuestion(Kind.FIRST_WINNING_MOVE, List.of());
        GameQuestion rest = new GameQuestion(Kind.REST_OF_LINE, List.of());
        assertThat(differs(game, "take 1 because%n".formatted(), moves, rest)).isEmpty();
        assertThat(differs(game, "take 2 because%n".formatted(), moves, rest)).isPresent();
    }

    private static Optional<String> differs(String output, GameQuestion... questions) {
        return differs(GAME, output, questions);
    }

    private static Optional<String> differs(String game, String output, GameQuestion... questions) {
        GraphReading.Whole read = (GraphReading.Whole)
                StateGraphReader.read(game.getBytes(StandardCharsets.US_ASCII), GraphLimits.LARGEST);
        return new ProvedAnswer(SolvedGame.solve(read.graph()), List.of(questions)).differs(output);
    }
}
