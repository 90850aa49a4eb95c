// Idea: right about the winner, but only moves to smaller labels are counted, as in Nim.
import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.StringTokenizer;

public class Main {
    private static final int NONE = -1;

    /** The label of the token's node, and those of its options. */
    private record Board(int label, int[] reached) {
        int optionsWith(int wanted) {
            return (int) Arrays.stream(reached).filter(other -> other == wanted && (label == NONE || other < label)).count();
        }
    }

    public static void main(String[] args) throws IOException {
        int games = number();
        StringBuilder out = new StringBuilder();
        for (int game = 0; game < games; game++) {
            int k = number();
            List<Board> labelled = new ArrayList<>();
            List<Board> endless = new ArrayList<>();
            int sum = 0;
            for (int i = 0; i < k; i++) {
                Board board = read();
                if (board.label() == NONE) {
                    endless.add(board);
                } else {
                    labelled.add(board);
                    sum ^= board.label();
                }
            }
            int moves = 0;
            if (endless.isEmpty()) {
                for (Board board : labelled) {
                    moves += board.optionsWith(sum ^ board.label());
                }
            } else if (endless.size() == 1) {
                moves = endless.get(0).optionsWith(sum);
            }
            out.append(moves > 0 ? "First " + moves : endless.isEmpty() ? "Second" : "Draw").append('\n');
        }
        System.out.print(out);
    }

    private static Board read() throws IOException {
        word();
        int nodes = number();
        int edges = number();
        int token = number();
        List<List<Integer>> options = new ArrayList<>();
        List<List<Integer>> before = new ArrayList<>();
        for (int node = 0; node <= nodes; node++) {
            options.add(new ArrayList<>());
            before.add(new ArrayList<>());
        }
        for (int i = 0; i < edges; i++) {
            int from = number();
            int to = number();
            options.get(from).add(to);
            before.get(to).add(from);
        }
        int[] label = labels(nodes, options, before);
        return new Board(label[token], options.get(token).stream().mapToInt(option -> label[option]).toArray());
    }

    private static int[] labels(int nodes, List<List<Integer>> options, List<List<Integer>> before) {
        int[] label = new int[nodes + 1];
        int[] answered = new int[nodes + 1];
        int[] open = new int[nodes + 1];
        int[] unanswered = new int[nodes + 1];
        Arrays.fill(label, NONE);
        Arrays.fill(answered, NONE);
        List<Integer> candidates = new ArrayList<>();
        for (int node = 1; node <= nodes; node++) {
            open[node] = options.get(node).size();
            candidates.add(node);
        }
        for (int round = 0; !candidates.isEmpty(); round++) {
            boolean[] isCandidate = new boolean[nodes + 1];
            ArrayDeque<Integer> lost = new ArrayDeque<>();
            for (int node : candidates) {
                isCandidate[node] = true;
                unanswered[node] = open[node];
                if (open[node] == 0) {
                    lost.add(node);
                }
            }
            List<Integer> labelled = new ArrayList<>();
            while (!lost.isEmpty()) {
                int node = lost.remove();
                label[node] = round;
                labelled.add(node);
                for (int answering : before.get(node)) {
                    if (label[answering] != NONE || answered[answering] == round) {
                        continue;
                    }
                    answered[answering] = round;
                    for (int earlier : before.get(answering)) {
                        if (isCandidate[earlier] && --unanswered[earlier] == 0) {
                            lost.add(earlier);
                        }
                    }
                }
            }
            for (int node : labelled) {
                for (int earlier : before.get(node)) {
                    open[earlier]--;
                }
            }
            List<Integer> next = new ArrayList<>();
            for (int node : candidates) {
                if (label[node] == NONE && answered[node] == round) {
                    next.add(node);
                }
            }
            candidates = next;
        }
        return label;
    }

    private static final BufferedReader IN = new BufferedReader(new InputStreamReader(System.in), 1 << 16);
    private static StringTokenizer words = new StringTokenizer("");

    private static String word() throws IOException {
        while (!words.hasMoreTokens()) {
            words = new StringTokenizer(IN.readLine());
        }
        return words.nextToken();
    }

    private static int number() throws IOException {
        return Integer.parseInt(word());
    }
}
