import java.io.*;
import java.util.*;

public class Main {
    /** "First e" with the edge to cut, or "Second". below[e] is what edge e stands on, from 1; 0 is the ground. */
    static String answer(int[] below) {
        // Write your solution here.
        return "Second";
    }

    public static void main(String[] args) throws IOException {
        int games = Integer.parseInt(next());
        StringBuilder out = new StringBuilder();
        for (int i = 0; i < games; i++) {
            int n = Integer.parseInt(next());
            int[] below = new int[n + 1];
            for (int e = 1; e <= n; e++) below[e] = Integer.parseInt(next());
            out.append(answer(below)).append('\n');
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
