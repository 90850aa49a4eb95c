import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.util.Arrays;
import java.util.StringTokenizer;

public class Main {
    private static final int COLUMNS = 60;

    public static void main(String[] args) throws IOException {
        int games = Integer.parseInt(next());
        int k = Integer.parseInt(next());
        StringBuilder out = new StringBuilder();
        for (int game = 0; game < games; game++) {
            int[] counts = new int[COLUMNS];
            int n = Integer.parseInt(next());
            for (int i = 0; i < n; i++) {
                long pile = Long.parseLong(next());
                for (int column = 0; column < COLUMNS; column++) {
                    counts[column] += (int) (pile >> column & 1);
                }
            }
            boolean balanced = Arrays.stream(counts).allMatch(count -> count % (k + 1) == 0);
            out.append(balanced ? "Second\n" : "First\n");
        }
        System.out.print(out);
    }

    private static final BufferedReader IN = new BufferedReader(new InputStreamReader(System.in), 1 << 16);
    private static StringTokenizer words = new StringTokenizer("");

    private static String next() throws IOException {
        while (!words.hasMoreTokens()) {
            words = new StringTokenizer(IN.readLine());
        }
        return words.nextToken();
    }
}
