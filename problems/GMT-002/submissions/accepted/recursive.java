// Depth-first search with a memo; as deep as the longest path.
import java.io.*;
import java.util.*;

public class Recursive {
    static List<List<Integer>> successors = new ArrayList<>();
    static Boolean[] memo;

    static boolean isWinning(int u) {
        if (memo[u] == null) {
            boolean winning = false;
            for (int v : successors.get(u)) {
                if (!isWinning(v)) {
                    winning = true;
                    break;
                }
            }
            memo[u] = winning;
        }
        return memo[u];
    }

    static int nextInt(StreamTokenizer in) throws IOException {
        in.nextToken();
        return (int) in.nval;
    }

    public static void main(String[] args) throws IOException {
        StreamTokenizer in = new StreamTokenizer(new BufferedReader(new InputStreamReader(System.in)));
        int n = nextInt(in), m = nextInt(in);
        for (int u = 0; u < n; u++) successors.add(new ArrayList<>());
        memo = new Boolean[n];
        for (int i = 0; i < m; i++) successors.get(nextInt(in)).add(nextInt(in));
        StringJoiner line = new StringJoiner(" ");
        for (int u = 0; u < n; u++) line.add(isWinning(u) ? "Winning" : "Losing");
        System.out.println(line);
    }
}
