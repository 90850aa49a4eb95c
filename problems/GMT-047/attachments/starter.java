import java.io.*;
import java.util.*;

public class Main {
    /** The answer for three pairs, which are six numbers: "First p s" with the first move that wins, or "Second". */
    static String answer(long[] numbers) {
        // Write your solution here.
        return "Second";
    }

    public static void main(String[] args) throws IOException {
        BufferedReader in = new BufferedReader(new InputStreamReader(System.in));
        int games = Integer.parseInt(in.readLine().trim());
        StringBuilder out = new StringBuilder();
        for (int i = 0; i < games; i++) {
            StringTokenizer line = new StringTokenizer(in.readLine());
            long[] numbers = new long[6];
            for (int j = 0; j < 6; j++) numbers[j] = Long.parseLong(line.nextToken());
            out.append(answer(numbers)).append('\n');
        }
        System.out.print(out);
    }
}
