// Idea: right, with a table of which nodes are joined that has room for 512 nodes.
import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.StringTokenizer;

public class Main {
    private static final int NONE = -1;
    private static final int ROOM = 512;

    private final List<List<Integer>> neighbours;
    private final int n;
    private final int[] mate;
    private final int[] from;
    private final int[] base;
    private final boolean[] outer; // an alternating path of even length leads here
    private final int[] seen;
    private final ArrayDeque<Integer> open = new ArrayDeque<>();
    private int search = 0;

    private Main(List<List<Integer>> neighbours) {
        this.neighbours = neighbours;
        n = neighbours.size();
        mate = new int[n];
        from = new int[n];
        base = new int[n];
        outer = new boolean[n];
        seen = new int[n];
        Arrays.fill(mate, NONE);
    }

    public static void main(String[] args) throws IOException {
        int n = Integer.parseInt(next());
        int m = Integer.parseInt(next());
        List<List<Integer>> neighbours = new ArrayList<>();
        boolean[][] joined = new boolean[ROOM][ROOM];
        for (int i = 0; i < n; i++) {
            neighbours.add(new ArrayList<>());
        }
        for (int i = 0; i < m; i++) {
            int u = Integer.parseInt(next());
            int v = Integer.parseInt(next());
            if (!joined[u][v]) {
                neighbours.get(u).add(v);
                neighbours.get(v).add(u);
            }
            joined[u][v] = true;
            joined[v][u] = true;
        }
        StringBuilder out = new StringBuilder();
        for (boolean losing : new Main(neighbours).canBeFree()) {
            out.append(losing ? "Losing\n" : "Winning\n");
        }
        System.out.print(out);
    }

    /** Nodes that some maximum matching leaves free. */
    private boolean[] canBeFree() {
        for (int root = 0; root < n; root++) {
            if (mate[root] == NONE) {
                flipPath(grow(List.of(root)));
            }
        }
        List<Integer> roots = new ArrayList<>();
        for (int node = 0; node < n; node++) {
            if (mate[node] == NONE) {
                roots.add(node);
            }
        }
        grow(roots);
        return outer;
    }

    /** Returns the free node at the end of a path that makes the matching larger, or NONE. */
    private int grow(List<Integer> roots) {
        Arrays.fill(from, NONE);
        Arrays.fill(outer, false);
        Arrays.setAll(base, node -> node);
        open.clear();
        for (int root : roots) {
            outer[root] = true;
            open.add(root);
        }
        while (!open.isEmpty()) {
            int node = open.remove();
            for (int next : neighbours.get(node)) {
                if (outer[next]) {
                    if (baseOf(node) != baseOf(next)) {
                        int common = commonBase(node, next);
                        shrink(node, next, common);
                        shrink(next, node, common);
                    }
                } else if (from[next] == NONE) {
                    from[next] = node;
                    if (mate[next] == NONE) {
                        return next;
                    }
                    outer[mate[next]] = true;
                    open.add(mate[next]);
                }
            }
        }
        return NONE;
    }

    private int baseOf(int node) {
        while (base[node] != node) {
            base[node] = base[base[node]];
            node = base[node];
        }
        return node;
    }

    private int commonBase(int one, int other) {
        search++;
        while (true) {
            if (one != NONE) {
                one = baseOf(one);
                if (seen[one] == search) {
                    return one;
                }
                seen[one] = search;
                one = mate[one] == NONE ? NONE : from[mate[one]];
            }
            int swapped = one;
            one = other;
            other = swapped;
        }
    }

    /** One side of an odd cycle, from a node down to the base: inner nodes become outer, too. */
    private void shrink(int node, int across, int common) {
        while (baseOf(node) != common) {
            from[node] = across;
            across = mate[node];
            if (!outer[across]) {
                outer[across] = true;
                open.add(across);
            }
            if (base[node] == node) {
                base[node] = common;
            }
            if (base[across] == across) {
                base[across] = common;
            }
            node = from[across];
        }
    }

    private void flipPath(int node) {
        while (node != NONE) {
            int before = from[node];
            int next = mate[before];
            mate[node] = before;
            mate[before] = node;
            node = next;
        }
    }

    private static final BufferedReader IN = new BufferedReader(new InputStreamReader(System.in), 1 << 16);
    private static StringTokenizer words = new StringTokenizer("");

    private static String next() throws IOException {
        while (!words.hasMoreTokens()) {
            words = new StringTokenizer(IN.readLine());
        }
        return words.nextToken();
    }
}
