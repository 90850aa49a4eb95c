import java.io.*;
import java.util.*;

public class Main {
    /** For each node "Winning d", "Losing d" or "Draw". */
    static String[] outcomes(List<List<Integer>> successors) {
        String[] results = new String[successors.size()];
        Arrays.fill(results, "Draw");
        // Write your solution here.
        return results;
    }

    public static void main(String[] args) throws IOException {
        int n = Integer.parseInt(next());
        int m = Integer.parseInt(next());
        List<List<Integer>> successors = new ArrayList<>();
        for (int i = 0; i < n; i++) successors.add(new ArrayList<>());
        for (int i = 0; i < m; i++) {
            int u = Integer.parseInt(next());
            int v = Integer.parseInt(next());
            successors.get(u).add(v);
        }
        System.out.println(String.join("\n", outcomes(successors)));
    }

    static final BufferedReader IN = new BufferedReader(new InputStreamReader(System.in));
    static StringTokenizer words = new StringTokenizer("");

    static String next() throws IOException {
        while (!words.hasMoreTokens()) words = new StringTokenizer(IN.readLine());
        return words.nextToken();
    }
}
