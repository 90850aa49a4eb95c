import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.util.ArrayList;
import java.util.List;
import java.util.StringTokenizer;

public class Main {
    /** Of each block itself and all that falls with it, as bits. */
    private static int[] falls;

    /** Of each set of blocks 1 if it is won, -1 if it is lost, 0 if nobody knows yet. */
    private static byte[] known;

    public static void main(String[] args) throws IOException {
        int games = next();
        StringBuilder out = new StringBuilder();
        for (int game = 0; game < games; game++) {
            int n = next();
            int m = next();
            List<List<Integer>> above = new ArrayList<>();
            for (int block = 0; block < n; block++) {
                above.add(new ArrayList<>());
            }
            for (int i = 0; i < m; i++) {
                int u = next();
                int v = next();
                above.get(u).add(v);
            }
            falls = new int[n];
            known = new byte[1 << n];
            for (int block = n - 1; block >= 0; block--) {
                falls[block] = 1 << block;
                for (int v : above.get(block)) {
                    falls[block] |= falls[v];
                }
            }
            int all = (1 << n) - 1;
            int moves = 0;
            for (int block = 0; block < n; block++) {
                if (!won(all & ~falls[block])) {
                    moves++;
                }
            }
            out.append(moves > 0 ? "First " + moves : "Second").append('\n');
        }
        System.out.print(out);
    }

    private static boolean won(int rest) {
        if (known[rest] != 0) {
            return known[rest] > 0;
        }
        boolean wins = false;
        for (int left = rest; left != 0 && !wins; left &= left - 1) {
            wins = !won(rest & ~falls[Integer.numberOfTrailingZeros(left)]);
        }
        known[rest] = (byte) (wins ? 1 : -1);
        return wins;
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
