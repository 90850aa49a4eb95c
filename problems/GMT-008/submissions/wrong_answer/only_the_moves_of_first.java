// Prints the letters of First's moves only.
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
        boolean first = true;
        for (int l = 0, r = n - 1; l <= r; first = !first) {
            boolean left = l == r || values[l] - lead[l + 1][r] == lead[l][r];
            if (first) line.append(left ? 'L' : 'R');
            if (left) l++;
            else r--;
        }
        System.out.println((everything + lead[0][n - 1]) / 2 + " " + line);
    }
}
