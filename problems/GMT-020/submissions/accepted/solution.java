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
        long sum = 0;
        int tall = 0;
        for (long pile : piles) {
            sum ^= pile;
            tall += pile > 1 ? 1 : 0;
        }
        // As in Nim the move leaves a sum of 0; but once no tall pile stays, an odd number of ones, which is a sum of 1.
        long wanted = tall > 1 ? 0 : 1;
        for (int i = 0; i < piles.length; i++) {
            long rest = piles[i] ^ sum ^ wanted;
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
