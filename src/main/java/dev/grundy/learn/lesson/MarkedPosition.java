package dev.grundy.learn.lesson;

import dev.grundy.judge.game.SolvedGame;
import dev.grundy.judge.game.StateGraph;
import dev.grundy.learn.play.NamedPosition;
import java.util.List;

/**
 * A position that stands in a lesson.
 *
 * @param line of its block in the lesson's file, from 1
 */
public record MarkedPosition(NamedPosition position, Claims claims, int line) {
    /**
     * The claims that do not follow from the rules of its problem, for people. Empty if the position is reached and all that is said of it
     * is true.
     */
    public List<String> untrue(SolvedGame game) {
        StateGraph graph = game.graph();
        int[] starts = graph.starts().toArray();
        if (position.game() > starts.length) {
            return List.of("game: the sample has " + starts.length);
        }
        int reached = starts[position.game() - 1];
        for (int move : position.line()) {
            if (move >= graph.degree(reached)) {
                return List.of("line: '" + graph.board(reached) + "' has " + graph.degree(reached)
                        + " moves, which are counted from 0");
            }
            reached = graph.target(reached, move);
        }
        return graph.board(reached).equals(position.board())
                ? claims.untrue(game, reached)
                : List.of("board: the line leads to '" + graph.board(reached) + "'");
    }

    /** Where the line leads, in a graph that has all moves of it. */
    int reached(StateGraph graph) {
        int reached = graph.starts().toArray()[position.game() - 1];
        for (int move : position.line()) {
            reached = graph.target(reached, move);
        }
        return reached;
    }
}
