import java.io.*;
import java.util.*;

public class Main {
    /** "First g c" with the move behind it, or "Second 0". Each game is a line of the input: its kind, and the numbers behind it. */
    static String answer(List<StringTokenizer> heap) {
        // Write your solution here.
        return "Second 0";
    }

    public static void main(String[] args) throws IOException {
        BufferedReader in = new BufferedReader(new InputStreamReader(System.in));
        int heaps = Integer.parseInt(in.readLine());
        StringBuilder out = new StringBuilder();
        for (int i = 0; i < heaps; i++) {
            int k = Integer.parseInt(in.readLine());
            List<StringTokenizer> heap = new ArrayList<>();
            for (int game = 0; game < k; game++) heap.add(new StringTokenizer(in.readLine()));
            out.append(answer(heap)).append('\n');
        }
        System.out.print(out);
    }
}
