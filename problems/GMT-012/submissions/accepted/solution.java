import java.util.ArrayList;
import java.util.List;
import java.util.Scanner;
import java.util.stream.Collectors;

public class Main {
    private static final int LONGEST = 200;
    private static final int[] VALUE = stretchValues();

    /** A maximal run of safe cells: no X stands within two cells of any of them. */
    private record Stretch(int first, int length) {
    }

    public static void main(String[] args) {
        Scanner in = new Scanner(System.in);
        int rows = in.nextInt();
        StringBuilder out = new StringBuilder();
        for (int row = 0; row < rows; row++) {
            List<Integer> cells = winningCells(in.next());
            out.append(cells.isEmpty() ? "LOSING" : "WINNING").append('\n');
            out.append(cells.stream().map(cell -> String.valueOf(cell + 1)).collect(Collectors.joining(" "))).append('\n');
        }
        System.out.print(out);
    }

    private static int[] stretchValues() {
        int[] value = new int[LONGEST + 1];
        for (int k = 1; k <= LONGEST; k++) {
            boolean[] reachable = new boolean[LONGEST + 1];
            for (int i = 0; i < k; i++) {
                reachable[value[Math.max(0, i - 2)] ^ value[Math.max(0, k - i - 3)]] = true;
            }
            while (reachable[value[k]]) {
                value[k]++;
            }
        }
        return value;
    }

    private static List<Integer> winningCells(String row) {
        List<Integer> cells = completingCells(row);
        if (!cells.isEmpty()) {
            return cells;
        }
        List<Stretch> stretches = safeStretches(row);
        int sum = 0;
        for (Stretch s : stretches) {
            sum ^= VALUE[s.length];
        }
        for (Stretch s : stretches) {
            for (int i = 0; i < s.length; i++) {
                int parts = VALUE[Math.max(0, i - 2)] ^ VALUE[Math.max(0, s.length - i - 3)];
                if ((sum ^ VALUE[s.length] ^ parts) == 0) {
                    cells.add(s.first + i);
                }
            }
        }
        return cells;
    }

    private static List<Integer> completingCells(String row) {
        List<Integer> cells = new ArrayList<>();
        for (int c = 0; c < row.length(); c++) {
            String marked = row.substring(0, c) + "X" + row.substring(c + 1);
            if (marked.contains("XXX")) {
                cells.add(c);
            }
        }
        return cells;
    }

    private static List<Stretch> safeStretches(String row) {
        List<Stretch> stretches = new ArrayList<>();
        int length = 0;
        for (int c = 0; c <= row.length(); c++) {
            if (c < row.length() && row.substring(Math.max(0, c - 2), Math.min(row.length(), c + 3)).indexOf('X') < 0) {
                length++;
            } else if (length > 0) {
                stretches.add(new Stretch(c - length, length));
                length = 0;
            }
        }
        return stretches;
    }
}
