import java.util.*;
import java.util.stream.*;

public class Main {
    /** The value as a reduced fraction, and weights. */
    record Answer(int lower, int upper, String value, long[] rows, long[] columns) {}

    static Answer solve(int[][] matrix) {
        // Write your solution here.
        return new Answer(0, 0, "0/1", ones(matrix.length), ones(matrix[0].length));
    }

    static long[] ones(int count) {
        return LongStream.generate(() -> 1).limit(count).toArray();
    }

    static String words(long[] weights) {
        return Arrays.stream(weights).mapToObj(Long::toString).collect(Collectors.joining(" "));
    }

    public static void main(String[] args) {
        Scanner in = new Scanner(System.in);
        for (int t = in.nextInt(); t > 0; t--) {
            int m = in.nextInt();
            int n = in.nextInt();
            int[][] matrix = new int[m][n];
            for (int[] row : matrix) {
                for (int j = 0; j < n; j++) row[j] = in.nextInt();
            }
            Answer a = solve(matrix);
            System.out.println(a.lower() + " " + a.value() + " " + words(a.rows()));
            System.out.println(a.upper() + " " + a.value() + " " + words(a.columns()));
        }
    }
}
