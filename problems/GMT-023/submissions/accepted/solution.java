import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.util.StringTokenizer;

public class Main {
    private static final int REGULAR_WITHIN = 600;
    private static final int NOTHING_LEFT = 1;
    private static final int ONE_ROW_LEFT = 2;
    private static final int TWO_ROWS_LEFT = 4;

    public static void main(String[] args) throws IOException {
        int games = Integer.parseInt(next());
        String digits = next().substring(2);
        int[] values = values(digits, 2 * REGULAR_WITHIN + digits.length());
        int period = 1;
        while (beginning(values, period) + period > REGULAR_WITHIN) {
            period++;
        }
        int first = beginning(values, period);
        StringBuilder out = new StringBuilder();
        while (games-- > 0) {
            int n = Integer.parseInt(next());
            int value = 0;
            while (n-- > 0) {
                long row = Long.parseLong(next());
                value ^= values[(int) (row < first ? row : first + (row - first) % period)];
            }
            out.append(value != 0 ? "First " : "Second ").append(value).append('\n');
        }
        System.out.print(out);
    }

    private static int[] values(String digits, int rows) {
        int[] values = new int[rows];
        for (int row = 1; row < rows; row++) {
            boolean[] reached = new boolean[2048];
            for (int taken = 1; taken <= digits.length() && taken <= row; taken++) {
                int digit = digits.charAt(taken - 1) - '0';
                int rest = row - taken;
                if ((digit & (rest == 0 ? NOTHING_LEFT : ONE_ROW_LEFT)) != 0) {
                    reached[values[rest]] = true;
                }
                if ((digit & TWO_ROWS_LEFT) != 0) {
                    for (int left = 1; left <= rest - left; left++) {
                        reached[values[left] ^ values[rest - left]] = true;
                    }
                }
            }
            while (reached[values[row]]) {
                values[row]++;
            }
        }
        return values;
    }

    /** From where to the end of the table every value is the one a period later. */
    private static int beginning(int[] values, int period) {
        int first = values.length - period;
        while (first > 1 && values[first - 1] == values[first - 1 + period]) {
            first--;
        }
        return first;
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
