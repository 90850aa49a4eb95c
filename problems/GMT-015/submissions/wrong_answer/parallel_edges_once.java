// Idea: predecessors kept as sets, but out-degrees counted with multiplicity: nodes with parallel edges are never reached.
import java.util.*;

public class Main {
    public static void main(String[] args) {
        Scanner in = new Scanner(System.in);
        int n = in.nextInt(), m = in.nextInt();
        List<Set<Integer>> out = new ArrayList<>(), back = new ArrayList<>();
        for (int i = 0; i < n; i++) {
            out.add(new HashSet<>());
            back.add(new HashSet<>());
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
            Set<Integer> values = new HashSet<>();
            for (int w : out.get(v)) values.add(g[w]);
            while (values.contains(g[v])) g[v]++;
            for (int u : back.get(v)) if (--deg[u] == 0) queue.add(u);
        }
        StringJoiner sj = new StringJoiner(" ");
        for (int x : g) sj.add(Integer.toString(x));
        System.out.println(sj);
    }
}
