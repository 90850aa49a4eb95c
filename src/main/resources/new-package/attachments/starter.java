// WRITE-ME what people begin with: it reads your input and prints something of your output's form.
import java.io.*;
import java.util.*;

public class Main {
    static boolean firstWins(long stones) {
        // Write your solution here.
        return false;
    }

    public static void main(String[] args) throws IOException {
        int piles = Integer.parseInt(next());
        StringBuilder out = new StringBuilder();
        for (int i = 0; i < piles; i++) {
            long stones = Long.parseLong(next());
            out.append(firstWins(stones) ? "First" : "Second").append('\n');
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
