// Idea: a branch is worth the mex of the branches that stand on it, as on a graph.
import java.io.*;
import java.util.*;

public class Main {
    static StreamTokenizer in = new StreamTokenizer(new BufferedReader(new InputStreamReader(System.in)));

    static int next() throws IOException {
        in.nextToken();
        return (int) in.nval;
    }

    public static void main(String[] args) throws IOException {
        int t = next();
        StringBuilder sb = new StringBuilder();
        while (t-- > 0) {
            int n = next();
            int[] below = new int[n + 1];
            for (int e = 1; e <= n; e++) below[e] = next();
            int e = solve(n, below);
            sb.append(e == 0 ? "Second" : "First " + e).append('\n');
        }
        System.out.print(sb);
    }

    static int solve(int n, int[] below) {
        int[] order = tipsFirst(n, below), value = new int[n + 1];
        List<Set<Integer>> on = new ArrayList<>();
        for (int e = 0; e <= n; e++) on.add(new HashSet<>());
        int x = 0;
        for (int e : order) {
            while (on.get(e).contains(value[e])) value[e]++;
            if (below[e] == 0) x ^= value[e] + 1;
            else on.get(below[e]).add(value[e]);
        }
        if (x == 0) return 0;
        for (int e = 1; e <= n; e++) if (below[e] == 0 && value[e] + 1 == x) return e;
        return 1;
    }

    static int[] tipsFirst(int n, int[] below) {
        int[] branches = new int[n + 1], order = new int[n];
        int k = 0;
        for (int e = 1; e <= n; e++) branches[below[e]]++;
        for (int e = 1; e <= n; e++) if (branches[e] == 0) order[k++] = e;
        for (int i = 0; i < n; i++) {
            int p = below[order[i]];
            if (p != 0 && --branches[p] == 0) order[k++] = p;
        }
        return order;
    }
}
