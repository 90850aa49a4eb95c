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
        long[][] all = new long[games][];
        for (int i = 0; i < games; i++) {
            all[i] = new long[Integer.parseInt(next())];
            for (int j = 0; j < all[i].length; j++) all[i][j] = Long.parseLong(next());
        }
        int k = Integer.parseInt(next());
        StringBuilder out = new StringBuilder();
        for (long[] piles : all) out.append(answer(piles, k)).append('\n');
        System.out.print(out);
    }

    static final BufferedReader IN = new BufferedReader(new InputStreamReader(System.in));
    static StringTokenizer words = new StringTokenizer("");

    static String next() throws IOException {
        while (!words.hasMoreTokens()) words = new StringTokenizer(IN.readLine());
        return words.nextToken();
    }
}
