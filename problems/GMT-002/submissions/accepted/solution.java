import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.io.StreamTokenizer;
import java.util.Arrays;

public class Main {
    // The edges that lead to v form a linked list: firstInto[v], then nextInto[edge], until -1.
    static int[] firstInto, nextInto, from, moves;

    public static void main(String[] args) throws IOException {
        readGraph();
        boolean[] winning = winningNodes();
        StringBuilder line = new StringBuilder();
        for (int u = 0; u < winning.length; u++) {
            line.append(u == 0 ? "" : " ").append(winning[u] ? "Winning" : "Losing");
        }
        System.out.println(line);
    }

    static void readGraph() throws IOException {
        StreamTokenizer in = new StreamTokenizer(new BufferedReader(new InputStreamReader(System.in)));
        int n = nextInt(in), m = nextInt(in);
        firstInto = new int[n];
        Arrays.fill(firstInto, -1);
        nextInto = new int[m];
        from = new int[m];
        moves = new int[n];
        for (int edge = 0; edge < m; edge++) {
            int u = nextInt(in), v = nextInt(in);
            from[edge] = u;
            nextInto[edge] = firstInto[v];
            firstInto[v] = edge;
            moves[u]++;
        }
    }

    static boolean[] winningNodes() {
        int n = moves.length;
        boolean[] winning = new boolean[n];
        int[] unsettledMoves = moves.clone();
        int[] settled = new int[n];
        int count = 0;
        for (int u = 0; u < n; u++) {
            if (moves[u] == 0) settled[count++] = u;
        }
        for (int i = 0; i < count; i++) {
            int v = settled[i];
            for (int edge = firstInto[v]; edge != -1; edge = nextInto[edge]) {
                int u = from[edge];
                if (!winning[v]) winning[u] = true;
                if (--unsettledMoves[u] == 0) settled[count++] = u;
            }
        }
        return winning;
    }

    static int nextInt(StreamTokenizer in) throws IOException {
        in.nextToken();
        return (int) in.nval;
    }
}
