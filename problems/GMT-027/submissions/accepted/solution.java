import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.util.StringTokenizer;

public class Main {
    /** 1, 2, 3, 5, ...: the first 86, which are those up to 10^18. */
    private static final long[] FIBONACCI = new long[86];

    public static void main(String[] args) throws IOException {
        FIBONACCI[0] = 1;
        FIBONACCI[1] = 2;
        for (int i = 2; i < FIBONACCI.length; i++) {
            FIBONACCI[i] = FIBONACCI[i - 1] + FIBONACCI[i - 2];
        }
        BufferedReader in = new BufferedReader(new InputStreamReader(System.in), 1 << 16);
        int games = Integer.parseInt(in.readLine());
        StringBuilder out = new StringBuilder();
        for (int game = 0; game < games; game++) {
            StringTokenizer line = new StringTokenizer(in.readLine());
            long part = smallestPart(Long.parseLong(line.nextToken()));
            long limit = Long.parseLong(line.nextToken());
            out.append(part <= limit ? "First " + part : "Second").append('\n');
        }
        System.out.print(out);
    }

    /** Of n as a sum of Fibonacci numbers no two of which are neighbours; the largest that fits is always one of them. */
    private static long smallestPart(long n) {
        long part = 0;
        for (int i = FIBONACCI.length - 1; n > 0; i--) {
            if (FIBONACCI[i] <= n) {
                part = FIBONACCI[i];
                n -= part;
            }
        }
        return part;
    }
}
