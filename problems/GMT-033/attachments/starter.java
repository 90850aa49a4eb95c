import java.io.*;

public class Main {
    /** Two lines. If Blue begins: "Blue e" with the edge to cut, or "Red". If Red begins: "Blue", or "Red e". Stalks are written from the ground up. */
    static String answer(String[] stalks) {
        // Write your solution here.
        return "Red\nBlue";
    }

    public static void main(String[] args) throws IOException {
        BufferedReader in = new BufferedReader(new InputStreamReader(System.in));
        int games = Integer.parseInt(in.readLine().trim());
        StringBuilder out = new StringBuilder();
        for (int i = 0; i < games; i++) {
            String[] stalks = new String[Integer.parseInt(in.readLine().trim())];
            for (int j = 0; j < stalks.length; j++) stalks[j] = in.readLine().trim();
            out.append(answer(stalks)).append('\n');
        }
        System.out.print(out);
    }
}
