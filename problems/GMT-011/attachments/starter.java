import java.io.*;
import java.util.*;

public class Main {
    /** Nodes are numbered from 0 here; the tokens stand on a and b. */
    static boolean firstWins(List<List<Integer>> successors, int a, int b) {
        // Write your solution here.
        return false;
    }

    public static void main(String[] args) throws IOException {
        int n = Integer.parseInt(next());
        int m = Integer.parseInt(next());
        List<List<Integer>> successors = new ArrayList<>();
        for (int i = 0; i < n; i++) successors.add(new ArrayList<>());
        for (int i = 0; i < m; i++) {
            int u = Integer.parseInt(next()) - 1;
            int v = Integer.parseInt(next()) - 1;
            successors.get(u).add(v);
        }
        int a = Integer.parseInt(next()) - 1;
        int b = Integer.parseInt(next()) - 1;
        System.out.println(firstWins(successors, a, b) ? "First" : "Second");
    }

    static final BufferedReader IN = new BufferedReader(new InputStreamReader(System.in));
    static StringTokenizer words = new StringTokenizer("");

    static String next() throws IOException {
        while (!words.hasMoreTokens()) words = new StringTokenizer(IN.readLine());
        return words.nextToken();
    }
}
