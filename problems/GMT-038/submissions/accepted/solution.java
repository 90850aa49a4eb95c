import java.math.BigInteger;
import java.util.Arrays;
import java.util.Scanner;

public class Main {
    private static final int SHIFT = {{entry_max}} + 1;

    /** The rows of the shifted matrix with a 1 behind each, and the sum of the weights below; all over the denominator d. */
    private final BigInteger[][] table;
    private final int m;
    private final int n;
    private final int[] free;
    private final int[] basic;
    private BigInteger d = BigInteger.ONE;

    private Main(int[][] matrix) {
        m = matrix.length;
        n = matrix[0].length;
        table = new BigInteger[m + 1][n + 1];
        for (int i = 0; i <= m; i++) {
            for (int j = 0; j <= n; j++) {
                int entry = i == m ? (j == n ? 0 : -1) : j == n ? 1 : matrix[i][j] + SHIFT;
                table[i][j] = BigInteger.valueOf(entry);
            }
        }
        free = new int[n];
        basic = new int[m];
        Arrays.setAll(free, j -> j);
        Arrays.setAll(basic, i -> n + i);
        for (int in = entering(); in >= 0; in = entering()) {
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

    private String line(int sure, BigInteger[] weights) {
        BigInteger below = table[m][n];
        BigInteger above = d.subtract(below.multiply(BigInteger.valueOf(SHIFT)));
        BigInteger common = above.gcd(below);
        StringBuilder line = new StringBuilder();
        line.append(sure).append(' ').append(above.divide(common)).append('/').append(below.divide(common));
        BigInteger divisor = Arrays.stream(weights).reduce(BigInteger.ZERO, BigInteger::gcd);
        for (BigInteger weight : weights) {
            line.append(' ').append(weight.divide(divisor));
        }
        return line.append('\n').toString();
    }

    /** Of the variables that help the smallest. */
    private int entering() {
        int in = -1;
        for (int j = 0; j < n; j++) {
            if (table[m][j].signum() < 0 && (in < 0 || free[j] < free[in])) {
                in = j;
            }
        }
        return in;
    }

    /** Of those that hinder it most the smallest. */
    private int leaving(int in) {
        int out = -1;
        for (int i = 0; i < m; i++) {
            if (table[i][in].signum() > 0) {
                int order = out < 0
                        ? -1
                        : table[i][n].multiply(table[out][in]).compareTo(table[out][n].multiply(table[i][in]));
                if (order < 0 || order == 0 && basic[i] < basic[out]) {
                    out = i;
                }
            }
        }
        return out;
    }

    private void pivot(int out, int in) {
        BigInteger p = table[out][in];
        for (int i = 0; i <= m; i++) {
            if (i == out) {
                continue;
            }
            BigInteger factor = table[i][in];
            for (int j = 0; j <= n; j++) {
                table[i][j] = table[i][j].multiply(p).subtract(factor.multiply(table[out][j])).divide(d);
            }
            table[i][in] = factor.negate();
        }
        table[out][in] = d;
        d = p;
        int variable = basic[out];
        basic[out] = free[in];
        free[in] = variable;
    }

    private BigInteger[] rowWeights() {
        BigInteger[] weights = new BigInteger[m];
        Arrays.fill(weights, BigInteger.ZERO);
        for (int j = 0; j < n; j++) {
            if (free[j] >= n) {
                weights[free[j] - n] = table[m][j];
            }
        }
        return weights;
    }

    private BigInteger[] columnWeights() {
        BigInteger[] weights = new BigInteger[n];
        Arrays.fill(weights, BigInteger.ZERO);
        for (int i = 0; i < m; i++) {
            if (basic[i] < n) {
                weights[basic[i]] = table[i][n];
            }
        }
        return weights;
    }
}
