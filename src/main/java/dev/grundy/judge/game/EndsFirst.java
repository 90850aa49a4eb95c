package dev.grundy.judge.game;

import java.util.Arrays;
import java.util.Optional;

/**
 * The positions in an order in which every one stands behind those that its moves lead to (A. B. Kahn, Topological sorting of large
 * networks, CACM 5(11), 1962, from the ends).
 */
record EndsFirst(int[] positions) {

    /** Empty where some play is endless. */
    static Optional<EndsFirst> of(StateGraph graph, Predecessors predecessors) {
        int[] open = new int[graph.size()];
        int[] order = new int[graph.size()];
        int end = 0;
        for (int position = 0; position < graph.size(); position++) {
            open[position] = graph.degree(position);
            if (open[position] == 0) {
                order[end++] = position;
            }
        }
        for (int head = 0; head < end; head++) {
            int position = order[head];
            for (int i = predecessors.first()[position]; i < predecessors.first()[position + 1]; i++) {
                int before = predecessors.sources()[i];
                if (--open[before] == 0) {
                    order[end++] = before;
                }
            }
        }
        return end == graph.size() ? Optional.of(new EndsFirst(order)) : Optional.empty();
    }

    /**
     * The Grundy value of each position: the least whole number, from 0, that no move leads to (R. Sprague, Über mathematische Kampfspiele,
     * Tôhoku Mathematical Journal 41, 1935; P. M. Grundy, Mathematics and games, Eureka 2, 1939).
     */
    int[] grundyValues(StateGraph graph) {
        int[] firstMove = graph.firstMoves();
        int[] targets = graph.targets();
        int[] values = new int[graph.size()];
        int[] seenAt = new int[64];
        Arrays.fill(seenAt, -1);
        for (int position : positions) {
            int degree = firstMove[position + 1] - firstMove[position];
            if (degree >= seenAt.length) {
                int before = seenAt.length;
                seenAt = Arrays.copyOf(seenAt, 2 * degree + 1);
                Arrays.fill(seenAt, before, seenAt.length, -1);
            }
            for (int move = firstMove[position]; move < firstMove[position + 1]; move++) {
                int value = values[targets[move]];
                // The mex is at most the number of moves, and is that only if all smaller values are seen.
                if (value < degree) {
                    seenAt[value] = position;
                }
            }
            int mex = 0;
            while (seenAt[mex] == position) {
                mex++;
            }
            values[position] = mex;
        }
        return values;
    }

    /**
     * First's payoff from each position: the greatest that First can get to where First moves, the least where Second does (backward
     * induction: E. Zermelo, Über eine Anwendung der Mengenlehre auf die Theorie des Schachspiels, 1913; H. W. Kuhn, Extensive games and the
     * problem of information, 1953).
     */
    long[] payoffs(StateGraph graph) {
        int[] firstMove = graph.firstMoves();
        int[] targets = graph.targets();
        long[] payoffs = graph.payoffs().clone();
        for (int position : positions) {
            boolean firstMoves = graph.mover(position) == Mover.FIRST;
            int from = firstMove[position];
            int to = firstMove[position + 1];
            for (int move = from; move < to; move++) {
                long payoff = payoffs[targets[move]];
                boolean better = firstMoves ? payoff > payoffs[position] : payoff < payoffs[position];
                if (move == from || better) {
                    payoffs[position] = payoff;
                }
            }
        }
        return payoffs;
    }
}
