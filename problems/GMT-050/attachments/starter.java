import java.io.*;
import java.util.*;

public class Main {
    /** How many blocks First can pull first and win; 0 if Second wins. The list at u holds the blocks that rest directly on block u. */
    static int winningBlocks(List<List<Integer>> above) {
        // Write your solution here.
        return 0;
    }

    public static void main(String[] args) throws IOException {
        int games = next();
        StringBuilder out = new StringBuilder();
        for (int game = 0; game < games; game++) {
            int n = next();
            int m = next();
            List<List<Integer>> above = new ArrayList<>();
            for (int block = 0; block < n; block++) above.add(new ArrayList<>());
            for (int i = 0; i < m; i++) {
                int u = next();
                int v = next();
                above.get(u).add(v);
            }
            int blocks = winningBlocks(above);
            out.append(blocks > 0 ? "First " + blocks : "Second").append('\n');
        }
        System.out.print(out);
    }

    static final BufferedReader IN = new BufferedReader(new InputStreamReader(System.in));
    static StringTokenizer words = new StringTokenizer("");

    static int next() throws IOException {
        while (!words.hasMoreTokens()) words = new StringTokenizer(IN.readLine());
        return Integer.parseInt(words.nextToken());
    }
}
