// Scanner.nextInt throws on the first number above 2^31 - 1.
import java.util.Scanner;

public class Main {
    public static void main(String[] args) {
        Scanner in = new Scanner(System.in);
        int games = in.nextInt();
        StringBuilder winners = new StringBuilder();
        for (int game = 0; game < games; game++) {
            int k = in.nextInt();
            int n = in.nextInt();
            winners.append(n % (k + 1) != 0 ? "First" : "Second").append('\n');
        }
        System.out.print(winners);
    }
}
