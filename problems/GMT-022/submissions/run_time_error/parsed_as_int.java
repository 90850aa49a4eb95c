// Idea: right, but Integer.parseInt throws on the first row above 2^31 - 1.
import java.io.*;
import java.util.*;

public class Main {
    static final int[] V = new int[100];

    public static void main(String[] args) throws IOException {
        for (int a = 1; a < V.length; a++) {
            Set<Integer> seen = new HashSet<>();
            for (int k = 1; k <= 2; k++) for (int l = 0; l + k <= a; l++) seen.add(V[l] ^ V[a - k - l]);
            while (seen.contains(V[a])) V[a]++;
        }
        BufferedReader in = new BufferedReader(new InputStreamReader(System.in));
        int t = Integer.parseInt(in.readLine());
        StringBuilder out = new StringBuilder();
        while (t-- > 0) {
            int n = Integer.parseInt(in.readLine());
            StringTokenizer st = new StringTokenizer(in.readLine());
            int x = 0;
            for (int i = 0; i < n; i++) {
                int a = Integer.parseInt(st.nextToken());
                x ^= V[a < 71 ? a : 71 + (a - 71) % 12];
            }
            out.append(x != 0 ? "First " : "Second ").append(x).append('\n');
        }
        System.out.print(out);
    }
}
