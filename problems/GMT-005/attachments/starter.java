import java.io.*;
import java.util.*;

public class Main {
    static boolean firstWins(long n) {
        // Write your solution here.
        return false;
    }

    public static void main(String[] args) throws IOException {
        int games = Integer.parseInt(next());
        StringBuilder out = new StringBuilder();
        for (int i = 0; i < games; i++) {
            long n = Long.parseLong(next());
            out.append(firstWins(n) ? "First" : "Second").append('\n');
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
