// Idea: right, but its table ends after ten thousand piles.
import java.util.*;

public class Main {
    public static void main(String[] args) {
        Scanner in = new Scanner(System.in);
        long[] piles = new long[in.nextInt()];
        int[] s = new int[in.nextInt()];
        for (int i = 0; i < s.length; i++) s[i] = in.nextInt();
        for (int i = 0; i < piles.length; i++) piles[i] = in.nextLong();
        int[] g = new int[10_000];
        for (int n = 0; n < g.length; n++) {
            boolean[] reached = new boolean[s.length + 1];
            for (int x : s) if (x <= n) reached[g[n - x]] = true;
            while (reached[g[n]]) g[n]++;
        }
        StringBuilder out = new StringBuilder();
        for (long n : piles) out.append(g[Math.toIntExact(n)]).append('\n');
        System.out.print(out);
    }
}
