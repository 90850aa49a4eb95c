// Idea: the walk goes as far as it can, so an odd distance to the farthest node wins.
import java.io.*;
import java.util.*;

public class Main {
    public static void main(String[] args) throws IOException {
        StreamTokenizer in = new StreamTokenizer(new BufferedReader(new InputStreamReader(System.in)));
        in.nextToken();
        int n = (int) in.nval;
        in.nextToken();
        int m = (int) in.nval;
        List<List<Integer>> adj = new ArrayList<>();
        for (int i = 0; i < n; i++) adj.add(new ArrayList<>());
        while (m-- > 0) {
            in.nextToken();
            int u = (int) in.nval;
            in.nextToken();
            int v = (int) in.nval;
            adj.get(u).add(v);
            adj.get(v).add(u);
        }
        StringBuilder out = new StringBuilder();
        for (int s = 0; s < n; s++) {
            int[] dist = new int[n];
            Arrays.fill(dist, -1);
            dist[s] = 0;
            int far = 0;
            Deque<Integer> q = new ArrayDeque<>(List.of(s));
            while (!q.isEmpty()) {
                int u = q.remove();
                far = dist[u];
                for (int v : adj.get(u)) {
                    if (dist[v] < 0) {
                        dist[v] = dist[u] + 1;
                        q.add(v);
                    }
                }
            }
            out.append(far % 2 == 1 ? "Winning\n" : "Losing\n");
        }
        System.out.print(out);
    }
}
