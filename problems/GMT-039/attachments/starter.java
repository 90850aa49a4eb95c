import java.io.*;
import java.util.*;

public class Main {
    static final BufferedReader IN = new BufferedReader(new InputStreamReader(System.in));

    /** By node, from 1. */
    static List<List<Integer>> below;
    static int[] guess;
    /** Whose turn it is there. */
    static boolean[] mine;

    /** Where you go from a node of yours. */
    static int myMove(int node, int looks) throws IOException {
        // Write your strategy here.
        return below.get(node).get(0);
    }

    static int look(int leaf) throws IOException {
        say("look " + leaf);
        return Integer.parseInt(hear());
    }

    static void say(String line) {
        System.out.println(line);
        System.out.flush(); // the judge sees it at once
    }

    static String hear() throws IOException {
        String line = IN.readLine();
        if (line == null) System.exit(0); // the judge has ended the talk
        return line.trim();
    }

    static int[] numbers() throws IOException {
        return Arrays.stream(hear().split(" ")).mapToInt(Integer::parseInt).toArray();
    }

    public static void main(String[] args) throws IOException {
        int games = numbers()[0];
        for (int game = 0; game < games; game++) {
            int[] first = numbers();
            int nodes = first[0];
            int[] above = numbers();
            int[] guesses = numbers();
            below = new ArrayList<>();
            for (int node = 0; node <= nodes; node++) below.add(new ArrayList<>());
            guess = new int[nodes + 1];
            mine = new boolean[nodes + 1];
            mine[1] = true;
            for (int node = 2; node <= nodes; node++) {
                below.get(above[node - 2]).add(node);
                mine[node] = !mine[above[node - 2]];
                guess[node] = guesses[node - 2];
            }
            int at = 1;
            while (!below.get(at).isEmpty()) {
                at = myMove(at, first[1]);
                say("to " + at);
                if (!below.get(at).isEmpty()) at = Integer.parseInt(hear().split(" ")[1]);
            }
        }
    }
}
