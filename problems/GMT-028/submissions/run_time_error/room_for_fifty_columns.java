// Idea: right, but its table ends after fifty columns.
import java.util.*;

public class Main {
    static final boolean[][][] WON = new boolean[51][51][51];

    static int[] bite(int[] bar) {
        for (int row = 0; row < 3; row++)
            for (int taken = 1; taken <= bar[row]; taken++) {
                int[] n = after(bar, row, taken);
                if (!WON[n[0]][n[1]][n[2]]) return new int[] {row, taken};
            }
        return null;
    }

    static int[] after(int[] bar, int row, int taken) {
        int[] next = bar.clone();
        for (int i = row; i < 3; i++) next[i] = Math.min(bar[i], bar[row] - taken);
        return next;
    }

    public static void main(String[] args) {
        WON[0][0][0] = true;
        for (int a = 1; a <= 50; a++)
            for (int b = 0; b <= a; b++)
                for (int c = 0; c <= b; c++) WON[a][b][c] = bite(new int[] {a, b, c}) != null;
        Scanner in = new Scanner(System.in);
        int t = in.nextInt();
        while (t-- > 0) {
            int[] bar = {in.nextInt(), in.nextInt(), in.nextInt()};
            while (bar[0] > 0) {
                int[] b = bite(bar);
                System.out.println((b[0] + 1) + " " + b[1]);
                bar = after(bar, b[0], b[1]);
                int row = in.nextInt() - 1;
                bar = after(bar, row, in.nextInt());
            }
        }
    }
}
