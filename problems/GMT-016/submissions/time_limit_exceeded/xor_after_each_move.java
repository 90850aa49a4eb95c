// Idea: for each odd basin make the move and take the xor of all odd basins again: n * n steps.
import java.io.*;

public class Main {
    private static final InputStream IN = new BufferedInputStream(System.in, 1 << 16);

    public static void main(String[] args) throws IOException {
        StringBuilder out = new StringBuilder();
        for (long t = readNumber(); t > 0; t--) {
            int n = (int) readNumber();
            long[] odd = new long[(n + 1) / 2];
            long[] even = new long[(n + 1) / 2];
            for (int i = 0; i < n; i++) (i % 2 == 0 ? odd : even)[i / 2] = readNumber();
            int moves = winningMoves(odd, even);
            out.append(moves > 0 ? "First " + moves : "Second").append('\n');
        }
        System.out.print(out);
    }

    private static int winningMoves(long[] odd, long[] even) {
        if (nimSum(odd) == 0) return 0;
        int moves = 0;
        for (int j = 0; j < odd.length; j++) {
            long before = odd[j];
            odd[j] = 0;
            if (nimSum(odd) - before <= even[j]) moves++;
            odd[j] = before;
        }
        return moves;
    }

    private static long nimSum(long[] basins) {
        long sum = 0;
        for (long barges : basins) sum ^= barges;
        return sum;
    }

    private static long readNumber() throws IOException {
        int c = IN.read();
        while (c <= ' ') c = IN.read();
        long value = 0;
        for (; c > ' '; c = IN.read()) value = value * 10 + (c - '0');
        return value;
    }
}
