import java.io.BufferedInputStream;
import java.io.IOException;

public class Main {
    public static void main(String[] args) throws IOException {
        StringBuilder out = new StringBuilder();
        long games = readNumber();
        for (long game = 0; game < games; game++) {
            long[] piles = new long[(int) readNumber()];
            for (int i = 0; i < piles.length; i++) {
                piles[i] = readNumber();
            }
            out.append(opening(piles)).append('\n');
        }
        System.out.print(out);
    }

    private static String opening(long[] piles) {
        long nimSum = 0;
        for (long pile : piles) {
            nimSum ^= pile;
        }
        for (int i = 0; i < piles.length; i++) {
            long rest = piles[i] ^ nimSum; // the only size that brings the nim-sum to 0
            if (rest < piles[i]) {
                return "First " + (i + 1) + " " + (piles[i] - rest);
            }
        }
        return "Second";
    }

    private static final BufferedInputStream IN = new BufferedInputStream(System.in, 1 << 16);

    private static long readNumber() throws IOException {
        int c = IN.read();
        while (c <= ' ') {
            c = IN.read();
        }
        long value = 0;
        while (c > ' ') {
            value = value * 10 + (c - '0');
            c = IN.read();
        }
        return value;
    }
}
