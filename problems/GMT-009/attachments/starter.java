import java.io.*;
import java.util.*;

public class Main {
    /** Each pile is written from bottom to top. */
    static boolean aWins(String[] piles) {
        // Write your solution here.
        return false;
    }

    public static void main(String[] args) throws IOException {
        int n = Integer.parseInt(next());
        String[] piles = new String[n];
        for (int i = 0; i < n; i++) piles[i] = next();
        System.out.println(aWins(piles) ? "A" : "B");
    }

    static final BufferedReader IN = new BufferedReader(new InputStreamReader(System.in));
    static StringTokenizer words = new StringTokenizer("");

    static String next() throws IOException {
        while (!words.hasMoreTokens()) words = new StringTokenizer(IN.readLine());
        return words.nextToken();
    }
}
