import java.io.IOException;

public class Main {
    public static void main(String[] args) throws IOException {
        StringBuilder out = new StringBuilder();
        for (long flights = readNumber(); flights > 0; flights--) {
            int n = (int) readNumber();
            long[] barges = new long[n + 2]; // barges[n + 1] = 0 stands for the missing basin above the last
            for (int i = 1; i <= n; i++) {
                barges[i] = readNumber();
            }
            long moves = winningMoves(barges, n);
            out.append(moves == 0 ? "Second" : "First " + moves).append('\n');
        }
        System.out.print(out);
    }

    private static long winningMoves(long[] barges, int n) {
        long nimSum = 0;
        for (int j = 1; j <= n; j += 2) {
            nimSum ^= barges[j];
        }
        if (nimSum == 0) {
            return 0;
        }
        long moves = 0;
        for (int j = 1; j <= n; j += 2) {
            long change = (barges[j] ^ nimSum) - barges[j]; // the only change of basin j that brings the nim-sum to 0
            if (change < 0 || change <= barges[j + 1]) {
                moves++;
            }
        }
        return moves;
    }

    private static final byte[] BUFFER = new byte[1 << 16];
    private static int at = 0;
    private static int filled = 0;

    private static int readByte() throws IOException {
        if (at == filled) {
            filled = System.in.read(BUFFER);
            at = 0;
        }
        return at < filled ? BUFFER[at++] : -1;
    }

    private static long readNumber() throws IOException {
        int c = readByte();
        while (c <= ' ') {
            c = readByte();
        }
        long value = 0;
        while (c > ' ') {
            value = value * 10 + (c - '0');
            c = readByte();
        }
        return value;
    }
}
