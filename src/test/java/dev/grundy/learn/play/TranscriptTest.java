package dev.grundy.learn.play;

import static org.assertj.core.api.Assertions.assertThat;

import dev.grundy.judge.game.GameReplay.Place;
import dev.grundy.judge.game.StateGraph;
import dev.grundy.judge.result.Conversation;
import dev.grundy.judge.result.Conversation.Speaker;
import dev.grundy.judge.result.Conversation.Turn;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;

class TranscriptTest {
    /** Two piles of Stones 1-3-4, of five stones and of two; moves are "take 1", "take 3", "take 4" in this order. */
    private static final StateGraph GRAPH = Games.solved("""
            state-graph 1 impartial
            starts 0 3
            N 5
            > 1 take 1
            > 3 take 3
            > 4 take 4
            N 4
            > 2 take 1
            > 4 take 3
            > 5 take 4
            N 3
            > 3 take 1
            > 5 take 3
            N 2
            > 4 take 1
            N 1
            > 5 take 1
            N 0
            = -1
            end 6
            """).graph();

    private static final List<Turn> TALK = List.of(
            interactor("2\n5\n"),
            program("take 3\n"),
            interactor("take  1\n"),
            program("take 1\n"),
            interactor("2\n"),
            program("take 1\n"),
            interactor("take 1\nbye\n"));

    @Test
    void everyMoveIsMadeOnTheBoard() {
        assertThat(after(1)).isEqualTo(new Place(1, List.of()));
        assertThat(after(2)).isEqualTo(new Place(1, List.of(1)));
        assertThat(after(3)).isEqualTo(new Place(1, List.of(1, 0)));
        assertThat(after(4)).isEqualTo(new Place(1, List.of(1, 0, 0)));
    }

    @Test
    void whatIsSaidAfterTheEndBeginsTheNextGame() {
        assertThat(after(5)).isEqualTo(new Place(2, List.of()));
        assertThat(after(6)).isEqualTo(new Place(2, List.of(0)));
        assertThat(after(7)).as("there is no third game").isEqualTo(new Place(2, List.of(0, 0)));
    }

    @Test
    void aMoveThatIsNoneEndsTheBoardWhereItWas() {
        assertThat(after(9, List.of(program("take 2\n"), interactor("take 1\n")), 0))
                .isEqualTo(new Place(1, List.of()));
        assertThat(after(9, List.of(program("take 1\ntake 1\n")), 0)).isEqualTo(new Place(1, List.of(0)));
        assertThat(after(9, List.of(program("take 1\n"), interactor("hello\n"), program("take 1\n")), 0))
                .isEqualTo(new Place(1, List.of(0)));
    }

    @Test
    void theInteractorMayCallAGameADraw() {
        List<Turn> talk = List.of(program("take 1\n"), interactor("draw\n2\n"), program("take 1\n"));
        assertThat(after(2, talk, 0)).isEqualTo(new Place(2, List.of()));
        assertThat(after(3, talk, 0)).isEqualTo(new Place(2, List.of(0)));
    }

    @Test
    void whatComesAfterAGapIsNotFollowed() {
        assertThat(after(9, List.of(program("take 3\n")), 100)).isEqualTo(new Place(1, List.of(1)));
        assertThat(Transcript.after(
                                new Conversation(List.of(program("take 3\n")), List.of(interactor("take 1\n")), 5),
                                9,
                                GRAPH,
                                Optional.empty())
                        .place())
                .isEqualTo(new Place(1, List.of(1)));
    }

    @Test
    void whatIsAskedAndAnsweredMovesNothing() {
        List<Turn> asking = List.of(
                program("look 2\n"),
                interactor("take 1\n"),
                program("look  3\nlook\n"),
                interactor("2\n"),
                program("take 3\n"));
        assertThat(after(9, asking.subList(0, 2), "look")).isEqualTo(new Place(1, List.of()));
        assertThat(after(9, List.of(asking.get(0), asking.get(1), asking.get(4)), "look"))
                .isEqualTo(new Place(1, List.of(1)));
        List<Turn> later =
                List.of(program("take 3\n"), interactor("take 1\n"), asking.get(0), asking.get(1), program("take 1\n"));
        assertThat(after(9, later, "look"))
                .as("the answer is no move of the interactor's")
                .isEqualTo(new Place(1, List.of(1, 0, 0)));
        assertThat(after(9, asking, "look")).as("nobody asks twice at once").isEqualTo(new Place(1, List.of()));
        assertThat(after(9, List.of(program("take 3\n"), program("look 1\n"), interactor("take 1\n")), "look"))
                .as("nobody asks at the other's turn")
                .isEqualTo(new Place(1, List.of(1)));
        assertThat(after(9, later, "loo")).as("another word").isEqualTo(new Place(1, List.of(1, 0)));
    }

    private static Place after(int turn) {
        return after(turn, TALK, 0);
    }

    private static Place after(int turn, List<Turn> talk, long leftOut) {
        return Transcript.after(new Conversation(talk, List.of(), leftOut), turn, GRAPH, Optional.empty())
                .place();
    }

    private static Place after(int turn, List<Turn> talk, String asking) {
        return Transcript.after(new Conversation(talk, List.of(), 0), turn, GRAPH, Optional.of(asking))
                .place();
    }

    private static Turn program(String text) {
        return new Turn(Speaker.PROGRAM, text);
    }

    private static Turn interactor(String text) {
        return new Turn(Speaker.INTERACTOR, text);
    }
}
