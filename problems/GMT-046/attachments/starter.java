import java.io.*;

public class Main {
    /** Who wins a row if Toads begins, and who wins if Frogs begins. */
    static String winners(String row) {
        // Write your solution here.
        return "Toads Frogs";
    }

    public static void main(String[] args) throws IOException {
        BufferedReader in = new BufferedReader(new InputStreamReader(System.in));
        int games = Integer.parseInt(in.readLine().trim());
        StringBuilder out = new StringBuilder();
        for (int i = 0; i < games; i++) out.append(winners(in.readLine().trim())).append('\n');
        System.out.print(out);
    }
}
