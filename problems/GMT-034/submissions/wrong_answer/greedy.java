// Idea: both always place where they keep most placements for themselves and leave fewest to the other.
import java.util.*;

public class Main {
    static int h, w;

    static int count(char[][] b, boolean v) {
        int n = 0;
        for (int i = 0; i < h; i++)
            for (int j = 0; j < w; j++) if (can(b, i, j, v)) n++;
        return n;
    }

    static boolean can(char[][] b, int i, int j, boolean v) {
        int x = v ? i + 1 : i, y = v ? j : j + 1;
        return x < h && y < w && b[i][j] == '.' && b[x][y] == '.';
    }

    static void put(char[][] b, int i, int j, boolean v, char c) {
        b[i][j] = c;
        b[v ? i + 1 : i][v ? j : j + 1] = c;
    }

    static boolean verticalWins(char[][] b, boolean v) {
        while (true) {
            int best = Integer.MIN_VALUE, bi = -1, bj = -1;
            for (int i = 0; i < h; i++)
                for (int j = 0; j < w; j++)
                    if (can(b, i, j, v)) {
                        put(b, i, j, v, '#');
                        int value = count(b, v) - count(b, !v);
                        put(b, i, j, v, '.');
                        if (value > best) {
                            best = value;
                            bi = i;
                            bj = j;
                        }
                    }
            if (bi < 0) return !v;
            put(b, bi, bj, v, '#');
            v = !v;
        }
    }

    public static void main(String[] args) {
        Scanner in = new Scanner(System.in);
        for (int t = in.nextInt(); t > 0; t--) {
            h = in.nextInt();
            w = in.nextInt();
            String[] rows = new String[h];
            for (int i = 0; i < h; i++) rows[i] = in.next();
            String out = "";
            for (boolean v : new boolean[] {true, false}) {
                char[][] b = new char[h][];
                for (int i = 0; i < h; i++) b[i] = rows[i].toCharArray();
                out += (verticalWins(b, v) ? "Vertical" : "Horizontal") + (v ? " " : "");
            }
            System.out.println(out);
        }
    }
}
