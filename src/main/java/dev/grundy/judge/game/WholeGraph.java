package dev.grundy.judge.game;

/** The checks of a graph that need all of it. They tell whether moves and starts lead to positions, and all can be reached. */
final class WholeGraph {
    private WholeGraph() {}

    /** @throws BrokenGraphException where it is not so */
    static void check(GraphTables tables) {
        int size = tables.movers().length;
        for (int start : tables.starts()) {
            if (start >= size) {
                throw new BrokenGraphException(
                        2,
                        "a game begins at position " + start + ", and there are only " + size,
                        "print every position, counted from 0");
            }
        }
        int[] firstMove = tables.firstMove();
        for (int position = 0; position < size; position++) {
            for (int move = firstMove[position]; move < firstMove[position + 1]; move++) {
                if (tables.targets()[move] >= size) {
                    throw new BrokenGraphException(
                            0,
                            "a move of position " + position + " leads to position " + tables.targets()[move]
                                    + ", and there are only " + size,
                            "print every position that a move leads to, counted from 0");
                }
            }
        }
        requireReachable(tables);
    }

    private static void requireReachable(GraphTables tables) {
        boolean[] reached = new boolean[tables.movers().length];
        int[] queue = new int[reached.length];
        int end = 0;
        for (int start : tables.starts()) {
            if (!reached[start]) {
                reached[start] = true;
                queue[end++] = start;
            }
        }
        for (int head = 0; head < end; head++) {
            int position = queue[head];
            for (int move = tables.firstMove()[position]; move < tables.firstMove()[position + 1]; move++) {
                int target = tables.targets()[move];
                if (!reached[target]) {
                    reached[target] = true;
                    queue[end++] = target;
                }
            }
        }
        for (int position = 0; position < reached.length; position++) {
            if (!reached[position]) {
                throw new BrokenGraphException(
                        0,
                        "position " + position + " cannot be reached from where the games begin",
                        "print only positions that moves lead to, and name every start");
            }
        }
    }
}
