import java.io.BufferedInputStream;
import java.io.IOException;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

public class Main {
    /** All that the heap has to know of a game. */
    interface Game {
        int value();

        /** The first move that makes the game worth so much; empty if there is none. */
        String moveTo(int target);
    }

    public static void main(String[] args) throws IOException {
        StringBuilder out = new StringBuilder();
        for (int t = readNumber(); t > 0; t--) {
            List<Game> heap = new ArrayList<>();
            int all = 0;
            for (int k = readNumber(); k > 0; k--) {
                heap.add(readGame());
                all ^= heap.get(heap.size() - 1).value();
            }
            out.append(all == 0 ? "Second 0" : "First " + all + " " + winningMove(heap, all)).append('\n');
        }
        System.out.print(out);
    }

    private static String winningMove(List<Game> heap, int all) {
        for (int part = 0; ; part++) {
            String move = heap.get(part).moveTo(heap.get(part).value() ^ all);
            if (!move.isEmpty()) {
                return (part + 1) + " " + move;
            }
        }
    }

    private static Game readGame() throws IOException {
        switch (readWord()) {
            case "pile":
                return new Pile();
            case "row":
                return new Row();
            case "tree":
                return new Tree();
            default:
                return new Graph();
        }
    }

    private static int mex(int[] values) {
        boolean[] seen = new boolean[values.length + 1];
        for (int value : values) {
            if (value < values.length) {
                seen[value] = true;
            }
        }
        int least = 0;
        while (seen[least]) {
            least++;
        }
        return least;
    }

    private static final class Pile implements Game {
        private final int stones = readNumber();
        private final int[] allowed = readNumbers(readNumber());
        private final int[] values = new int[stones + 1];

        Pile() throws IOException {
            for (int pile = 0; pile <= stones; pile++) {
                int[] after = new int[allowed.length];
                int moves = 0;
                for (int taken : allowed) {
                    if (taken <= pile) {
                        after[moves++] = values[pile - taken];
                    }
                }
                values[pile] = mex(Arrays.copyOf(after, moves));
            }
        }

        @Override
        public int value() {
            return values[stones];
        }

        @Override
        public String moveTo(int target) {
            for (int taken : allowed) {
                if (taken <= stones && values[stones - taken] == target) {
                    return "take " + taken;
                }
            }
            return "";
        }
    }

    private static final class Row implements Game {
        private static final Map<Integer, List<Integer>> ALL = new HashMap<>();

        private final int pins = readNumber();
        private final int together = readNumber();
        private final List<Integer> values = ALL.computeIfAbsent(together, h -> new ArrayList<>());

        Row() throws IOException {
            for (int row = values.size(); row <= pins; row++) {
                int rest = row - together;
                int[] after = new int[rest < 0 ? 0 : rest / 2 + 1];
                for (int left = 0; left < after.length; left++) {
                    after[left] = values.get(left) ^ values.get(rest - left);
                }
                values.add(mex(after));
            }
        }

        @Override
        public int value() {
            return values.get(pins);
        }

        @Override
        public String moveTo(int target) {
            for (int left = 0; left + together <= pins; left++) {
                if ((values.get(left) ^ values.get(pins - together - left)) == target) {
                    return "at " + (left + 1);
                }
            }
            return "";
        }
    }

    private static final class Tree implements Game {
        private final int n = readNumber();
        private final int[] below = new int[n + 1];
        /** Every edge after all that stand on it. */
        private final int[] order = new int[n];
        /** Of all that stands on an edge; at 0 on the ground. */
        private final int[] values = new int[n + 1];

        Tree() throws IOException {
            int[] bears = new int[n + 1];
            for (int edge = 1; edge <= n; edge++) {
                below[edge] = readNumber();
                bears[below[edge]]++;
            }
            int found = 0;
            for (int edge = 1; edge <= n; edge++) {
                if (bears[edge] == 0) {
                    order[found++] = edge;
                }
            }
            for (int edge : order) {
                if (below[edge] != 0 && --bears[below[edge]] == 0) {
                    order[found++] = below[edge];
                }
                values[below[edge]] ^= values[edge] + 1;
            }
        }

        @Override
        public int value() {
            return values[0];
        }

        @Override
        public String moveTo(int target) {
            int[] wanted = new int[n + 1];
            wanted[0] = target;
            int chosen = n + 1;
            for (int i = n - 1; i >= 0; i--) {
                int edge = order[i];
                int branch = values[below[edge]] ^ (values[edge] + 1) ^ wanted[below[edge]];
                if (branch == 0) {
                    chosen = Math.min(chosen, edge);
                }
                wanted[edge] = branch - 1;
            }
            return chosen <= n ? "cut " + chosen : "";
        }
    }

    private static final class Graph implements Game {
        private final int token;
        private final int[][] to;
        private final int[] values;

        Graph() throws IOException {
            int n = readNumber();
            int m = readNumber();
            token = readNumber();
            int[] ends = readNumbers(2 * m);
            to = targets(n, ends, 0);
            int[][] from = targets(n, ends, 1);
            values = new int[n + 1];
            int[] left = new int[n + 1];
            int[] done = new int[n];
            int found = 0;
            for (int node = 1; node <= n; node++) {
                left[node] = to[node].length;
                if (left[node] == 0) {
                    done[found++] = node;
                }
            }
            for (int node : done) {
                values[node] = mex(Arrays.stream(to[node]).map(target -> values[target]).toArray());
                for (int before : from[node]) {
                    if (--left[before] == 0) {
                        done[found++] = before;
                    }
                }
            }
        }

        /** Of each node the other ends of its edges; side 0 is where they begin. */
        private static int[][] targets(int n, int[] ends, int side) {
            int[] count = new int[n + 1];
            for (int i = side; i < ends.length; i += 2) {
                count[ends[i]]++;
            }
            int[][] targets = new int[n + 1][];
            for (int node = 0; node <= n; node++) {
                targets[node] = new int[count[node]];
            }
            for (int i = side; i < ends.length; i += 2) {
                targets[ends[i]][--count[ends[i]]] = ends[i ^ 1];
            }
            return targets;
        }

        @Override
        public int value() {
            return values[token];
        }

        @Override
        public String moveTo(int target) {
            int chosen = 0;
            for (int node : to[token]) {
                if (values[node] == target && (chosen == 0 || node < chosen)) {
                    chosen = node;
                }
            }
            return chosen > 0 ? "to " + chosen : "";
        }
    }

    private static final BufferedInputStream IN = new BufferedInputStream(System.in, 1 << 16);

    private static String readWord() throws IOException {
        int c = IN.read();
        while (c <= ' ') {
            c = IN.read();
        }
        StringBuilder word = new StringBuilder();
        while (c > ' ') {
            word.append((char) c);
            c = IN.read();
        }
        return word.toString();
    }

    private static int[] readNumbers(int count) throws IOException {
        int[] numbers = new int[count];
        for (int i = 0; i < count; i++) {
            numbers[i] = readNumber();
        }
        return numbers;
    }

    private static int readNumber() throws IOException {
        int c = IN.read();
        while (c <= ' ') {
            c = IN.read();
        }
        int value = 0;
        while (c > ' ') {
            value = value * 10 + (c - '0');
            c = IN.read();
        }
        return value;
    }
}
