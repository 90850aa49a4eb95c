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
            long sum = 0;
            for (int i = 0; i < n; i++) {
                sum += lead(Long.parseLong(next()), Long.parseLong(next()));
            }
            out.append(sum > 0 ? "Vertical " : "Horizontal ").append(sum >= 0 ? "Vertical\n" : "Horizontal\n");
        }
        System.out.print(out);
    }

    /** By how many moves Vertical is ahead in a cake. */
    private static long lead(long rows, long columns) {
        while (rows > 1 && columns > 1) {
            rows /= 2;
            columns /= 2;
        }
        return columns - rows;
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
