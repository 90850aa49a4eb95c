// The total from the table, but the line from taking the larger end: the two do not fit together.
import java.util.Scanner;

public class Main {
    public static void main(String[] args) {
        Scanner in = new Scanner(System.in);
        int n = in.nextInt();
        long[] values = new long[n];
        long everything = 0;
        for (int i = 0; i < n; i++) everything += values[i] = in.nextLong();
        long[] lead = values.clone();
        for (int length = 2; length <= n; length++) {
            for (int l = 0; l + length <= n; l++) {
                lead[l] = Math.max(values[l] - lead[l + 1], values[l + length - 1] - lead[l]);
            }
        }
        StringBuilder line = new StringBuilder();
        for (int l = 0, r = n - 1; l <= r; ) {
            if (values[l] >= values[r]) {
                line.append('L');
                l++;
            } else {
                line.append('R');
                r--;
            }
        }
        System.out.println((everything + lead[0]) / 2 + " " + line);
    }
}
