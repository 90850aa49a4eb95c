import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;

public class Main {
    public static void main(String[] args) throws IOException {
        BufferedReader in = new BufferedReader(new InputStreamReader(System.in), 1 << 16);
        int games = Integer.parseInt(in.readLine());
        StringBuilder out = new StringBuilder();
        for (int game = 0; game < games; game++) {
            String[] words = in.readLine().split(" ");
            String coins = words[1];
            int sum = 0;
            for (int i = 0; i < coins.length(); i++) {
                if (coins.charAt(i) == 'H') {
                    sum ^= value(words[0], i + 1);
                }
            }
            out.append(sum != 0 ? "First " : "Second ").append(sum).append('\n');
        }
        System.out.print(out);
    }

    private static int value(String rule, int place) {
        return switch (rule) {
            case "turtles" -> place;
            case "ruler" -> Integer.lowestOneBit(place);
            default -> 2 * (place - 1) + (Integer.bitCount(place - 1) % 2 == 0 ? 1 : 0);
        };
    }
}
