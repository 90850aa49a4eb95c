// Idea: whoever begins wins if the number of edges is odd, and any tip is a good cut.
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
        if (n % 2 == 0) return 0;
        boolean[] under = new boolean[n + 1];
        for (int e = 1; e <= n; e++) under[below[e]] = true;
        for (int e = 1; e <= n; e++) if (!under[e]) return e;
        return 0;
    }
}
