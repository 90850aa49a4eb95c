import java.util.*;

public class Main {
    /** Your move: 1 or 2 for a pile, or 0 for both, and the stones to take. */
    static long[] move(long a, long b) {
        // Write your strategy here.
        return a > 0 ? new long[] {1, 1} : new long[] {2, 1};
    }

    public static void main(String[] args) {
        Scanner in = new Scanner(System.in);
        int games = in.nextInt();
        for (int game = 0; game < games; game++) {
            long a = in.nextLong();
            long b = in.nextLong();
            while (true) {
                long[] mine = move(a, b);
                System.out.println(mine[0] + " " + mine[1]);
                System.out.flush(); // the judge sees the move at once
                if (mine[0] != 2) a -= mine[1];
                if (mine[0] != 1) b -= mine[1];
                if (a == 0 && b == 0) break;
                if (!in.hasNextLong()) return; // the judge has ended the talk
                long which = in.nextLong();
                long stones = in.nextLong();
                if (which != 2) a -= stones;
                if (which != 1) b -= stones;
            }
        }
    }
}
