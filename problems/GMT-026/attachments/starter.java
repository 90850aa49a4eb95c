import java.io.*;
import java.util.*;

public class Main {
    /** Who wins, "First" or "Second", if at most k piles may be touched in a move. */
    static String answer(long[] piles, int k) {
        // Write your solution here.
        return "First";
    }

    public static void main(String[] args) throws IOException {
        int games = Integer.parseInt(next());
        int k = Integer.parseInt(next());
        StringBuilder out = new StringBuilder();
        for (int i = 0; i < games; i++) {
            long[] piles = new long[Integer.parseInt(next())];
            for (int j = 0; j < piles.length; j++) piles[j] = Long.parseLong(next());
            out.append(answer(piles, k)).append('\n');
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
