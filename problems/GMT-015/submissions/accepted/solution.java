import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.io.StreamTokenizer;
import java.util.Arrays;

public class Main {
    private static final StreamTokenizer IN = new StreamTokenizer(new BufferedReader(new InputStreamReader(System.in)));

    public static void main(String[] args) throws IOException {
        int n = readInt();
        int m = readInt();
        int[] from = new int[m];
        int[] to = new int[m];
        for (int i = 0; i < m; i++) {
            from[i] = readInt();
            to[i] = readInt();
        }
        int[][] successors = group(n, from, to);
        int[] grundy = new int[n];
        int[] seenBy = new int[n + 1]; // the node that saw the value last: nothing needs to be erased
        Arrays.fill(seenBy, -1);
        for (int v : sinksFirst(successors, group(n, to, from))) {
            for (int w : successors[v]) {
                seenBy[grundy[w]] = v;
            }
            while (seenBy[grundy[v]] == v) {
                grundy[v]++;
            }
        }
        StringBuilder out = new StringBuilder();
        for (int v = 0; v < n; v++) {
            out.append(grundy[v]).append(v + 1 < n ? ' ' : '\n');
        }
        System.out.print(out);
    }

    /** For each node, the values that stand beside it. */
    private static int[][] group(int n, int[] node, int[] value) {
        int[] size = new int[n];
        for (int v : node) {
            size[v]++;
        }
        int[][] groups = new int[n][];
        for (int v = 0; v < n; v++) {
            groups[v] = new int[size[v]];
        }
        for (int i = 0; i < node.length; i++) {
            groups[node[i]][--size[node[i]]] = value[i];
        }
        return groups;
    }

    /** All nodes, each after all of its successors. */
    private static int[] sinksFirst(int[][] successors, int[][] predecessors) {
        int n = successors.length;
        int[] order = new int[n];
        int[] waitingFor = new int[n];
        int filled = 0;
        for (int v = 0; v < n; v++) {
            waitingFor[v] = successors[v].length;
            if (waitingFor[v] == 0) {
                order[filled++] = v;
            }
        }
        for (int i = 0; i < filled; i++) {
            for (int u : predecessors[order[i]]) {
                if (--waitingFor[u] == 0) {
                    order[filled++] = u;
                }
            }
        }
        return order;
    }

    private static int readInt() throws IOException {
        IN.nextToken();
        return (int) IN.nval;
    }
}
