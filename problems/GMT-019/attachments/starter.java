import java.util.*;

public class Main {
    /** Your move: the number of the pile, from 1, and the stones to take. */
    static int[] move(int[] piles) {
        // Write your strategy here.
        int pile = 0;
        while (piles[pile] == 0) pile++;
        return new int[] {pile + 1, 1};
    }

    public static void main(String[] args) {
        Scanner in = new Scanner(System.in);
        int games = in.nextInt();
        for (int game = 0; game < games; game++) {
            int[] piles = new int[in.nextInt()];
            int left = 0;
            for (int i = 0; i < piles.length; i++) left += piles[i] = in.nextInt();
            while (true) {
                int[] mine = move(piles);
                System.out.println(mine[0] + " " + mine[1]);
                System.out.flush(); // the judge sees the move at once
                piles[mine[0] - 1] -= mine[1];
                left -= mine[1];
                if (left == 0) break;
                if (!in.hasNextInt()) return; // the judge has ended the talk
                int pile = in.nextInt() - 1;
                int stones = in.nextInt();
                piles[pile] -= stones;
                left -= stones;
            }
        }
    }
}
