// Idea: right, but the room behind a token is counted with its own cell.
import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.util.StringTokenizer;

public class Main {
    public static void main(String[] args) throws IOException {
        int games = Integer.parseInt(next());
        StringBuilder out = new StringBuilder();
        for (int game = 0; game < games; game++) {
            int n = Integer.parseInt(next());
            long m = Long.parseLong(next());
            long[] gap = new long[n];
            long[] room = new long[n];
            long sum = 0;
            for (int row = 0; row < n; row++) {
                long white = Long.parseLong(next());
                long black = Long.parseLong(next());
                gap[row] = Math.abs(white - black) - 1;
                room[row] = white < black ? white : m - white + 1;
                sum ^= gap[row];
            }
            if (sum == 0) {
                out.append("Second\n");
                continue;
            }
            int winning = 0;
            for (int row = 0; row < n; row++) {
                if ((gap[row] ^ sum) <= gap[row] + room[row]) {
                    winning++;
                }
            }
            out.append("First ").append(winning).append('\n');
        }
        System.out.print(out);
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
