import java.io.*;
import java.util.*;

public class Main {
    record Cell(int x, int y) {}

    /** For each start whether Alice wins. */
    static boolean[] aliceWins(Cell[] impassable, Cell[] starts) {
        boolean[] wins = new boolean[starts.length];
        // Write your solution here.
        return wins;
    }

    static Cell[] readCells() throws IOException {
        Cell[] cells = new Cell[Integer.parseInt(next())];
        for (int i = 0; i < cells.length; i++) cells[i] = new Cell(Integer.parseInt(next()), Integer.parseInt(next()));
        return cells;
    }

    public static void main(String[] args) throws IOException {
        int cases = Integer.parseInt(next());
        StringBuilder out = new StringBuilder();
        for (int i = 0; i < cases; i++) {
            Cell[] impassable = readCells();
            Cell[] starts = readCells();
            for (boolean alice : aliceWins(impassable, starts)) out.append(alice ? "Alice" : "Bob").append('\n');
        }
        System.out.print(out);
    }

    static final BufferedReader IN = new BufferedReader(new InputStreamReader(System.in));
    static StringTokenizer words = new StringTokenizer("");

    static String next() throws IOException {
        while (!words.hasMoreTokens()) words = new StringTokenizer(IN.readLine());
        return words.nextToken();
    }
}
