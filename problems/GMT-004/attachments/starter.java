import java.io.*;
import java.util.*;

public class Main {
    static boolean firstWins(int[] values) {
        // Write your solution here.
        return false;
    }

    public static void main(String[] args) throws IOException {
        int n = Integer.parseInt(next());
        int[] values = new int[n];
        for (int i = 0; i < n; i++) values[i] = Integer.parseInt(next());
        System.out.println(firstWins(values) ? "First" : "Second");
    }

    static final BufferedReader IN = new BufferedReader(new InputStreamReader(System.in));
    static StringTokenizer words = new StringTokenizer("");

    static String next() throws IOException {
        while (!words.hasMoreTokens()) words = new StringTokenizer(IN.readLine());
        return words.nextToken();
    }
}
