import java.util.*;

public class Main {
    /** Your bite: the row, from 1, and the squares to take from its end. The lowest row is the first of the bar. */
    static int[] myBite(int[] bar) {
        // Write your strategy here.
        int row = 2;
        while (bar[row] == 0) row--;
        return new int[] {row + 1, 1};
    }

    static void bite(int[] bar, int row, int taken) {
        int left = bar[row - 1] - taken;
        for (int above = row - 1; above < 3; above++) bar[above] = Math.min(bar[above], left);
    }

    public static void main(String[] args) {
        Scanner in = new Scanner(System.in);
        int games = in.nextInt();
        for (int game = 0; game < games; game++) {
            int[] bar = {in.nextInt(), in.nextInt(), in.nextInt()};
            while (bar[0] > 0) {
                int[] mine = myBite(bar);
                System.out.println(mine[0] + " " + mine[1]);
                System.out.flush(); // the judge sees the bite at once
                bite(bar, mine[0], mine[1]);
                if (!in.hasNextInt()) return; // the judge has ended the talk
                int row = in.nextInt();
                bite(bar, row, in.nextInt());
            }
        }
    }
}
