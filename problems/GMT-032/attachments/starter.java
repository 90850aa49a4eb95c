import java.io.*;
import java.util.*;

public class Main {
    /** "First g" or "Second 0", with the Grundy value g. Points are 0 to n, and 0 is the ground; edge e joins u[e] and v[e]. */
    static String answer(int n, int[] u, int[] v) {
        // Write your solution here.
        return "Second 0";
    }

    public static void main(String[] args) throws IOException {
        int games = next();
        StringBuilder out = new StringBuilder();
        for (int i = 0; i < games; i++) {
            int n = next();
            int m = next();
            int[] u = new int[m];
            int[] v = new int[m];
            for (int e = 0; e < m; e++) {
                u[e] = next();
                v[e] = next();
            }
            out.append(answer(n, u, v)).append('\n');
        }
        System.out.print(out);
    }

    static final StreamTokenizer IN = new StreamTokenizer(new BufferedReader(new InputStreamReader(System.in)));

    static int next() throws IOException {
        IN.nextToken();
        return (int) IN.nval;
    }
}
