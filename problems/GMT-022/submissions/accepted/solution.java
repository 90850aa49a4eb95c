import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.util.StringTokenizer;

public class Main {
    private static final int REGULAR_FROM = 71;
    private static final int PERIOD = 12;

    public static void main(String[] args) throws IOException {
        int[] values = values(REGULAR_FROM + PERIOD - 1);
        int games = Integer.parseInt(next());
        StringBuilder out = new StringBuilder();
        for (int game = 0; game < games; game++) {
            int n = Integer.parseInt(next());
            int value = 0;
            for (int i = 0; i < n; i++) {
                long row = Long.parseLong(next());
                value ^= values[(int) (row < REGULAR_FROM ? row : REGULAR_FROM + (row - REGULAR_FROM) % PERIOD)];
            }
            out.append(value != 0 ? "First " : "Second ").append(value).append('\n');
        }
        System.out.print(out);
    }

    private static int[] values(int most) {
        int[] values = new int[most + 1];
        for (int row = 1; row <= most; row++) {
            boolean[] reached = new boolean[64];
            for (int left = 0; left < row; left++) {
                reached[values[left] ^ values[row - 1 - left]] = true;
                if (left + 2 <= row) {
                    reached[values[left] ^ values[row - 2 - left]] = true;
                }
            }
            while (reached[values[row]]) {
                values[row]++;
            }
        }
        return values;
    }

    private static final BufferedReader IN = new BufferedReader(new InputStreamReader(System.in), 1 << 16);
    private static StringTokenizer words = new StringTokenizer("");

    private static String next() throws IOException {
        while (!words.hasMoreTokens()) {
            words = new StringTokenizer(IN.readLine());
        }
        return words.nextToken();
    }
}
