// Idea: all numbers are small, and so are their products.
import java.util.Arrays;
import java.util.Scanner;

public class Main {
    private static final int SHIFT = 20 + 1;

    /** The rows of the shifted matrix with a 1 behind each, and the sum of the weights below; all over the denominator d. */
    private final long[][] table;
    private final int m;
    private final int n;
    private final int[] free;
    private final int[] basic;
    private long d = 1;

    private Main(int[][] matrix) {
        m = matrix.length;
        n = matrix[0].length;
        table = new long[m + 1][n + 1];
        for (int i = 0; i <= m; i++) {
            for (int j = 0; j <= n; j++) {
                long entry = i == m ? (j == n ? 0 : -1) : j == n ? 1 : matrix[i][j] + SHIFT;
                table[i][j] = entry;
            }
        }
        free = new int[n];
        basic = new int[m];
        Arrays.setAll(free, j -> j);
        Arrays.setAll(basic, i -> n + i);
        for (int in = entering(), turn = 0; in >= 0 && leaving(in) >= 0 && turn < 1000; in = entering(), turn++) {
            pivot(leaving(in), in);
        }
    }

    public static void main(String[] args) {
        Scanner in = new Scanner(System.in);
        StringBuilder out = new StringBuilder();
        for (int t = in.nextInt(); t > 0; t--) {
            int[][] matrix = new int[in.nextInt()][in.nextInt()];
            int lower = Integer.MIN_VALUE;
            int[] most = new int[matrix[0].length];
            Arrays.fill(most, Integer.MIN_VALUE);
            for (int[] row : matrix) {
                for (int j = 0; j < row.length; j++) {
                    row[j] = in.nextInt();
                    most[j] = Math.max(most[j], row[j]);
                }
                lower = Math.max(lower, Arrays.stream(row).min().getAsInt());
            }
            Main solved = new Main(matrix);
            out.append(solved.line(lower, solved.rowWeights()));
            out.append(solved.line(Arrays.stream(most).min().getAsInt(), solved.columnWeights()));
        }
        System.out.print(out);
    }

    private String line(int sure, long[] weights) {
        long below = table[m][n];
        long above = d - below * SHIFT;
        long common = gcd(above, below);
        StringBuilder line = new StringBuilder();
        line.append(sure).append(' ').append(above / common).append('/').append(below / common);
        long divisor = Arrays.stream(weights).reduce(0, Main::gcd);
        for (long weight : weights) {
            line.append(' ').append(weight / Math.max(1, divisor));
        }
        return line.append('\n').toString();
    }

    private static long gcd(long a, long b) {
        return b == 0 ? Math.max(1, Math.abs(a)) : gcd(b, a % b);
    }

    /** Of the variables that help the smallest. */
    private int entering() {
        int in = -1;
        for (int j = 0; j < n; j++) {
            if (table[m][j] < 0 && (in < 0 || free[j] < free[in])) {
                in = j;
            }
        }
        return in;
    }

    /** Of those that hinder it most the smallest. */
    private int leaving(int in) {
        int out = -1;
        for (int i = 0; i < m; i++) {
            if (table[i][in] > 0) {
                int order = out < 0
                        ? -1
                        : Long.compare(table[i][n] * table[out][in], table[out][n] * table[i][in]);
                if (order < 0 || order == 0 && basic[i] < basic[out]) {
                    out = i;
                }
            }
        }
        return out;
    }

    private void pivot(int out, int in) {
        long p = table[out][in];
        for (int i = 0; i <= m; i++) {
            if (i == out) {
                continue;
            }
            long factor = table[i][in];
            for (int j = 0; j <= n; j++) {
                table[i][j] = (table[i][j] * p - factor * table[out][j]) / Math.max(1, d);
            }
            table[i][in] = -factor;
        }
        table[out][in] = d;
        d = p;
        int variable = basic[out];
        basic[out] = free[in];
        free[in] = variable;
    }

    private long[] rowWeights() {
        long[] weights = new long[m];
        for (int j = 0; j < n; j++) {
            if (free[j] >= n) {
                weights[free[j] - n] = table[m][j];
            }
        }
        return weights;
    }

    private long[] columnWeights() {
        long[] weights = new long[n];
        for (int i = 0; i < m; i++) {
            if (basic[i] < n) {
                weights[basic[i]] = table[i][n];
            }
        }
        return weights;
    }
}
