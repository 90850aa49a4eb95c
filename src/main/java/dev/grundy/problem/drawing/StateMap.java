package dev.grundy.problem.drawing;

import dev.grundy.problem.drawing.canvas.Canvas;
import dev.grundy.problem.drawing.canvas.Picture;
import dev.grundy.problem.drawing.canvas.Tone;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

/**
 * All positions of a small game as a map: in rows, with the moves between them as arrows. Where there are many moves, those from where the game is
 * stand out.
 *
 * @param places the positions
 * @param here the number of the one that the game is at
 */
public record StateMap(List<Place> places, int here) {
    private static final int ACROSS = 40;
    /** In a map with rows of more than so many, so that all of it is seen at once. */
    private static final int NARROW_ACROSS = 28;

    private static final int MOST_IN_WIDE_ROWS = 13;
    /** Up to which the words of the positions may make a map wider than it is without them. */
    private static final int WIDEST_MAP = 560;
    /** Width of a letter of a position's name. */
    private static final int LETTER = 5;
    /** From the ring around a position down to the middle of its name. */
    private static final int LABEL_BELOW = 6;

    private static final int DOWN = 62;
    private static final int RADIUS = 11;
    private static final int RING = RADIUS + 5;
    private static final int MARGIN = 24;
    /** Length of an arrow's head, and half its width. */
    private static final int HEAD = 7;

    private static final double HALF_HEAD = 3.5;
    /** How far moves within a row bend away from it: they pass the positions between. */
    private static final int WITHIN_ROW = 36;
    /** The same for moves straight down that pass rows, for each row up to some. */
    private static final int PASSING = 14;

    private static final int MOST_ROWS_PASSED = 5;
    /** Moves for each position from which on only those from where the game is are told apart. */
    private static final int MANY_MOVES = 3;

    /** How a position ends for who is to move there; in a game about a score what First gets from it, against the beginning. */
    public enum Tone {
        WON("drawing__win", "+"),
        LOST("drawing__loss", "−"),
        EVEN("drawing__even", "=");

        private final String style;
        private final String sign;

        Tone(String style, String sign) {
            this.style = style;
            this.sign = sign;
        }
    }

    /**
     * A position.
     *
     * @param row from 0
     * @param targets the numbers of those that its moves lead to
     */
    public record Place(String board, int row, Tone tone, List<Integer> targets) {
        public Place {
            targets = List.copyOf(targets);
        }
    }

    private record Point(double x, double y) {
        /** So far on the way to another, which is somewhere else. */
        private Point towards(Point other, double distance) {
            double length = Math.hypot(other.x - x, other.y - y);
            return new Point(x + (other.x - x) / length * distance, y + (other.y - y) / length * distance);
        }

        private Point plus(double right, double down) {
            return new Point(x + right, y + down);
        }

        private String text() {
            return Canvas.number(x) + " " + Canvas.number(y);
        }
    }

    public StateMap {
        places = List.copyOf(places);
    }

    public Picture draw() {
        Canvas canvas = new Canvas();
        double[] x = across();
        movesFrom(IntStream.range(0, places.size()).filter(place -> place != here), canvas, x);
        movesFrom(IntStream.of(here), canvas, x);
        for (int place = 0; place < places.size(); place++) {
            Place shown = places.get(place);
            double y = y(place);
            if (place == here) {
                canvas.circle("drawing__here", x[place], y, RING);
            }
            canvas.circle("drawing__node " + shown.tone().style, x[place], y, RADIUS);
            canvas.text("drawing__number", x[place], y, shown.tone().sign);
            canvas.note(x[place], y, RADIUS, shown.board());
            canvas.text("drawing__place", x[place], y + RING + LABEL_BELOW, name(place));
        }
        canvas.describe(places.get(here).board());
        return canvas.picture("state-map");
    }

    /** Whether numbers from 1 on stand for the positions, since their words are too long for the map. */
    public boolean isNumbered() {
        int widest = widest();
        int across = Math.max(spacing(widest), roomFor(longest()));
        return across > spacing(widest) && across * widest > WIDEST_MAP;
    }

    private String name(int place) {
        return isNumbered() ? Integer.toString(place + 1) : places.get(place).board();
    }

    private int longest() {
        return places.stream().mapToInt(place -> place.board().length()).max().orElse(0);
    }

    /** How many positions the largest row has. */
    private int widest() {
        Map<Integer, Long> rows = places.stream().collect(Collectors.groupingBy(Place::row, Collectors.counting()));
        return rows.values().stream().mapToInt(Math::toIntExact).max().orElse(0);
    }

