import java.io.*;
import java.util.*;

public class Main {
    /** "First pile i part s" with the winning split, or "Second". */
    static String answer(int[] piles) {
        // Write your solution here.
        return "Second";
    }

    public static void main(String[] args) throws IOException {
        int games = Integer.parseInt(next());
        StringBuilder out = new StringBuilder();
        for (int i = 0; i < games; i++) {
            int[] piles = new int[Integer.parseInt(next())];
            for (int j = 0; j < piles.length; j++) piles[j] = Integer.parseInt(next());
            out.append(answer(piles)).append('\n');
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
