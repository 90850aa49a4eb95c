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

        long everything = Arrays.stream(values).sum();
        System.out.println((everything + bestLead(values, n)) / 2);
    }

    /** What the player on turn can collect more than the other one from the whole row. */
    private static long bestLead(long[] values, int n) {
        long[] lead = values.clone();
        for (int length = 2; length <= n; length++) {
            for (int l = 0; l + length <= n; l++) {
                int r = l + length - 1;
                lead[l] = Math.max(values[l] - lead[l + 1], values[r] - lead[l]);
            }
        }
        return lead[0];
    }
}
