package dev.grundy.judging.rules;

import static org.assertj.core.api.Assertions.assertThat;

import dev.grundy.game.GraphLimits;
import dev.grundy.game.GraphReading;
import dev.grundy.game.SolvedGame;
import dev.grundy.game.StateGraphReader;
import dev.grundy.result.Conversation;
import dev.grundy.result.Conversation.Speaker;
import dev.grundy.result.Conversation.Turn;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Two games with a pile of five stones and one with four, of which one or two may be taken: multiples of three are lost. */
class ProvedTalkTest {
    private static final String GAME = """
            state-graph 1 impartial
            starts %s
            N 0
            = -1
            N 1
            > 0 take 1
            N 2
            > 1 take 1
            > 0 take 2
            N 3
            > 2 take 1
            > 1 take 2
            N 4
            > 3 take 1
            > 2 take 2
            N 5
            > 4 take 1
            > 3 take 2
            end 6
            """;

    @Test
    void whoHandsOverLostPositionsOnlyPlaysByTheRules() {
        assertThat(differs("5 4", "P take 2", "I take 1", "P take 2", "I next 4", "P take 1", "I take 2", "P take 1"))
                .isEmpty();
    }

    @ParameterizedTest
    @CsvSource(textBlock = """
            5,   P take 1,                      after 'take 1' at '5' the game is not won any more
            5,   P take 3,                      'the program says ''take 3'' at ''5'', and the rules know no such move'
            5,   P take 2;I take 3,             'the interactor says ''take 3'' at ''3'', and the rules know no such move'
            5 4, P take 2;I take 1;P take 2;I next 4;P take 2, after 'take 2' at '4' the game is not won any more
            5 3, P take 2,                      by the rules who begins cannot win '3'
            """)
    void whatDoesNotFollowIsToldWithItsPosition(String starts, String talk, String told) {
        assertThat(differs(starts, talk.split(";"))).contains(told);
    }

    private static Optional<String> differs(String starts, String... lines) {
        GraphReading.Whole read = (GraphReading.Whole)
                StateGraphReader.read(GAME.formatted(starts).getBytes(StandardCharsets.US_ASCII), GraphLimits.LARGEST);
        List<Turn> turns = List.of(lines).stream()
                .map(line ->
                        new Turn(line.startsWith("P") ? Speaker.PROGRAM : Speaker.INTERACTOR, line.substring(2) + "\n"))
                .toList();
        return new ProvedTalk(SolvedGame.solve(read.graph())).differs(new Conversation(turns, List.of(), 0));
    }
}
