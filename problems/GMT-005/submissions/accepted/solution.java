import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;

public class Main {
    public static void main(String[] args) throws IOException {
        BufferedReader in = new BufferedReader(new InputStreamReader(System.in));
        int games = Integer.parseInt(in.readLine().trim());
        StringBuilder winners = new StringBuilder();
        for (int game = 0; game < games; game++) {
            long cookies = Long.parseLong(in.readLine().trim());
            winners.append(cookies % 2 == 0 ? "First" : "Second").append('\n');
        }
        System.out.print(winners);
    }
}
