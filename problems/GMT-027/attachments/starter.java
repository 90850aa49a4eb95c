import java.io.*;
import java.util.*;

public class Main {
    /** "First s" or "Second": s is the smallest number of stones that wins. */
    static String answer(long stones, long limit) {
        // Write your solution here.
        return "Second";
    }

    public static void main(String[] args) throws IOException {
        BufferedReader in = new BufferedReader(new InputStreamReader(System.in));
        int games = Integer.parseInt(in.readLine());
        StringBuilder out = new StringBuilder();
        for (int i = 0; i < games; i++) {
            StringTokenizer words = new StringTokenizer(in.readLine());
            out.append(answer(Long.parseLong(words.nextToken()), Long.parseLong(words.nextToken()))).append('\n');
        }
        System.out.print(out);
    }
}
