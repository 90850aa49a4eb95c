// Idea: a ball always knocks down two pins that stand side by side, and the last one of a row if it stands alone.
import java.io.*;
import java.util.*;

public class Main {
    static final int[] V = new int[200];

    public static void main(String[] args) throws IOException {
        for (int a = 1; a < V.length; a++) {
            Set<Integer> seen = new HashSet<>();
            if (a == 1) seen.add(0);
            for (int l = 0; l + 2 <= a; l++) seen.add(V[l] ^ V[a - 2 - l]);
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
                long a = Long.parseLong(st.nextToken());
                x ^= V[(int) (a < 100 ? a : 100 + (a - 100) % 34)];
            }
            out.append(x != 0 ? "First " : "Second ").append(x).append('\n');
        }
        System.out.print(out);
    }
}
