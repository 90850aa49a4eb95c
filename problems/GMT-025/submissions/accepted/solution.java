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
            long a = Long.parseLong(line.nextToken());
            long b = Long.parseLong(line.nextToken());
            out.append(a >= b ? answer(a, b, 1) : answer(b, a, 2)).append('\n');
        }
        System.out.print(out);
    }

    private static String answer(long large, long small, int place) {
        if (!isWon(large, small)) {
            return "Second";
        }
        long rest = large % small;
        if (rest > 0 && isWon(small, rest)) {
            rest += small;
        }
        return "First " + place + " " + (large - rest);
    }

    /** Moves are forced until a number divides the other or fits into it twice; whoever meets that has won. */
    private static boolean isWon(long large, long small) {
        boolean mine = true;
        while (large / small == 1 && large != small) {
            long rest = large - small;
            large = small;
            small = rest;
            mine = !mine;
        }
        return mine;
    }
}
