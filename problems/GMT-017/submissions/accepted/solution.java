import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.io.StreamTokenizer;

public class Main {
    private static final int DRAW = 0;
    private static final int WINNING = 1;
    private static final int LOSING = 2;
    private static final String[] WORD = {"Draw", "Winning ", "Losing "};
    private static final StreamTokenizer IN = new StreamTokenizer(new BufferedReader(new InputStreamReader(System.in)));

    public static void main(String[] args) throws IOException {
        int n = readInt();
        int m = readInt();
        int[] from = new int[m];
        int[] to = new int[m];
        int[] openEdges = new int[n]; // edges that do not yet lead to a winning node
        for (int i = 0; i < m; i++) {
            from[i] = readInt();
            to[i] = readInt();
            openEdges[from[i]]++;
        }
        int[][] predecessors = group(n, to, from);

        int[] label = new int[n];
        int[] moves = new int[n];
        int[] decided = new int[n]; // a queue: nodes stand in it in the order of their distance
        int filled = 0;
        for (int v = 0; v < n; v++) {
            if (openEdges[v] == 0) {
                label[v] = LOSING;
                decided[filled++] = v;
            }
        }
        for (int i = 0; i < filled; i++) {
            int v = decided[i];
            for (int u : predecessors[v]) {
                if (label[u] != DRAW || (label[v] == WINNING && --openEdges[u] > 0)) {
                    continue;
                }
                label[u] = label[v] == LOSING ? WINNING : LOSING;
                moves[u] = moves[v] + 1;
                decided[filled++] = u;
            }
        }

        StringBuilder out = new StringBuilder();
        for (int v = 0; v < n; v++) {
            out.append(WORD[label[v]]).append(label[v] == DRAW ? "" : moves[v]).append('\n');
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

    private static int readInt() throws IOException {
        IN.nextToken();
        return (int) IN.nval;
    }
}
