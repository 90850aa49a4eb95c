import java.io.*;
import java.util.*;

public class Main {
    /** "First g" or "Second 0", with the Grundy value g of the row. The rule is turtles, mock or ruler. */
    static String answer(String rule, String coins) {
        // Write your solution here.
        return "Second 0";
    }

    public static void main(String[] args) throws IOException {
        BufferedReader in = new BufferedReader(new InputStreamReader(System.in));
        int games = Integer.parseInt(in.readLine());
        StringBuilder out = new StringBuilder();
        for (int i = 0; i < games; i++) {
            StringTokenizer words = new StringTokenizer(in.readLine());
            out.append(answer(words.nextToken(), words.nextToken())).append('\n');
        }
        System.out.print(out);
    }
}
