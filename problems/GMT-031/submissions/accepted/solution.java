import java.io.BufferedInputStream;
import java.io.IOException;

public class Main {
    public static void main(String[] args) throws IOException {
        StringBuilder out = new StringBuilder();
        int games = readNumber();
        for (int game = 0; game < games; game++) {
            int[] below = new int[readNumber() + 1];
            for (int edge = 1; edge < below.length; edge++) {
                below[edge] = readNumber();
            }
            int edge = winningEdge(below);
            out.append(edge == 0 ? "Second" : "First " + edge).append('\n');
        }
        System.out.print(out);
    }

    /** The edge of the smallest number whose cut wins; 0 if there is none. */
    private static int winningEdge(int[] below) {
        int[] order = tipsFirst(below);
        int[] value = new int[below.length];
        for (int edge : order) {
            value[below[edge]] ^= value[edge] + 1;
        }
        int[] wanted = new int[below.length];
        int chosen = 0;
        for (int i = order.length - 1; i >= 0; i--) {
            int edge = order[i];
            int branch = value[below[edge]] ^ (value[edge] + 1) ^ wanted[below[edge]];
            if (branch == 0 && (chosen == 0 || edge < chosen)) {
                chosen = edge;
            }
            wanted[edge] = branch - 1;
        }
        return chosen;
    }

    private static int[] tipsFirst(int[] below) {
        int[] branches = new int[below.length];
        for (int edge = 1; edge < below.length; edge++) {
            branches[below[edge]]++;
        }
        int[] order = new int[below.length - 1];
        int found = 0;
        for (int edge = 1; edge < below.length; edge++) {
            if (branches[edge] == 0) {
                order[found++] = edge;
            }
        }
        for (int edge : order) {
            if (below[edge] != 0 && --branches[below[edge]] == 0) {
                order[found++] = below[edge];
            }
        }
        return order;
    }

    private static final BufferedInputStream IN = new BufferedInputStream(System.in, 1 << 16);

    private static int readNumber() throws IOException {
        int c = IN.read();
        while (c <= ' ') {
            c = IN.read();
        }
        int value = 0;
        while (c > ' ') {
            value = value * 10 + (c - '0');
            c = IN.read();
        }
        return value;
    }
}
