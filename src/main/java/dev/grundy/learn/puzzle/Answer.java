package dev.grundy.learn.puzzle;

import dev.grundy.judge.game.Mover;
import dev.grundy.judge.game.Outcome;
import dev.grundy.judge.game.SolvedGame;
import dev.grundy.judge.game.StateGraph;
import dev.grundy.learn.play.Worth;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.function.UnaryOperator;
import java.util.stream.IntStream;

/**
 * The result of a move in a puzzle, and the reason.
 *
 * @param move its name
 * @param outcome for the reader
 * @param over whether the game has ended with it
 * @param before the worth of the position, as {@code after} is the worth that the move left
 * @param line best play from there on: of a win to its end as far as it is shown, of a draw the first reply
 */
record Answer(String move, Outcome outcome, boolean over, Worth before, Worth after, List<Reply> line) {
    private static final int MOST_SHOWN = 12;

    /**
     * One move of the line.
     *
     * @param board where it leads
     */
    record Reply(boolean yours, String move, String board) {}

    Answer {
        line = List.copyOf(line);
    }

    /** @param said from the name of a move to the name that people read */
    static Answer of(OpenPuzzle puzzle, int move, UnaryOperator<String> said) {
        SolvedGame game = puzzle.game();
        int position = puzzle.position();
        Outcome outcome = game.outcomeAfter(position, move);
        int target = game.graph().target(position, move);
        return new Answer(
                said.apply(game.graph().moveName(position, move)),
                outcome,
                game.graph().isEnd(target),
                Worth.ofPosition(game, position),
                Worth.ofMove(game, position, move),
                line(game, position, target, outcome == Outcome.DRAW ? 1 : MOST_SHOWN, said));
    }

    private static List<Reply> line(SolvedGame game, int position, int target, int most, UnaryOperator<String> said) {
        StateGraph graph = game.graph();
        List<Reply> line = new ArrayList<>();
        Set<Integer> seen = new HashSet<>();
        int here = target;
        while (!graph.isEnd(here) && line.size() < most && seen.add(here)) {
            int from = here;
            int best = IntStream.range(0, graph.degree(from))
                    .filter(move -> game.isBest(from, move))
                    .findFirst()
                    .orElseThrow();
            here = graph.target(from, best);
            boolean isYours =
                    graph.mover(from) == Mover.NEXT ? line.size() % 2 == 1 : graph.mover(from) == graph.mover(position);
            line.add(new Reply(isYours, said.apply(graph.moveName(from, best)), graph.board(here)));
        }
        return line;
    }

    public boolean isRight() {
        return outcome == Outcome.WIN;
    }

    public boolean isDrawn() {
        return outcome == Outcome.DRAW;
    }

    /** How many moves are left until the end against best play. */
    public int left() {
        return Math.max(after.distance().orElse(1) - 1, 0);
    }
}
