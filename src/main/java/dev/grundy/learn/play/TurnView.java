package dev.grundy.learn.play;

import dev.grundy.format.pack.ByHand;
import dev.grundy.judge.game.GameReplay;
import dev.grundy.judge.game.SolvedGame;
import dev.grundy.judge.game.StateGraph;
import dev.grundy.judge.result.Conversation;
import dev.grundy.problem.drawing.Boards;
import dev.grundy.problem.drawing.MoveNames;
import dev.grundy.problem.drawing.canvas.Moves;
import dev.grundy.problem.drawing.canvas.Picture;
import java.util.List;
import java.util.Optional;

/**
 * A turn of a conversation as its page shows it: the lines of the turn, and the position of the game then.
 *
 * @param number   from 1
 * @param turns    that can be looked at
 * @param said     in this turn
 * @param game     from 1
 * @param games    of the conversation
 * @param board    of the position, in the words of the problem
 * @param picture  the same, drawn; empty where the words must do
 * @param worth    of the position, to the player to move
 * @param slip     by which the program gave something away in this game; empty if there is none
 * @param lost     whether one side has said a line that is no move, so that the board stays as it was before
 * @param over     whether no move is left
 * @param here     where the same position is played from
 * @param home     the submission
 */
public record TurnView(
        int number,
        int turns,
        Conversation.Turn said,
        int game,
        int games,
        String board,
        Optional<Picture> picture,
        Worth worth,
        Optional<Slip> slip,
        boolean lost,
        boolean over,
        String here,
        String home) {

    /**
     * The things around a conversation that all its turns share.
     *
     * @param home     the submission's address
     * @param play     where its games are played
     * @param input    that holds them
     * @param drawing  of its boards
     * @param asking   the first word of the lines by which the program asks the interactor something
     */
    record Around(String home, String play, String input, Optional<ByHand.Drawing> drawing, Optional<String> asking) {}

    /** @param turn from 1, of those that can be followed */
    static TurnView of(Conversation conversation, int turn, SolvedGame solved, Around around) {
        StateGraph graph = solved.graph();
        GameReplay replay = Transcript.after(conversation, turn, graph, around.asking());
        GameReplay.Place place = replay.place();
        int[] starts = graph.starts().toArray();
        String board = graph.board(replay.position());
        List<Conversation.Turn> turns = Transcript.turns(conversation);
        // The reader who goes on from here is to move, as if both had moved in turns.
        Setting reader = new Setting(place.line().size() % 2 == 0, Opponent.PERFECT, Setting.USUAL_ERRORS);
        return new TurnView(
                turn,
                turns.size(),
                turns.get(turn - 1),
                place.game(),
                starts.length,
                board,
                around.drawing().flatMap(kind -> Boards.of(kind, around.input(), board, Moves.NONE)),
                Worth.ofPosition(solved, replay.position()),
                Match.of(solved, starts[place.game() - 1], Setting.USUAL, place.line())
                        .flatMap(match -> Slip.of(match, name -> MoveNames.of(around.drawing(), name))),
                replay.isLost(),
                graph.isEnd(replay.position()),
                around.play() + new MatchAddress(place.game(), reader, place.line(), true).query(),
                around.home());
    }

    public boolean isFirst() {
        return number == 1;
    }

    public boolean isLast() {
        return number == turns;
    }

    public String previous() {
        return home + "/board/" + (number - 1);
    }

    public String next() {
        return home + "/board/" + (number + 1);
    }
}
