import java.io.*;
import java.util.*;

public class Main {
    static boolean firstWins(int d, int k) {
        // Write your solution here.
        return false;
    }

    public static void main(String[] args) throws IOException {
        int games = Integer.parseInt(next());
        StringBuilder out = new StringBuilder();
        for (int i = 0; i < games; i++) {
            int d = Integer.parseInt(next());
            int k = Integer.parseInt(next());
            out.append(firstWins(d, k) ? "First" : "Second").append('\n');
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
