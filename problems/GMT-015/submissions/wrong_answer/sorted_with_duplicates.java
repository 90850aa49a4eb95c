// Idea: sort the values and return the first index i with values[i] != i; equal values shift everything behind them.
import java.util.*;

public class Main {
    public static void main(String[] args) {
        Scanner in = new Scanner(System.in);
        int n = in.nextInt(), m = in.nextInt();
        List<List<Integer>> out = new ArrayList<>(), back = new ArrayList<>();
        for (int i = 0; i < n; i++) {
            out.add(new ArrayList<>());
            back.add(new ArrayList<>());
        }
        int[] deg = new int[n];
        for (int i = 0; i < m; i++) {
            int u = in.nextInt(), v = in.nextInt();
            out.get(u).add(v);
            back.get(v).add(u);
            deg[u]++;
        }
        Deque<Integer> queue = new ArrayDeque<>();
        for (int i = 0; i < n; i++) if (deg[i] == 0) queue.add(i);
        int[] g = new int[n];
        while (!queue.isEmpty()) {
            int v = queue.poll();
            int[] values = out.get(v).stream().mapToInt(w -> g[w]).sorted().toArray();
            int i = 0;
            while (i < values.length && values[i] == i) i++;
            g[v] = i;
            for (int u : back.get(v)) if (--deg[u] == 0) queue.add(u);
        }
        StringBuilder sb = new StringBuilder();
        for (int x : g) sb.append(x).append(' ');
        System.out.println(sb);
    }
}
