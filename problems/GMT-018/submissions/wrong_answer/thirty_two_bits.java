// Idea: right, but piles are cast to int.
import java.util.*;

public class Main {
    public static void main(String[] args) {
        Scanner in = new Scanner(System.in);
        int t = in.nextInt();
        int[] s = new int[in.nextInt()];
        for (int i = 0; i < s.length; i++) s[i] = in.nextInt();
        int[] piles = new int[t];
        for (int i = 0; i < t; i++) piles[i] = (int) in.nextLong();
        int[] g = new int[3000];
        for (int n = 0; n < g.length; n++) {
            boolean[] reached = new boolean[s.length + 1];
            for (int x : s) if (x <= n) reached[g[n - x]] = true;
            while (reached[g[n]]) g[n]++;
        }
        int b = 500, p = 1;
        for (int n = b; n < 1500; n++) {
            if (g[n] != g[n + p]) {
                p++;
                n = b - 1;
            }
        }
        StringBuilder out = new StringBuilder();
        for (int n : piles) out.append(g[n < 0 ? 0 : n < b ? n : b + (n - b) % p]).append('\n');
        System.out.print(out);
    }
}
