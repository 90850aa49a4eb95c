import java.io.*;
import java.util.*;

public class Main {
    static long bestTotal(int[] coins) {
        // Write your solution here.
        return 0;
    }

    public static void main(String[] args) throws IOException {
        int n = Integer.parseInt(next());
        int[] coins = new int[n];
        for (int i = 0; i < n; i++) coins[i] = Integer.parseInt(next());
        System.out.println(bestTotal(coins));
    }

    static final BufferedReader IN = new BufferedReader(new InputStreamReader(System.in));
    static StringTokenizer words = new StringTokenizer("");

    static String next() throws IOException {
        while (!words.hasMoreTokens()) words = new StringTokenizer(IN.readLine());
        return words.nextToken();
    }
}
