// Lets both players always take the longest step and counts the turns.
import java.util.Scanner;

public class Main {
    public static void main(String[] args) {
        Scanner in = new Scanner(System.in);
        int games = in.nextInt();
        StringBuilder winners = new StringBuilder();
        for (int game = 0; game < games; game++) {
            long k = in.nextLong();
            long n = in.nextLong();
            long turns = n / k + (n % k == 0 ? 0 : 1);
            winners.append(turns % 2 == 1 ? "First" : "Second").append('\n');
        }
        System.out.print(winners);
    }
}
