// Idea: recompute every node until a whole pass changes nothing: as many passes as the longest path is long.
import java.io.*;
import java.util.*;

public class Main {
    public static void main(String[] args) throws IOException {
        StreamTokenizer in = new StreamTokenizer(new BufferedReader(new InputStreamReader(System.in)));
        in.nextToken();
        int n = (int) in.nval;
        in.nextToken();
        int m = (int) in.nval;
        List<List<Integer>> out = new ArrayList<>();
        for (int i = 0; i < n; i++) out.add(new ArrayList<>());
        for (int i = 0; i < m; i++) {
            in.nextToken();
            int u = (int) in.nval;
            in.nextToken();
            out.get(u).add((int) in.nval);
        }
        int[] g = new int[n];
        int[] mark = new int[n + 1];
        int time = 0;
        boolean changed = true;
        while (changed) {
            changed = false;
            for (int v = 0; v < n; v++) {
                time++;
                for (int w : out.get(v)) mark[g[w]] = time;
                int mex = 0;
                while (mark[mex] == time) mex++;
                if (mex != g[v]) {
                    g[v] = mex;
                    changed = true;
                }
            }
        }
        StringBuilder sb = new StringBuilder();
        for (int x : g) sb.append(x).append(' ');
        System.out.println(sb);
    }
}
