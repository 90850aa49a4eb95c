// Idea: the highest guess is the best one.
import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.StringTokenizer;

/** Searches again at each of its turns; what it has looked at it keeps, and the narrower search needs nothing new. */
public class Main {
    private static final int LEAST = -1;
    private static final int MOST = 1000000 + 1;
    private static final BufferedReader IN = new BufferedReader(new InputStreamReader(System.in));

    private final List<List<Integer>> below = new ArrayList<>();
    private final boolean[] mine;
    private final int[] seen;

    private Main() throws IOException {
        int nodes = numbers(2)[0];
        int[] above = numbers(nodes - 1);
        int[] guess = numbers(nodes - 1);
        mine = new boolean[nodes + 1];
        seen = new int[nodes + 1];
        mine[1] = true;
        for (int node = 0; node <= nodes; node++) {
            below.add(new ArrayList<>());
            seen[node] = LEAST;
        }
        for (int node = 2; node <= nodes; node++) {
            below.get(above[node - 2]).add(node);
            mine[node] = !mine[above[node - 2]];
        }
        for (int node = 1; node <= nodes; node++) {
            Comparator<Integer> lowest = Comparator.comparing(next -> guess[next - 2]);
            below.get(node).sort(lowest.reversed());
        }
    }

    public static void main(String[] args) throws IOException {
        int games = numbers(1)[0];
        for (int game = 0; game < games; game++) {
            new Main().play();
        }
    }

    private void play() throws IOException {
        int value = search(1, LEAST, MOST);
        int at = 1;
        while (!isLeaf(at)) {
            at = sureOf(at, value);
            say("to " + at);
            if (!isLeaf(at)) {
                at = Integer.parseInt(IN.readLine().trim().split("\\s+")[1]);
            }
        }
    }

    /** A move that keeps the value. */
    private int sureOf(int node, int value) throws IOException {
        for (int next : below.get(node)) {
            if (search(next, value - 1, value) >= value) {
                return next;
            }
        }
        throw new IllegalStateException("the value is lost");
    }

    private int search(int node, int from, int to) throws IOException {
        if (isLeaf(node)) {
            return look(node);
        }
        int alpha = from;
        int beta = to;
        for (int next : below.get(node)) {
            int found = search(next, alpha, beta);
            if (mine[node]) {
                alpha = Math.max(alpha, found);
            } else {
                beta = Math.min(beta, found);
            }
            if (alpha >= beta) {
                break;
            }
        }
        return mine[node] ? alpha : beta;
    }

    private int look(int leaf) throws IOException {
        if (seen[leaf] == LEAST) {
            say("look " + leaf);
            seen[leaf] = numbers(1)[0];
        }
        return seen[leaf];
    }

    private boolean isLeaf(int node) {
        return below.get(node).isEmpty();
    }

    private static void say(String line) {
        System.out.println(line);
        System.out.flush();
    }

    private static int[] numbers(int count) throws IOException {
        StringTokenizer words = new StringTokenizer(IN.readLine());
        int[] all = new int[count];
        for (int i = 0; i < count; i++) {
            all[i] = Integer.parseInt(words.nextToken());
        }
        return all;
    }
}
