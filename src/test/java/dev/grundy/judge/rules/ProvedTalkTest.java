package dev.grundy.judge.rules;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.grundy.judge.game.GraphLimits;
import dev.grundy.judge.game.GraphReading;
import dev.grundy.judge.game.SolvedGame;
import dev.grundy.judge.game.StateGraphReader;
import dev.grundy.judge.result.Conversation;
import dev.grundy.judge.result.Conversation.Speaker;
import dev.grundy.judge.result.Conversation.Turn;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Piles of which one or two stones may be taken, so that multiples of three are lost; a graph with draws; a tree with scores. */
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
            5 3, P take 2,                      by the rules who begins loses '3'
            5 4, P take 2;I take 1;I next 4,    'the interactor says ''next 4'' at ''2'', and the rules know no such move'
            5,   P take 2;I draw,               'the interactor says ''draw'' at ''3'', where the game is no draw'
            """)
    void whatDoesNotFollowIsToldWithItsPosition(String starts, String talk, String told) {
        assertThat(differs(starts, talk.split(";"))).contains(told);
    }

    /** First chooses between 3 and what Second leaves of 2 and 5, or of 4 and 6. */
    private static final String SCORES = """
            state-graph 1 score
            starts %s
            F root
            > 1 to 1
            > 2 to 2
            > 3 to 3
            S one
            = 3
            S two
            > 4 to 4
            > 5 to 5
            S three
            > 6 to 6
            > 7 to 7
            F four
            = 2
            F five
            = 5
            F six
            = 4
            F seven
            = 6
            end 8
            """;

    @ParameterizedTest
    @CsvSource(textBlock = """
            P to 3;I to 7,
            P look 6;I to 3;P to 3;I to 6,
            P to 2,              'after ''to 2'' at ''root'' First is sure of 2 only, not of 4'
            P look 6;I 4;P to 1, 'after ''to 1'' at ''root'' First is sure of 3 only, not of 4'
            P look 6;P to 3,     'the program says ''to 3'' at ''root'', and the rules know no such move'
            P loo 6,             'the program says ''loo 6'' at ''root'', and the rules know no such move'
            """)
    void ofAScoreNothingMayBeLostAndAskingIsNoMove(String talk, @Nullable String told) {
        assertThat(differs(SCORES, "0", Optional.of("look"), talk.split(";"))).isEqualTo(Optional.ofNullable(told));
    }

    @Test
    void aWordThatCallsAMoveAsksNothing() {
        assertThatThrownBy(() -> differs(SCORES, "0", Optional.of("to"), "P to 1"))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessage(
                        "game.yaml says that programs ask by 'to', but the rules call a move 'to 1'; ask by another word");
    }

    @Test
    void whoPlaysForAScoreIsFirst() {
        assertThat(differs(SCORES.replace("F root", "S root"), "0", Optional.empty(), "P to 1"))
                .contains("by the rules who begins is not First in 'root'");
    }

    /** Two squares that lead to each other; from a also to c and from there to the dead end d. */
    private static final String RING = """
            state-graph 1 impartial
            starts 0 2 0
            N a
            > 1 to b
            > 2 to c
            N b
            > 0 to a
            N c
            > 3 to d
            N d
            = -1
            end 4
            """;

    @ParameterizedTest
    @CsvSource(textBlock = """
            P to b;I to a;P to b;I draw;I c;P to d;I a;P to b;I draw
            P to b;I to a;I draw;P to d;I a;P to b
            """)
    void whoBeginsInADrawnPositionKeepsIt(String talk) {
        assertThat(differs(RING, "", Optional.empty(), talk.split(";"))).isEmpty();
    }

    @ParameterizedTest
    @CsvSource(textBlock = """
            P to b;I to a;P to c,          after 'to c' at 'a' the game is not held any more
            P to b;I bye,                  'the interactor says ''bye'' at ''b'', and the rules know no such move'
            P to b;I draw;P to d;I a;P to b;I draw;P to a, 'the program says ''to a'' at ''b'', and the rules know no such move'
            P to b;I draw;P to d;I a;P to b;I draw;I draw, 'the interactor says ''draw'' at ''b'', and the rules know no such move'
            """)
    void whoGivesADrawAwayIsTold(String talk, String told) {
        assertThat(differs(RING, "", Optional.empty(), talk.split(";"))).contains(told);
    }

    private static Optional<String> differs(String starts, String... lines) {
        return differs(GAME, starts, Optional.empty(), lines);
    }

    private static Optional<String> differs(String game, String starts, Optional<String> asking, String... lines) {
        GraphReading.Whole read = (GraphReading.Whole)
                StateGraphReader.read(game.formatted(starts).getBytes(StandardCharsets.US_ASCII), GraphLimits.LARGEST);
        List<Turn> turns = List.of(lines).stream()
                .map(line ->
                        new Turn(line.startsWith("P") ? Speaker.PROGRAM : Speaker.INTERACTOR, line.substring(2) + "\n"))
                .toList();
        return new ProvedTalk(SolvedGame.solve(read.graph()), asking).differs(new Conversation(turns, List.of(), 0));
    }
}
