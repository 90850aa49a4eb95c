import java.io.*;
import java.util.*;

public class Main {
    static int[] grundyValues(List<List<Integer>> successors) {
        int[] values = new int[successors.size()];
        // Write your solution here.
        return values;
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
        StringJoiner out = new StringJoiner(" ");
        for (int value : grundyValues(successors)) out.add(Integer.toString(value));
        System.out.println(out);
    }

    static final BufferedReader IN = new BufferedReader(new InputStreamReader(System.in));
    static StringTokenizer words = new StringTokenizer("");

    static String next() throws IOException {
        while (!words.hasMoreTokens()) words = new StringTokenizer(IN.readLine());
        return words.nextToken();
    }
}
