package dev.grundy.learn.puzzle;

import dev.grundy.judge.game.Mover;
import dev.grundy.judge.game.StateGraph;

/**
 * Properties of the positions that can be reached from a position.
 *
 * @param isLoopy whether a position can come back
 * @param isMisere whether there are ends, and the player who would have to move wins at each of them
 */
record Reach(boolean isLoopy, boolean isMisere) {
    private static final byte ON_THE_WAY = 1;
    private static final byte DONE = 2;

    /** Goes depth first, with a stack of its own: a play may be as long as the graph is large. */
    static Reach of(StateGraph graph, int position) {
        byte[] marks = new byte[graph.size()];
        int[] way = new int[graph.size()];
        int[] nextMove = new int[graph.size()];
        boolean isLoopy = false;
        boolean hasEnds = false;
        boolean hasOtherEnds = false;
        int length = 1;
        way[0] = position;
        marks[position] = ON_THE_WAY;
        while (length > 0) {
            int here = way[length - 1];
            if (nextMove[here] < graph.degree(here)) {
                int target = graph.target(here, nextMove[here]++);
                isLoopy |= marks[target] == ON_THE_WAY;
                if (marks[target] == 0) {
                    marks[target] = ON_THE_WAY;
                    way[length++] = target;
                }
            } else {
                if (graph.isEnd(here)) {
                    hasEnds = true;
                    hasOtherEnds |= !isWonWithoutAMove(graph, here);
                }
                marks[here] = DONE;
                length--;
            }
        }
        return new Reach(isLoopy, hasEnds && !hasOtherEnds);
    }

    private static boolean isWonWithoutAMove(StateGraph graph, int end) {
        return graph.payoff(end) == (graph.mover(end) == Mover.SECOND ? -1 : 1);
    }
}
