import java.io.*;
import java.util.*;

public class Main {
    /** The list at v holds where the edges of node v lead; nodes count from 1. */
    record Board(int token, List<List<Integer>> options) {}

    /** "First k", "Second" or "Draw". */
    static String result(List<Board> boards) {
        // Write your solution here.
        return "Draw";
    }

    public static void main(String[] args) throws IOException {
        int games = number();
        StringBuilder out = new StringBuilder();
        for (int game = 0; game < games; game++) {
            int k = number();
            List<Board> boards = new ArrayList<>();
            for (int i = 0; i < k; i++) {
                word();
                int n = number();
                int m = number();
                int token = number();
                List<List<Integer>> options = new ArrayList<>();
                for (int node = 0; node <= n; node++) options.add(new ArrayList<>());
                for (int j = 0; j < m; j++) {
                    int u = number();
                    options.get(u).add(number());
                }
                boards.add(new Board(token, options));
            }
            out.append(result(boards)).append('\n');
        }
        System.out.print(out);
    }

    static final BufferedReader IN = new BufferedReader(new InputStreamReader(System.in));
    static StringTokenizer words = new StringTokenizer("");

    static String word() throws IOException {
        while (!words.hasMoreTokens()) words = new StringTokenizer(IN.readLine());
        return words.nextToken();
    }

    static int number() throws IOException {
        return Integer.parseInt(word());
    }
}
