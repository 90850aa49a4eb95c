import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.util.StringTokenizer;

public class Main {
    public static void main(String[] args) throws IOException {
        BufferedReader in = new BufferedReader(new InputStreamReader(System.in), 1 << 16);
        int games = Integer.parseInt(in.readLine());
        StringBuilder out = new StringBuilder();
        for (int game = 0; game < games; game++) {
            StringTokenizer line = new StringTokenizer(in.readLine());
            long[] numbers = new long[6];
            for (int i = 0; i < 6; i++) {
                numbers[i] = Long.parseLong(line.nextToken());
            }
            out.append(answer(numbers)).append('\n');
        }
        System.out.print(out);
    }

    private static String answer(long[] numbers) {
        long sum = 0;
        for (int i = 0; i < 6; i += 2) {
            sum ^= value(Math.max(numbers[i], numbers[i + 1]), Math.min(numbers[i], numbers[i + 1]));
        }
        if (sum == 0) {
            return "Second";
        }
        for (int i = 0; i < 6; i++) {
            long large = numbers[i];
            long small = numbers[i ^ 1];
            if (large > small) {
                long stay = timesThatStay(large, small, sum ^ value(large, small));
                if (stay < large / small) {
                    return "First " + (i + 1) + " " + (large / small - stay) * small;
                }
            }
        }
        throw new AssertionError("a sum other than 0 has a winning move");
    }

    /** The Grundy value of a pair. */
    private static long value(long large, long small) {
        long times = large / small;
        if (large % small == 0) {
            return times - 1;
        }
        return times > value(small, large % small) ? times : times - 1;
    }

    /** How often the small number stays in the large one by the move to this value; if it does not fit in so often, there is no such move. */
    private static long timesThatStay(long large, long small, long wanted) {
        if (large % small == 0) {
            return wanted + 1;
        }
        long ofTheRest = value(small, large % small);
        if (wanted == ofTheRest) {
            return 0;
        }
        return wanted < ofTheRest ? wanted + 1 : wanted;
    }
}
