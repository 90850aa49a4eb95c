import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.util.ArrayList;
import java.util.List;
import java.util.StringTokenizer;

public class Main {
    private static final int DRAWN = 0;
    private static final int WON = 1;
    private static final int LOST = 2;

    private static List<List<Integer>> to;
    private static int[] outcome;
    private static int[] distance;

    public static void main(String[] args) throws IOException {
        BufferedReader in = new BufferedReader(new InputStreamReader(System.in));
        StringTokenizer counts = new StringTokenizer(in.readLine());
        to = lists(Integer.parseInt(counts.nextToken()));
        for (int m = Integer.parseInt(counts.nextToken()); m > 0; m--) {
            StringTokenizer edge = new StringTokenizer(in.readLine());
            to.get(Integer.parseInt(edge.nextToken())).add(Integer.parseInt(edge.nextToken()));
        }
        solve();

        in.readLine(); // k: whoever takes the shortest way needs not count
        for (int games = Integer.parseInt(in.readLine().trim()); games > 0; games--) {
            String said = in.readLine().trim();
            while (!said.equals("draw")) {
                int node = myMove(Integer.parseInt(said));
                System.out.println(node);
                System.out.flush();
                if (to.get(node).isEmpty()) {
                    break;
                }
                said = in.readLine().trim();
            }
        }
    }

    private static List<List<Integer>> lists(int count) {
        List<List<Integer>> lists = new ArrayList<>();
        for (int i = 0; i < count; i++) {
            lists.add(new ArrayList<>());
        }
        return lists;
    }

    /** From the dead ends backwards; what is never reached is drawn. */
    private static void solve() {
        int n = to.size();
        List<List<Integer>> from = lists(n);
        outcome = new int[n];
        distance = new int[n];
        int[] open = new int[n];
        int[] queue = new int[n];
        int end = 0;
        for (int node = 0; node < n; node++) {
            open[node] = to.get(node).size();
            for (int other : to.get(node)) {
                from.get(other).add(node);
            }
            if (open[node] == 0) {
                outcome[node] = LOST;
                queue[end++] = node;
            }
        }
        for (int next = 0; next < end; next++) {
            int decided = queue[next];
            for (int node : from.get(decided)) {
                if (outcome[node] == DRAWN && (outcome[decided] == LOST || --open[node] == 0)) {
                    outcome[node] = outcome[decided] == LOST ? WON : LOST;
                    distance[node] = distance[decided] + 1;
                    queue[end++] = node;
                }
            }
        }
    }

    private static int myMove(int node) {
        int wanted = outcome[node] == WON ? LOST : DRAWN;
        int best = -1;
        for (int next : to.get(node)) {
            if (outcome[next] == wanted && (best < 0 || distance[next] < distance[best])) {
                best = next;
            }
        }
        return best;
    }
}
