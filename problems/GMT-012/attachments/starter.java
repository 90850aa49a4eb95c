import java.io.*;
import java.util.*;

public class Main {
    /** The cells that win when they are marked now, numbered from 1, in ascending order. */
    static List<Integer> winningCells(String row) {
        // Write your solution here.
        return List.of();
    }

    public static void main(String[] args) throws IOException {
        int rows = Integer.parseInt(next());
        for (int i = 0; i < rows; i++) {
            List<Integer> cells = winningCells(next());
            StringJoiner numbers = new StringJoiner(" ");
            for (int cell : cells) numbers.add(Integer.toString(cell));
            System.out.println(cells.isEmpty() ? "LOSING" : "WINNING");
            System.out.println(numbers);
        }
    }

    static final BufferedReader IN = new BufferedReader(new InputStreamReader(System.in));
    static StringTokenizer words = new StringTokenizer("");

    static String next() throws IOException {
        while (!words.hasMoreTokens()) words = new StringTokenizer(IN.readLine());
        return words.nextToken();
    }
}
