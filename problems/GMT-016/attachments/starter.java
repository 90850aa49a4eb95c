import java.io.*;
import java.util.*;

public class Main {
    /** "First k" with the number of opening moves that win, or "Second". */
    static String answer(long[] basins) {
        // Write your solution here.
        return "Second";
    }

    public static void main(String[] args) throws IOException {
        int flights = Integer.parseInt(next());
        StringBuilder out = new StringBuilder();
        for (int i = 0; i < flights; i++) {
            int n = Integer.parseInt(next());
            long[] basins = new long[n];
            for (int j = 0; j < n; j++) basins[j] = Long.parseLong(next());
            out.append(answer(basins)).append('\n');
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
