// Idea: pile i must become the xor of all the others, computed anew for each i: n * n steps.
import java.io.*;

public class Main {
    private static final InputStream IN = new BufferedInputStream(System.in, 1 << 16);

    public static void main(String[] args) throws IOException {
        StringBuilder out = new StringBuilder();
        for (long t = readNumber(); t > 0; t--) {
            long[] piles = new long[(int) readNumber()];
            for (int i = 0; i < piles.length; i++) piles[i] = readNumber();
            out.append(opening(piles)).append('\n');
        }
        System.out.print(out);
    }

    private static String opening(long[] piles) {
        for (int i = 0; i < piles.length; i++) {
            long own = piles[i];
            piles[i] = 0;
            long others = 0;
            for (long pile : piles) others ^= pile;
            piles[i] = own;
            if (others < own) return "First " + (i + 1) + " " + (own - others);
        }
        return "Second";
    }

    private static long readNumber() throws IOException {
        int c = IN.read();
        while (c <= ' ') c = IN.read();
        long value = 0;
        for (; c > ' '; c = IN.read()) value = value * 10 + (c - '0');
        return value;
    }
}
