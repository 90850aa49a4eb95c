import java.io.*;
import java.util.*;

public class Main {
    /** "First g" or "Second 0", with the Grundy value g of the game. */
    static String answer(String code, long[] rows) {
        // Write your solution here.
        return "Second 0";
    }

    public static void main(String[] args) throws IOException {
        int games = Integer.parseInt(next());
        String code = next();
        StringBuilder out = new StringBuilder();
        for (int i = 0; i < games; i++) {
            long[] rows = new long[Integer.parseInt(next())];
            for (int j = 0; j < rows.length; j++) rows[j] = Long.parseLong(next());
            out.append(answer(code, rows)).append('\n');
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
