// Idea: right, but its tables end after a hundred nodes.
import java.util.*;

public class Main {
    static final boolean[][] EDGE = new boolean[100][100];
    static final int[] OWNER = new int[100], PRIORITY = new int[100], WINNER = new int[100];
    static int n;

    static boolean[] attract(boolean[] part, boolean[] nodes, int player) {
        boolean[] in = nodes.clone();
        for (boolean changed = true; changed; ) {
            changed = false;
            for (int v = 0; v < n; v++) {
                if (!part[v] || in[v]) continue;
                boolean some = false, all = true;
                for (int w = 0; w < n; w++)
                    if (EDGE[v][w] && part[w]) {
                        some |= in[w];
                        all &= in[w];
                    }
                if (OWNER[v] == player ? some : all) in[v] = changed = true;
            }
        }
        return in;
    }

    static void solve(boolean[] whole) {
        boolean[] part = whole.clone();
        for (;;) {
            int high = -1;
            for (int v = 0; v < n; v++) if (part[v]) high = Math.max(high, PRIORITY[v]);
            if (high < 0) return;
            boolean[] top = new boolean[n], rest = part.clone(), lost = new boolean[n];
            for (int v = 0; v < n; v++) top[v] = part[v] && PRIORITY[v] == high;
            boolean[] near = attract(part, top, high % 2);
            for (int v = 0; v < n; v++)
                if (near[v]) {
                    WINNER[v] = high % 2;
                    rest[v] = false;
                }
            solve(rest);
            boolean some = false;
            for (int v = 0; v < n; v++)
                if (rest[v] && WINNER[v] != high % 2) lost[v] = some = true;
            if (!some) return;
            lost = attract(part, lost, 1 - high % 2);
            for (int v = 0; v < n; v++)
                if (lost[v]) {
                    WINNER[v] = 1 - high % 2;
                    part[v] = false;
                }
        }
    }

    public static void main(String[] args) {
        Scanner in = new Scanner(System.in);
        n = in.nextInt();
        int m = in.nextInt();
        for (int v = 0; v < n; v++) {
            OWNER[v] = in.next().equals("E") ? 0 : 1;
            PRIORITY[v] = in.nextInt();
        }
        while (m-- > 0) EDGE[in.nextInt()][in.nextInt()] = true;
        boolean[] all = new boolean[n];
        Arrays.fill(all, true);
        solve(all);
        for (int v = 0; v < n; v++) System.out.println(WINNER[v] == 0 ? "Even" : "Odd");
    }
}
