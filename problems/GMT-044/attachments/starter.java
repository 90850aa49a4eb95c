import java.io.*;
import java.util.*;

public class Main {
    /** How many first moves win from three piles while the pass is there; 0 if Second wins. */
    static int winningMoves(int a, int b, int c) {
        // Write your solution here.
        return 0;
    }

    public static void main(String[] args) throws IOException {
        int games = next();
        StringBuilder out = new StringBuilder();
        for (int i = 0; i < games; i++) {
            int moves = winningMoves(next(), next(), next());
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
