import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.util.StringTokenizer;

public class Main {
    public static void main(String[] args) throws IOException {
        int games = Integer.parseInt(next());
        StringBuilder out = new StringBuilder();
        for (int game = 0; game < games; game++) {
            int n = Integer.parseInt(next());
            long value = 0;
            for (int i = 0; i < n; i++) {
                value ^= grundyValue(Long.parseLong(next()));
            }
            out.append(value != 0 ? "First " : "Second ").append(value).append('\n');
        }
        System.out.print(out);
    }

    private static long grundyValue(long pile) {
        if (pile % 4 == 3) {
            return pile + 1;
        }
        return pile % 4 == 0 && pile > 0 ? pile - 1 : pile;
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
