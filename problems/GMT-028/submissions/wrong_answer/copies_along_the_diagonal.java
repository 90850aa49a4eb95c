// Idea: the proof for squares: bite all but the lowest row and the first column, then copy. It helps where those two are equally long.
import java.util.*;

public class Main {
    static int[] bar;

    static void bite(int row, int taken) {
        int left = bar[row] - taken;
        for (int i = row; i < 3; i++) bar[i] = Math.min(bar[i], left);
    }

    public static void main(String[] args) {
        Scanner in = new Scanner(System.in);
        int t = in.nextInt();
        while (t-- > 0) {
            bar = new int[] {in.nextInt(), in.nextInt(), in.nextInt()};
            while (bar[0] > 0) {
                int row = 0, taken = 1;
                int high = bar[2] > 0 ? 3 : bar[1] > 0 ? 2 : 1;
                if (bar[1] > 1) {
                    row = 1;
                    taken = bar[1] - 1;
                } else if (bar[0] > high) {
                    taken = bar[0] - high;
                } else if (bar[0] < high) {
                    row = bar[0];
                    taken = 1;
                }
                System.out.println((row + 1) + " " + taken);
                bite(row, taken);
                if (!in.hasNextInt()) return;
                row = in.nextInt() - 1;
                bite(row, in.nextInt());
            }
        }
    }
}
