import java.io.*;
import java.util.*;

public class Main {
    /** What First collects, and n letters, each L or R. */
    record Play(long total, String moves) {}

    static Play bestPlay(int[] coins) {
        // Write your solution here.
        return new Play(0, "L".repeat(coins.length));
    }

    public static void main(String[] args) throws IOException {
        int n = Integer.parseInt(next());
        int[] coins = new int[n];
        for (int i = 0; i < n; i++) coins[i] = Integer.parseInt(next());
        Play play = bestPlay(coins);
        System.out.println(play.total() + " " + play.moves());
    }

    static final BufferedReader IN = new BufferedReader(new InputStreamReader(System.in));
    static StringTokenizer words = new StringTokenizer("");

    static String next() throws IOException {
        while (!words.hasMoreTokens()) words = new StringTokenizer(IN.readLine());
        return words.nextToken();
    }
}
