import java.io.*;
import java.util.*;

public class Main {
    /** With how many nodes First can begin and win; 0 if Second wins. The list at v holds the neighbours of node v. */
    static int winningNodes(List<List<Integer>> neighbours) {
        // Write your solution here.
        return 0;
    }

    public static void main(String[] args) throws IOException {
        int games = next();
        StringBuilder out = new StringBuilder();
        for (int game = 0; game < games; game++) {
            int n = next();
            int m = next();
            List<List<Integer>> neighbours = new ArrayList<>();
            for (int node = 0; node < n; node++) neighbours.add(new ArrayList<>());
            for (int i = 0; i < m; i++) {
                int u = next();
                int v = next();
                neighbours.get(u).add(v);
                neighbours.get(v).add(u);
            }
            int nodes = winningNodes(neighbours);
            out.append(nodes > 0 ? "First " + nodes : "Second").append('\n');
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
