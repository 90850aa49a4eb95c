// Idea: right, but Integer.parseInt throws on the first row above 2^31 - 1.
import java.io.*;
import java.util.*;

public class Main {
    static final int ROWS = 1203;
    static final int[] V = new int[ROWS];

    public static void main(String[] args) throws IOException {
        String[] words = new String(System.in.readAllBytes()).trim().split("\\s+");
        String d = words[1].substring(2);
        for (int a = 1; a < ROWS; a++) {
            Set<Integer> seen = new HashSet<>();
            for (int h = 1; h <= d.length() && h <= a; h++) {
                int x = d.charAt(h - 1) - '0';
                if ((x & 1) != 0 && a == h) seen.add(0);
                if ((x & 2) != 0 && a > h) seen.add(V[a - h]);
                if ((x & 4) != 0) for (int l = 1; 2 * l <= a - h; l++) seen.add(V[l] ^ V[a - h - l]);
            }
            while (seen.contains(V[a])) V[a]++;
        }
        int p = 0;
        int f;
        do {
            p++;
            f = ROWS - p;
            while (f > 1 && V[f - 1] == V[f - 1 + p]) f--;
        } while (f + p > 600 && p < 600);
        int at = 2;
        int t = Integer.parseInt(words[0]);
        StringBuilder out = new StringBuilder();
        while (t-- > 0) {
            int n = Integer.parseInt(words[at++]);
            int x = 0;
            while (n-- > 0) {
                int a = Integer.parseInt(words[at++]);
                x ^= V[a < f ? a : f + (a - f) % p];
            }
            out.append(x != 0 ? "First " : "Second ").append(x).append('\n');
        }
        System.out.print(out);
    }
}
