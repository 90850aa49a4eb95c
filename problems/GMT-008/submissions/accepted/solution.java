import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.util.Arrays;
import java.util.stream.Stream;

public class Main {
    public static void main(String[] args) throws IOException {
        BufferedReader in = new BufferedReader(new InputStreamReader(System.in));
        int n = Integer.parseInt(in.readLine().trim());
        long[] values = Stream.of(in.readLine().trim().split(" ")).mapToLong(Long::parseLong).toArray();

        long[][] lead = leads(values);
        long everything = Arrays.stream(values).sum();
        System.out.println((everything + lead[0][n - 1]) / 2 + " " + lineOfPlay(values, lead));
    }

    /** For coins l to r: what the player on turn can collect more than the other one. */
    private static long[][] leads(long[] values) {
        int n = values.length;
        long[][] lead = new long[n][n];
        for (int l = n - 1; l >= 0; l--) {
            lead[l][l] = values[l];
            for (int r = l + 1; r < n; r++) {
                lead[l][r] = Math.max(values[l] - lead[l + 1][r], values[r] - lead[l][r - 1]);
            }
        }
        return lead;
    }

    private static String lineOfPlay(long[] values, long[][] lead) {
        StringBuilder line = new StringBuilder();
        int l = 0;
        int r = values.length - 1;
        while (l < r) {
            if (values[l] - lead[l + 1][r] == lead[l][r]) {
                line.append('L');
                l++;
            } else {
                line.append('R');
                r--;
            }
        }
        return line.append('L').toString();
    }
}
