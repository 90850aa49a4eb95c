// Integer.parseInt throws on the first number above 2^31 - 1.
import java.util.Scanner;

public class Main {
    public static void main(String[] args) {
        Scanner in = new Scanner(System.in);
        int games = Integer.parseInt(in.next());
        StringBuilder winners = new StringBuilder();
        for (int game = 0; game < games; game++) {
            winners.append(Integer.parseInt(in.next()) % 2 == 0 ? "First" : "Second").append('\n');
        }
        System.out.print(winners);
    }
}
