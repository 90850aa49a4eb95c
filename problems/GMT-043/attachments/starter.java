import java.io.*;
import java.util.*;

public class Main {
    /** The winner if Vertical begins, and the winner if Horizontal begins. Cake i has rows[i] rows and columns[i] columns. */
    static String answer(long[] rows, long[] columns) {
        // Write your solution here.
        return "Horizontal Vertical";
    }

    public static void main(String[] args) throws IOException {
        int games = Integer.parseInt(next());
        StringBuilder out = new StringBuilder();
        for (int i = 0; i < games; i++) {
            int n = Integer.parseInt(next());
            long[] rows = new long[n];
            long[] columns = new long[n];
            for (int cake = 0; cake < n; cake++) {
                rows[cake] = Long.parseLong(next());
                columns[cake] = Long.parseLong(next());
            }
            out.append(answer(rows, columns)).append('\n');
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
