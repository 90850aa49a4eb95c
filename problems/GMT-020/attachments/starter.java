import java.io.*;
import java.util.*;

public class Main {
    /** "First p s" with the pile and the stones of the winning move, or "Second". */
    static String answer(long[] piles) {
        // Write your solution here.
        return "Second";
    }

    public static void main(String[] args) throws IOException {
        int games = Integer.parseInt(next());
        StringBuilder out = new StringBuilder();
        for (int i = 0; i < games; i++) {
            int n = Integer.parseInt(next());
            long[] piles = new long[n];
            for (int j = 0; j < n; j++) piles[j] = Long.parseLong(next());
            out.append(answer(piles)).append('\n');
        }
        System.out.print(out);
    }

    static final BufferedReader IN = new BufferedReader(new InputStreamReader(System.in));
    static StringTokenizer words = new StringTokenizer("");

    static String next() throws IOException {
        while (!words.hasMoreTokens()) words = new StringTokenizer(IN.readLine());
        return words.nextToken();
    }
}
