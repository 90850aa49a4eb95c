import java.io.*;
import java.util.*;

public class Main {
    /** "First k", where k moves win, or "Second". Row i has its white token in column white[i] and its black one in column black[i]. */
    static String answer(long columns, long[] white, long[] black) {
        // Write your solution here.
        return "Second";
    }

    public static void main(String[] args) throws IOException {
        int games = Integer.parseInt(next());
        StringBuilder out = new StringBuilder();
        for (int i = 0; i < games; i++) {
            int n = Integer.parseInt(next());
            long columns = Long.parseLong(next());
            long[] white = new long[n];
            long[] black = new long[n];
            for (int row = 0; row < n; row++) {
                white[row] = Long.parseLong(next());
                black[row] = Long.parseLong(next());
            }
            out.append(answer(columns, white, black)).append('\n');
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
