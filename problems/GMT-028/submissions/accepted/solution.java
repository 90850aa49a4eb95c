import java.util.Scanner;

public class Main {
    private static final int SIDE = {{r_max}} + 1;

    /** By the lengths of the rows; whoever finds no square left has won. */
    private static final boolean[][][] WON = new boolean[SIDE][SIDE][SIDE];

    public static void main(String[] args) {
        WON[0][0][0] = true;
        for (int a = 1; a < SIDE; a++) {
            for (int b = 0; b <= a; b++) {
                for (int c = 0; c <= b; c++) {
                    WON[a][b][c] = winningBite(new int[] {a, b, c}) != null;
                }
            }
        }
        Scanner in = new Scanner(System.in);
        int games = in.nextInt();
        for (int game = 0; game < games; game++) {
            int[] bar = {in.nextInt(), in.nextInt(), in.nextInt()};
            while (bar[0] > 0) {
                int[] bite = winningBite(bar);
                System.out.println(bite[0] + 1 + " " + bite[1]);
                System.out.flush();
                bar = after(bar, bite[0], bite[1]);
                int row = in.nextInt() - 1;
                bar = after(bar, row, in.nextInt());
            }
        }
    }

    /** Row, from 0, and squares to take so that the bar is lost; null if there is no such bite. */
    private static int[] winningBite(int[] bar) {
        for (int row = 0; row < 3; row++) {
            for (int taken = 1; taken <= bar[row]; taken++) {
                int[] next = after(bar, row, taken);
                if (!WON[next[0]][next[1]][next[2]]) {
                    return new int[] {row, taken};
                }
            }
        }
        return null;
    }

    private static int[] after(int[] bar, int row, int taken) {
        int[] next = bar.clone();
        for (int above = row; above < 3; above++) {
            next[above] = Math.min(bar[above], bar[row] - taken);
        }
        return next;
    }
}
