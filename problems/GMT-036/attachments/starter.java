import java.io.*;
import java.util.*;

public class Main {
    /** The Grundy value of a board, as 64 bits without a sign: its two rules, and row and column of each coin that shows heads. */
    static long value(String down, String across, long[][] heads) {
        // Write your solution here.
        return 0;
    }

    public static void main(String[] args) throws IOException {
        int games = Integer.parseInt(next());
        StringBuilder out = new StringBuilder();
        for (int i = 0; i < games; i++) {
            String down = next();
            String across = next();
            long[][] heads = new long[Integer.parseInt(next())][];
            for (int j = 0; j < heads.length; j++) heads[j] = new long[] {Long.parseLong(next()), Long.parseLong(next())};
            long g = value(down, across, heads);
            out.append(g != 0 ? "First " : "Second ").append(Long.toUnsignedString(g)).append('\n');
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
