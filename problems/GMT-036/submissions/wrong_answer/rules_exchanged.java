import java.io.BufferedInputStream;
import java.io.IOException;

public class Main {
    /** Products of numbers below 256. */
    private static final byte[] TABLE = new byte[1 << 16];

    private static boolean tableIsComplete;

    public static void main(String[] args) throws IOException {
        byte[] table = new byte[1 << 16];
        for (int i = 0; i < table.length; i++) {
            table[i] = (byte) product(i >> 8, i & 255, 8);
        }
        System.arraycopy(table, 0, TABLE, 0, table.length);
        tableIsComplete = true;
        StringBuilder out = new StringBuilder();
        long games = readNumber();
        for (long game = 0; game < games; game++) {
            String down = readWord();
            String across = readWord();
            long value = 0;
            for (long n = readNumber(); n > 0; n--) {
                long row = value(across, readNumber());
                value ^= product(row, value(down, readNumber()), 64);
            }
            out.append(value == 0 ? "Second " : "First ").append(Long.toUnsignedString(value)).append('\n');
        }
        System.out.print(out);
    }

    /** Of numbers with so many bits. */
    private static long product(long a, long b, int bits) {
        if (a == 0 || b == 0) {
            return 0;
        }
        if (bits == 1) {
            return 1;
        }
        if (bits == 8 && tableIsComplete) {
            return TABLE[(int) (a << 8 | b)] & 255;
        }
        int half = bits / 2;
        long mask = (1L << half) - 1;
        long upper = a >>> half;
        long otherUpper = b >>> half;
        long low = product(a & mask, b & mask, half);
        long high = product(upper, otherUpper, half);
        long all = product(upper ^ a & mask, otherUpper ^ b & mask, half);
        return (all ^ low) << half ^ low ^ product(high, 1L << (half - 1), half);
    }

    /** Of a head alone in its row. */
    private static long value(String rule, long place) {
        switch (rule) {
            case "turtles":
                return place;
            case "ruler":
                return Long.lowestOneBit(place);
            default:
                return 2 * place - 1 - Long.bitCount(place - 1) % 2;
        }
    }

    private static final BufferedInputStream IN = new BufferedInputStream(System.in, 1 << 16);

    private static String readWord() throws IOException {
        int c = IN.read();
        while (c <= ' ') {
            c = IN.read();
        }
        StringBuilder word = new StringBuilder();
        while (c > ' ') {
            word.append((char) c);
            c = IN.read();
        }
        return word.toString();
    }

    private static long readNumber() throws IOException {
        return Long.parseLong(readWord());
    }
}
