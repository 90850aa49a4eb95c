import java.io.*;
import java.util.*;

public class Main {
    /** ODD or EVEN, and the sum of the values at these places. */
    record Plan(String places, long sum) {}

    static Plan betterPlan(int[] coins) {
        // Write your solution here.
        return new Plan("ODD", 0);
    }

    public static void main(String[] args) throws IOException {
        int n = Integer.parseInt(next());
        int[] coins = new int[n];
        for (int i = 0; i < n; i++) coins[i] = Integer.parseInt(next());
        Plan plan = betterPlan(coins);
        System.out.println(plan.places() + " " + plan.sum());
    }

    static final BufferedReader IN = new BufferedReader(new InputStreamReader(System.in));
    static StringTokenizer words = new StringTokenizer("");

    static String next() throws IOException {
        while (!words.hasMoreTokens()) words = new StringTokenizer(IN.readLine());
        return words.nextToken();
    }
}