    private static int spacing(int widest) {
        return widest > MOST_IN_WIDE_ROWS ? NARROW_ACROSS : ACROSS;
    }

    private static int roomFor(int letters) {
        return letters * LETTER + LETTER;
    }

    private void movesFrom(IntStream from, Canvas canvas, double[] x) {
        boolean areMany =
                places.stream().mapToInt(place -> place.targets().size()).sum() > MANY_MOVES * places.size();
        from.forEach(place ->
                places.get(place).targets().forEach(target -> move(canvas, x, place, target, stress(place, areMany))));
    }

    /** The style of a move's line by its weight: moves from here stand out, others are faint where there are many. */
    private String stress(int from, boolean areMany) {
        if (from == here) {
            return " drawing__next";
        }
        return areMany ? " drawing__faint" : "";
    }

    /** Each row in the order of the middles of those that lead there, so that few moves cross. */
    private double[] across() {
        int rows = places.stream().mapToInt(Place::row).max().orElse(0) + 1;
        double[] x = new double[places.size()];
        double[] wanted = new double[places.size()];
        int widest = widest();
        List<List<Integer>> byRow = new ArrayList<>();
        for (int row = 0; row < rows; row++) {
            int current = row;
            List<Integer> its = new ArrayList<>(IntStream.range(0, places.size())
                    .filter(place -> places.get(place).row() == current)
                    .boxed()
                    .toList());
            byRow.add(its);
        }
        int across = isNumbered() ? spacing(widest) : Math.max(spacing(widest), roomFor(longest()));
        for (List<Integer> row : byRow) {
            row.sort(Comparator.comparingDouble(place -> wanted[place]));
            double left = Math.max(MARGIN, across / 2.0) + (widest - row.size()) * across / 2.0;
            for (int i = 0; i < row.size(); i++) {
                int place = row.get(i);
                x[place] = left + i * across;
                places.get(place).targets().forEach(target -> wanted[target] = x[place]);
            }
        }
        return x;
    }

    private double y(int place) {
        return MARGIN + places.get(place).row() * (double) DOWN;
    }

    private void move(Canvas canvas, double[] x, int from, int to, String stress) {
        Point start = new Point(x[from], y(from));
        double gap = (to == here ? RING : RADIUS) + 2.0;
        if (from == to) {
            back(canvas, start, gap, stress);
            return;
        }
        Point end = new Point(x[to], y(to));
        Point bend = bend(start, end);
        Point line = end.towards(bend, gap + HEAD);
        canvas.path(
                "drawing__edge" + stress,
                "M%s Q%s %s".formatted(start.towards(bend, RADIUS).text(), bend.text(), line.text()));
        head(canvas, line, end.towards(bend, gap), stress);
        canvas.reach(
                (start.x() + 2 * bend.x() + end.x()) / 4,
                Math.max(start.y(), (start.y() + 2 * bend.y() + end.y()) / 4));
    }

    /** Moves there and back lie apart. */
    private static Point bend(Point start, Point end) {
        double across = end.x() - start.x();
        double rows = (end.y() - start.y()) / DOWN;
        Point middle = new Point((start.x() + end.x()) / 2, (start.y() + end.y()) / 2);
        if (across == 0 && rows > 1) {
            return middle.plus(PASSING * Math.min(rows, MOST_ROWS_PASSED), 0);
        }
        if (rows > 0) {
            return middle.plus(across / 8, 0);
        }
        return start.y() > end.y() ? middle.plus(ACROSS, 0) : middle.plus(0, across > 0 ? -WITHIN_ROW : WITHIN_ROW);
    }

    /** A move that leads to where it came from. */
    private static void back(Canvas canvas, Point at, double gap, String stress) {
        Point below = at.plus(RADIUS + 16.0, 16);
        Point line = at.towards(below, gap + HEAD);
        canvas.path(
                "drawing__edge" + stress,
                "M%s C%s %s %s"
                        .formatted(
                                at.towards(at.plus(2, -1), RADIUS).text(),
                                at.plus(RADIUS + 16.0, -16).text(),
                                below.text(),
                                line.text()));
        head(canvas, line, at.towards(below, gap), stress);
        canvas.reach(below.x(), below.y());
    }

    private static void head(Canvas canvas, Point line, Point tip, String stress) {
        canvas.arrowhead("drawing__arrow" + stress, line.x(), line.y(), tip.x(), tip.y(), HALF_HEAD);
    }
}
