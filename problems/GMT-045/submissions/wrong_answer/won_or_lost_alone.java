// Idea: right, but a player wins a sum if she wins any piece of it: only won and lost are remembered.
import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.util.HashMap;
import java.util.Map;
import java.util.StringTokenizer;

public class Main {
    /** Of each node itself and its neighbours, as bits. */
    private static int[] closed;

    private static final Map<Integer, Integer> KNOWN = new HashMap<>();

    public static void main(String[] args) throws IOException {
        int games = next();
        StringBuilder out = new StringBuilder();
        for (int game = 0; game < games; game++) {
            int n = next();
            int m = next();
            closed = new int[n];
            KNOWN.clear();
            for (int node = 0; node < n; node++) {
                closed[node] = 1 << node;
            }
            for (int i = 0; i < m; i++) {
                int u = next();
                int v = next();
                closed[u] |= 1 << v;
                closed[v] |= 1 << u;
            }
            int all = (1 << n) - 1;
            int moves = 0;
            for (int node = 0; node < n; node++) {
                if (value(all & ~closed[node]) == 0) {
                    moves++;
                }
            }
            out.append(moves > 0 ? "First " + moves : "Second").append('\n');
        }
        System.out.print(out);
    }

    private static int value(int rest) {
        int all = 0;
        while (rest != 0) {
            int piece = firstPiece(rest);
            all |= valueOfPiece(piece);
            rest &= ~piece;
        }
        return all;
    }

    /** All that hangs together with the lowest node of the rest. */
    private static int firstPiece(int rest) {
        int piece = Integer.lowestOneBit(rest);
        int fresh = piece;
        while (fresh != 0) {
            int reached = 0;
            for (; fresh != 0; fresh &= fresh - 1) {
                reached |= closed[Integer.numberOfTrailingZeros(fresh)];
            }
            fresh = reached & rest & ~piece;
            piece |= fresh;
        }
        return piece;
    }

    private static int valueOfPiece(int piece) {
        Integer found = KNOWN.get(piece);
        if (found != null) {
            return found;
        }
        int seen = 0;
        for (int left = piece; left != 0; left &= left - 1) {
            seen |= 1 << value(piece & ~closed[Integer.numberOfTrailingZeros(left)]);
        }
        int mex = (seen & 1) == 1 ? 1 : 0;
        KNOWN.put(piece, mex);
        return mex;
    }

    private static final BufferedReader IN = new BufferedReader(new InputStreamReader(System.in), 1 << 16);
    private static StringTokenizer words = new StringTokenizer("");

    private static int next() throws IOException {
        while (!words.hasMoreTokens()) {
            words = new StringTokenizer(IN.readLine());
        }
        return Integer.parseInt(words.nextToken());
    }
}
