// Idea: Grundy values stay small, 64 marks will do.
import java.io.*;
import java.util.*;

public class Main {
    static List<List<Integer>> out = new ArrayList<>();
    static int[] g;

    static int grundy(int v) {
        if (g[v] >= 0) return g[v];
        boolean[] seen = new boolean[64];
        for (int w : out.get(v)) seen[grundy(w)] = true;
        int mex = 0;
        while (seen[mex]) mex++;
        return g[v] = mex;
    }

    public static void main(String[] args) throws IOException {
        StreamTokenizer in = new StreamTokenizer(new BufferedReader(new InputStreamReader(System.in)));
        in.nextToken();
        int n = (int) in.nval;
        in.nextToken();
        int m = (int) in.nval;
        for (int i = 0; i < n; i++) out.add(new ArrayList<>());
        for (int i = 0; i < m; i++) {
            in.nextToken();
            int u = (int) in.nval;
            in.nextToken();
            out.get(u).add((int) in.nval);
        }
        g = new int[n];
        Arrays.fill(g, -1);
        StringBuilder sb = new StringBuilder();
        for (int v = 0; v < n; v++) sb.append(grundy(v)).append(' ');
        System.out.println(sb);
    }
}
