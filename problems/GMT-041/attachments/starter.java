import java.io.*;
import java.util.*;

public class Main {
    /** For each node whether the player to move wins if the token starts there. */
    static boolean[] winningStarts(List<List<Integer>> neighbours) {
        boolean[] winning = new boolean[neighbours.size()];
        // Write your solution here.
        return winning;
    }

    public static void main(String[] args) throws IOException {
        int n = Integer.parseInt(next());
        int m = Integer.parseInt(next());
        List<List<Integer>> neighbours = new ArrayList<>();
        for (int i = 0; i < n; i++) neighbours.add(new ArrayList<>());
        for (int i = 0; i < m; i++) {
            int u = Integer.parseInt(next());
            int v = Integer.parseInt(next());
            neighbours.get(u).add(v);
            neighbours.get(v).add(u);
        }
        StringBuilder out = new StringBuilder();
        for (boolean wins : winningStarts(neighbours)) out.append(wins ? "Winning\n" : "Losing\n");
        System.out.print(out);
    }

    static final BufferedReader IN = new BufferedReader(new InputStreamReader(System.in));
    static StringTokenizer words = new StringTokenizer("");

    static String next() throws IOException {
        while (!words.hasMoreTokens()) words = new StringTokenizer(IN.readLine());
        return words.nextToken();
    }
}
