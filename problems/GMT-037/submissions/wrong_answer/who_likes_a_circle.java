// Idea: a node is won by Even if some circle that can be reached from it, by whoever's moves, has an even highest priority.
import java.util.*;

public class Main {
    public static void main(String[] args) {
        Scanner in = new Scanner(System.in);
        int n = in.nextInt(), m = in.nextInt();
        int[] p = new int[n];
        for (int v = 0; v < n; v++) {
            in.next();
            p[v] = in.nextInt();
        }
        BitSet[] to = new BitSet[n];
        for (int v = 0; v < n; v++) to[v] = new BitSet();
        while (m-- > 0) to[in.nextInt()].set(in.nextInt());
        boolean[] even = new boolean[n];
        for (int v = 0; v < n; v++) {
            if (p[v] % 2 != 0) continue;
            BitSet back = reach(v, to, p, p[v]);
            if (!back.get(v)) continue;
            even[v] = true;
        }
        for (int v = 0; v < n; v++) {
            BitSet all = reach(v, to, p, 1000);
            boolean wins = even[v];
            for (int w = all.nextSetBit(0); w >= 0; w = all.nextSetBit(w + 1)) wins |= even[w];
            System.out.println(wins ? "Even" : "Odd");
        }
    }

    static BitSet reach(int v, BitSet[] to, int[] p, int most) {
        BitSet seen = new BitSet();
        ArrayDeque<Integer> stack = new ArrayDeque<>(List.of(v));
        while (!stack.isEmpty()) {
            int u = stack.pop();
            for (int w = to[u].nextSetBit(0); w >= 0; w = to[u].nextSetBit(w + 1))
                if (p[w] <= most && !seen.get(w)) {
                    seen.set(w);
                    stack.push(w);
                }
        }
        return seen;
    }
}
