import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.util.StringTokenizer;

public class Main {
    public static void main(String[] args) throws IOException {
        int[][] games = new int[next()][3];
        int most = 0;
        for (int[] piles : games) {
            for (int i = 0; i < 3; i++) {
                piles[i] = next();
                most = Math.max(most, piles[i]);
            }
        }
        int[][] third = losingThirds(most);
        StringBuilder out = new StringBuilder();
        for (int[] piles : games) {
            int a = piles[0];
            int b = piles[1];
            int c = piles[2];
            int moves = 0;
            if (third[b][c] < a) {
                moves++;
            }
            if (third[a][c] < b) {
                moves++;
            }
            if (third[a][b] < c) {
                moves++;
            }
            if ((a ^ b) == c && a + b > 0) {
                moves++;
            }
            out.append(moves > 0 ? "First " + moves : "Second").append('\n');
        }
        System.out.print(out);
    }

    /** Before the pass is used, exactly one size of a third pile makes two piles a losing position. */
    private static int[][] losingThirds(int most) {
        int[][] third = new int[most + 1][most + 1];
        boolean[][] used = new boolean[most + 1][2 * most + 2];
        for (int a = 0; a <= most; a++) {
            for (int b = 0; b <= a; b++) {
                int nim = a > 0 ? a ^ b : -1;
                int size = 0;
                while (used[a][size] || used[b][size] || size == nim) {
                    size++;
                }
                used[a][size] = true;
                used[b][size] = true;
                third[a][b] = size;
                third[b][a] = size;
            }
        }
        return third;
    }

    private static final BufferedReader IN = new BufferedReader(new InputStreamReader(System.in), 1 << 16);
    private static StringTokenizer words = new StringTokenizer("");

    private static int next() throws IOException {
        while (!words.hasMoreTokens()) {
            words = new StringTokenizer(IN.readLine());
        }
        return Integer.parseInt(words.nextToken());
    }
}
