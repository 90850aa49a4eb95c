// Idea: Grundy values, a node wins if its value is not 0; the values of the successors are collected in the bits of one long,
// and << counts only up to 63: a value of 64 is taken for a 0.
import java.io.*;
import java.util.*;

public class Main {
    public static void main(String[] args) throws IOException {
        StreamTokenizer in = new StreamTokenizer(new BufferedReader(new InputStreamReader(System.in)));
        in.nextToken();
        int n = (int) in.nval;
        in.nextToken();
        int m = (int) in.nval;
        List<List<Integer>> predecessors = new ArrayList<>();
        for (int u = 0; u < n; u++) predecessors.add(new ArrayList<>());
        int[] open = new int[n];
        for (int i = 0; i < m; i++) {
            in.nextToken();
            int u = (int) in.nval;
            in.nextToken();
            predecessors.get((int) in.nval).add(u);
            open[u]++;
        }
        long[] seen = new long[n];
        int[] value = new int[n];
        ArrayDeque<Integer> queue = new ArrayDeque<>();
        for (int u = 0; u < n; u++) if (open[u] == 0) queue.add(u);
        while (!queue.isEmpty()) {
            int v = queue.poll();
            value[v] = Long.numberOfTrailingZeros(~seen[v]);
            for (int u : predecessors.get(v)) {
                seen[u] |= 1L << value[v];
                if (--open[u] == 0) queue.add(u);
            }
        }
        StringJoiner line = new StringJoiner(" ");
        for (int u = 0; u < n; u++) line.add(value[u] != 0 ? "Winning" : "Losing");
        System.out.println(line);
    }
}
