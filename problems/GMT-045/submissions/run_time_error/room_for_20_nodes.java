// Idea: right, but the values of pieces are kept in an array for the sets of 20 nodes.
import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.util.Arrays;
import java.util.StringTokenizer;

public class Main {
    /** Of each node itself and its neighbours, as bits. */
    private static int[] closed;

    private static final byte[] KNOWN = new byte[1 << 20];

    public static void main(String[] args) throws IOException {
        int games = next();
        StringBuilder out = new StringBuilder();
        for (int game = 0; game < games; game++) {
            int n = next();
            int m = next();
            closed = new int[n];
            Arrays.fill(KNOWN, (byte) -1);
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
            all ^= valueOfPiece(piece);
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
        int found = KNOWN[piece];
        if (found >= 0) {
            return found;
        }
        int seen = 0;
        for (int left = piece; left != 0; left &= left - 1) {
            seen |= 1 << value(piece & ~closed[Integer.numberOfTrailingZeros(left)]);
        }
        int mex = Integer.numberOfTrailingZeros(~seen);
        KNOWN[piece] = (byte) mex;
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
