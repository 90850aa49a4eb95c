import java.io.BufferedInputStream;
import java.io.IOException;
import java.util.Arrays;

public class Main {
    public static void main(String[] args) throws IOException {
        StringBuilder out = new StringBuilder();
        int games = readNumber();
        for (int game = 0; game < games; game++) {
            int points = readNumber() + 1;
            int[] from = new int[readNumber()];
            int[] to = new int[from.length];
            for (int edge = 0; edge < from.length; edge++) {
                from[edge] = readNumber();
                to[edge] = readNumber();
            }
            int value = new Main(points, from, to).grundy();
            out.append(value == 0 ? "Second " : "First ").append(value).append('\n');
        }
        System.out.print(out);
    }

    private final int points;
    private final int[] from;
    private final int[] to;
    /** Where the edges of each point begin among {@link #incident}. */
    private final int[] first;
    private final int[] incident;
    /** The points, as depth-first search comes to them. */
    private final int[] order;
    private final int[] place;
    private final int[] edgeTo;

    private Main(int points, int[] from, int[] to) {
        this.points = points;
        this.from = from;
        this.to = to;
        this.first = new int[points + 1];
        this.incident = new int[2 * from.length];
        this.order = new int[points];
        this.place = new int[points];
        this.edgeTo = new int[points];
    }

    private int grundy() {
        sortEdges();
        walk();
        int[] value = new int[points];
        for (int edge = 0; edge < from.length; edge++) {
            value[place[from[edge]] > place[to[edge]] ? from[edge] : to[edge]] ^= 1;
        }
        int[] lowest = new int[points];
        for (int i = points - 1; i > 0; i--) {
            int point = order[i];
            lowest[point] = i;
            for (int j = first[point]; j < first[point + 1]; j++) {
                int edge = incident[j];
                if (edge != edgeTo[point]) {
                    int reached = other(edge, point);
                    lowest[point] = Math.min(lowest[point], edgeTo[reached] == edge ? lowest[reached] : place[reached]);
                }
            }
            // The edge to a point counts with those that close a cycle, unless it is a bridge.
            value[other(edgeTo[point], point)] ^= lowest[point] == i ? (value[point] ^ 1) + 1 : value[point];
        }
        return value[0];
    }

    private void sortEdges() {
        for (int edge = 0; edge < from.length; edge++) {
            first[from[edge]]++;
            first[to[edge]]++;
        }
        for (int point = 1; point <= points; point++) {
            first[point] += first[point - 1];
        }
        for (int edge = 0; edge < from.length; edge++) {
            incident[--first[from[edge]]] = edge;
            incident[--first[to[edge]]] = edge;
        }
    }

    /** Without recursion: a picture may be as deep as it has edges. */
    private void walk() {
        Arrays.fill(place, -1);
        Arrays.fill(edgeTo, -1);
        int[] next = first.clone();
        int[] path = new int[points];
        int depth = 1;
        int found = 1;
        place[0] = 0;
        while (depth > 0) {
            int point = path[depth - 1];
            if (next[point] == first[point + 1]) {
                depth--;
                continue;
            }
            int edge = incident[next[point]++];
            int reached = other(edge, point);
            if (place[reached] < 0) {
                place[reached] = found;
                edgeTo[reached] = edge;
                order[found++] = reached;
                path[depth++] = reached;
            }
        }
    }

    private int other(int edge, int point) {
        return from[edge] ^ to[edge] ^ point;
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
