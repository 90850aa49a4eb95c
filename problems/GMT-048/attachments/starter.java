import java.io.*;
import java.util.*;

public class Main {
    /** How many first moves win; 0 if Second wins. */
    static long winningMoves(int[] rows) {
        // Write your solution here.
        return 0;
    }

    public static void main(String[] args) throws IOException {
        int games = next();
        StringBuilder out = new StringBuilder();
        for (int game = 0; game < games; game++) {
            int[] rows = new int[next()];
            for (int i = 0; i < rows.length; i++) rows[i] = next();
            long moves = winningMoves(rows);
            out.append(moves > 0 ? "First " + moves : "Second").append('\n');
        }
        System.out.print(out);
    }

    static final BufferedReader IN = new BufferedReader(new InputStreamReader(System.in));
    static StringTokenizer words = new StringTokenizer("");

    static int next() throws IOException {
        while (!words.hasMoreTokens()) words = new StringTokenizer(IN.readLine());
        return Integer.parseInt(words.nextToken());
    }
}
