import java.util.Arrays;
import java.util.Scanner;

public class Main {
    private static final Scanner IN = new Scanner(System.in);

    public static void main(String[] args) {
        int games = IN.nextInt();
        for (int game = 0; game < games; game++) {
            int[] piles = new int[IN.nextInt()];
            for (int i = 0; i < piles.length; i++) {
                piles[i] = IN.nextInt();
            }
            play(piles);
        }
    }

    private static void play(int[] piles) {
        while (true) {
            int nimSum = 0;
            for (int pile : piles) {
                nimSum ^= pile;
            }
            int chosen = 0;
            while ((piles[chosen] ^ nimSum) >= piles[chosen]) {
                chosen++;
            }
            System.out.println(chosen + 1 + " " + (piles[chosen] - (piles[chosen] ^ nimSum)));
            System.out.flush();
            piles[chosen] ^= nimSum;
            if (Arrays.stream(piles).allMatch(pile -> pile == 0)) {
                return;
            }
            int pile = IN.nextInt() - 1;
            piles[pile] -= IN.nextInt();
        }
    }
}
