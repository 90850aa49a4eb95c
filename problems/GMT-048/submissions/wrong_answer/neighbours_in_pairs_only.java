// Idea: every ball knocks down two pins, and a single one only where it stands alone.
import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.util.StringTokenizer;

public class Main {
    private static final int LONGEST = 9;

    /** Of each reduced position. */
    private static boolean[] lost;

    public static void main(String[] args) throws IOException {
        fillTable();
        int games = next();
        StringBuilder out = new StringBuilder();
        for (int game = 0; game < games; game++) {
            int n = next();
            int[] counts = new int[LONGEST + 1];
            for (int i = 0; i < n; i++) {
                counts[next()]++;
            }
            int moves = winningMoves(counts);
            out.append(moves > 0 ? "First " + moves : "Second").append('\n');
        }
        System.out.print(out);
    }

    private static void fillTable() {
        int positions = (int) Math.pow(3, LONGEST);
        lost = new boolean[positions];
        int[] counts = new int[LONGEST + 1];
        for (int position = 1; position < positions; position++) {
            int rest = position;
            for (int row = 1; row <= LONGEST; row++) {
                counts[row] = rest % 3;
                rest /= 3;
            }
            lost[position] = winningMoves(counts) == 0;
        }
    }

    private static int winningMoves(int[] counts) {
        int winning = 0;
        for (int row = 1; row <= LONGEST; row++) {
            if (counts[row] > 0) {
                winning += counts[row] * winningMovesInOne(counts, row);
            }
        }
        return winning;
    }

    private static int winningMovesInOne(int[] counts, int row) {
        int winning = 0;
        counts[row]--;
        for (int hit = row == 1 ? 1 : 2; hit <= 2; hit++) {
            for (int left = 0; left <= row - hit - left; left++) {
                int right = row - hit - left;
                counts[left]++;
                counts[right]++;
                if (lost[place(counts)]) {
                    winning++;
                }
                counts[left]--;
                counts[right]--;
            }
        }
        counts[row]++;
        return winning;
    }

    private static int place(int[] counts) {
        int all = 0;
        for (int row = LONGEST; row > 0; row--) {
            all = 3 * all + reduced(counts[row]);
        }
        return all;
    }

    private static int reduced(int count) {
        return count == 0 ? 0 : 2 - count % 2;
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
