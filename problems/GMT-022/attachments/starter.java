import java.io.*;
import java.util.*;

public class Main {
    /** "First g" or "Second 0", with the Grundy value g of the game. */
    static String answer(long[] rows) {
        // Write your solution here.
        return "Second 0";
    }

    public static void main(String[] args) throws IOException {
        int games = Integer.parseInt(next());
        StringBuilder out = new StringBuilder();
        for (int i = 0; i < games; i++) {
            int n = Integer.parseInt(next());
            long[] rows = new long[n];
            for (int j = 0; j < n; j++) rows[j] = Long.parseLong(next());
            out.append(answer(rows)).append('\n');
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
