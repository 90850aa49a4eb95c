import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.util.StringTokenizer;

public class Main {
    public static void main(String[] args) throws IOException {
        BufferedReader in = new BufferedReader(new InputStreamReader(System.in));
        int games = Integer.parseInt(in.readLine().trim());
        StringBuilder winners = new StringBuilder();
        for (int game = 0; game < games; game++) {
            StringTokenizer line = new StringTokenizer(in.readLine());
            long longestStep = Long.parseLong(line.nextToken());
            long goal = Long.parseLong(line.nextToken());
            winners.append(goal % (longestStep + 1) != 0 ? "First" : "Second").append('\n');
        }
        System.out.print(winners);
    }
}
