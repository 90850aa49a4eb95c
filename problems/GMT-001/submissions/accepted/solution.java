import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;

public class Main {
    public static void main(String[] args) throws IOException {
        BufferedReader in = new BufferedReader(new InputStreamReader(System.in));
        int piles = Integer.parseInt(in.readLine().trim());
        StringBuilder winners = new StringBuilder();
        for (int i = 0; i < piles; i++) {
            long stones = Long.parseLong(in.readLine().trim());
            winners.append(isWinning(stones) ? "First" : "Second").append('\n');
        }
        System.out.print(winners);
    }

    static boolean isWinning(long stones) {
        long rest = stones % 7;
        return rest != 0 && rest != 2;
    }
}
