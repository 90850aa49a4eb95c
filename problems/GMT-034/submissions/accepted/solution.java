import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.StringTokenizer;
import java.util.TreeSet;

public class Main {
    /** What Vertical and Horizontal can leave of a game; games are known by their numbers. */
    private record Options(TreeSet<Integer> left, TreeSet<Integer> right) {}

    private static final List<Options> GAMES = new ArrayList<>();
    private static final Map<Options, Integer> NUMBER_OF = new HashMap<>();
    private static final Map<Options, Integer> SIMPLEST_OF = new HashMap<>();
    private static final Map<Long, Boolean> LESS_KNOWN = new HashMap<>();
    private static final Map<Long, Integer> SUM_KNOWN = new HashMap<>();
    private static final Map<TreeSet<Integer>, Integer> REGION_KNOWN = new HashMap<>();
    private static final int ZERO = simplest(new TreeSet<>(), new TreeSet<>());
    /** A square is so many times its row, and its column. */
    private static final int ROW = 32;

    public static void main(String[] args) throws IOException {
        int boards = Integer.parseInt(next());
        for (int i = 0; i < boards; i++) {
            int height = Integer.parseInt(next());
            int width = Integer.parseInt(next());
            TreeSet<Integer> squares = new TreeSet<>();
            for (int row = 0; row < height; row++) {
                String line = next();
                for (int column = 0; column < width; column++) {
                    if (line.charAt(column) == '.') {
                        squares.add(ROW * row + column);
                    }
                }
            }
            int board = value(squares);
            System.out.println((lessOrEqual(board, ZERO) ? "Horizontal" : "Vertical") + " "
                    + (lessOrEqual(ZERO, board) ? "Vertical" : "Horizontal"));
        }
    }

    private static int value(TreeSet<Integer> squares) {
        TreeSet<Integer> rest = new TreeSet<>(squares);
        int total = ZERO;
        while (!rest.isEmpty()) {
            total = sum(total, regionValue(takenOut(rest)));
        }
        return total;
    }

    /** Takes the region of a square out of the others and moves it to the corner. */
    private static TreeSet<Integer> takenOut(TreeSet<Integer> squares) {
        List<Integer> found = new ArrayList<>(List.of(squares.pollFirst()));
        for (int i = 0; i < found.size(); i++) {
            for (int step : new int[] {ROW, -ROW, 1, -1}) {
                if (squares.remove(found.get(i) + step)) {
                    found.add(found.get(i) + step);
                }
            }
        }
        int top = found.stream().mapToInt(square -> square / ROW).min().orElseThrow();
        int left = found.stream().mapToInt(square -> square % ROW).min().orElseThrow();
        TreeSet<Integer> region = new TreeSet<>();
        for (int square : found) {
            region.add(square - ROW * top - left);
        }
        return region;
    }

    private static int regionValue(TreeSet<Integer> region) {
        Integer known = REGION_KNOWN.get(region);
        if (known == null) {
            known = simplest(afterPlacing(region, ROW), afterPlacing(region, 1));
            REGION_KNOWN.put(region, known);
        }
        return known;
    }

    private static TreeSet<Integer> afterPlacing(TreeSet<Integer> region, int step) {
        TreeSet<Integer> options = new TreeSet<>();
        for (int square : region) {
            if (region.contains(square + step)) {
                TreeSet<Integer> rest = new TreeSet<>(region);
                rest.remove(square);
                rest.remove(square + step);
                options.add(value(rest));
            }
        }
        return options;
    }

    private static int sum(int a, int b) {
        if (a == ZERO || b == ZERO) {
            return a == ZERO ? b : a;
        }
        long key = pair(Math.min(a, b), Math.max(a, b));
        Integer known = SUM_KNOWN.get(key);
        if (known == null) {
            Options one = GAMES.get(a);
            Options other = GAMES.get(b);
            TreeSet<Integer> left = new TreeSet<>();
            TreeSet<Integer> right = new TreeSet<>();
            one.left().forEach(option -> left.add(sum(option, b)));
            other.left().forEach(option -> left.add(sum(a, option)));
            one.right().forEach(option -> right.add(sum(option, b)));
            other.right().forEach(option -> right.add(sum(a, option)));
            known = simplest(left, right);
            SUM_KNOWN.put(key, known);
        }
        return known;
    }

    /** The game of fewest positions that is worth as much. */
    private static int simplest(TreeSet<Integer> left, TreeSet<Integer> right) {
        Options given = new Options(left, right);
        Integer known = SIMPLEST_OF.get(given);
        if (known == null) {
            TreeSet<Integer> l = new TreeSet<>(left);
            TreeSet<Integer> r = new TreeSet<>(right);
            while (bypass(l, r)) {
                // until nothing can be bypassed
            }
            TreeSet<Integer> bestLeft = new TreeSet<>();
            for (int x : l) {
                if (l.stream().noneMatch(y -> y != x && lessOrEqual(x, y))) {
                    bestLeft.add(x);
                }
            }
            TreeSet<Integer> bestRight = new TreeSet<>();
            for (int x : r) {
                if (r.stream().noneMatch(y -> y != x && lessOrEqual(y, x))) {
                    bestRight.add(x);
                }
            }
            known = named(bestLeft, bestRight);
            SIMPLEST_OF.put(given, known);
        }
        return known;
    }

    /** Replaces an option that the other player answers with something no worse than the whole game by what it then leads to. */
    private static boolean bypass(TreeSet<Integer> left, TreeSet<Integer> right) {
        int game = named(new TreeSet<>(left), new TreeSet<>(right));
        for (int x : left) {
            for (int answer : GAMES.get(x).right()) {
                if (lessOrEqual(answer, game)) {
                    left.remove(x);
                    left.addAll(GAMES.get(answer).left());
                    return true;
                }
            }
        }
        for (int x : right) {
            for (int answer : GAMES.get(x).left()) {
                if (lessOrEqual(game, answer)) {
                    right.remove(x);
                    right.addAll(GAMES.get(answer).right());
                    return true;
                }
            }
        }
        return false;
    }

    private static boolean lessOrEqual(int a, int b) {
        Boolean known = LESS_KNOWN.get(pair(a, b));
        if (known == null) {
            known = GAMES.get(a).left().stream().noneMatch(x -> lessOrEqual(b, x))
                    && GAMES.get(b).right().stream().noneMatch(x -> lessOrEqual(x, a));
            LESS_KNOWN.put(pair(a, b), known);
        }
        return known;
    }

    private static int named(TreeSet<Integer> left, TreeSet<Integer> right) {
        Options options = new Options(left, right);
        Integer number = NUMBER_OF.get(options);
        if (number == null) {
            number = GAMES.size();
            NUMBER_OF.put(options, number);
            GAMES.add(options);
        }
        return number;
    }

    private static long pair(int a, int b) {
        return (long) a << 32 | b;
    }

    private static final BufferedReader IN = new BufferedReader(new InputStreamReader(System.in));
    private static StringTokenizer words = new StringTokenizer("");

    private static String next() throws IOException {
        while (!words.hasMoreTokens()) {
            words = new StringTokenizer(IN.readLine());
        }
        return words.nextToken();
    }
}
