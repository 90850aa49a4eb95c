package dev.grundy.hand.drawing;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.stream.IntStream;

/**
 * All positions of a small game as a map: in rows by how many moves lead there, with the moves between them.
 *
 * @param places the positions
 * @param here the number of the one that the game is at
 */
public record StateMap(List<Place> places, int here) {
    private static final int ACROSS = 40;
    private static final int DOWN = 62;
    private static final int RADIUS = 11;
    private static final int MARGIN = 24;

    /** How a position ends for who is to move there. */
    public enum Tone {
        WON("drawing__win", "+"),
        LOST("drawing__loss", "-"),
        EVEN("drawing__even", "="),
        /** Nobody wins a game about a score. */
        NONE("", "");

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

    public StateMap {
        places = List.copyOf(places);
    }

    public Picture draw() {
        Canvas canvas = new Canvas();
        double[] x = across();
        for (int place = 0; place < places.size(); place++) {
            for (int target : places.get(place).targets()) {
                edge(canvas, x, place, target);
            }
        }
        for (int place = 0; place < places.size(); place++) {
            Place shown = places.get(place);
            double y = y(place);
            if (place == here) {
                canvas.circle("drawing__here", x[place], y, RADIUS + 5);
            }
            canvas.circle("drawing__node " + shown.tone().style, x[place], y, RADIUS);
            canvas.text("drawing__small", x[place], y, shown.tone().sign);
            canvas.note(x[place], y, RADIUS, shown.board());
        }
        canvas.describe(places.get(here).board());
        return canvas.picture("state-map");
    }

    /** Each row in the order of the middles of those that lead there, so that few moves cross. */
    private double[] across() {
        int rows = places.stream().mapToInt(Place::row).max().orElse(0) + 1;
        double[] x = new double[places.size()];
        double[] wanted = new double[places.size()];
        int widest = 0;
        List<List<Integer>> byRow = new ArrayList<>();
        for (int row = 0; row < rows; row++) {
            int current = row;
            List<Integer> its = new ArrayList<>(IntStream.range(0, places.size())
                    .filter(place -> places.get(place).row() == current)
                    .boxed()
                    .toList());
            widest = Math.max(widest, its.size());
            byRow.add(its);
        }
        for (List<Integer> row : byRow) {
            row.sort(Comparator.comparingDouble(place -> wanted[place]));
            double left = MARGIN + (widest - row.size()) * ACROSS / 2.0;
            for (int i = 0; i < row.size(); i++) {
                int place = row.get(i);
                x[place] = left + i * ACROSS;
                places.get(place).targets().forEach(target -> wanted[target] = x[place]);
            }
        }
        return x;
    }

    private double y(int place) {
        return MARGIN + places.get(place).row() * (double) DOWN;
    }

    private void edge(Canvas canvas, double[] x, int from, int to) {
        double bend = places.get(to).row() <= places.get(from).row() ? ACROSS : (x[to] - x[from]) / 8;
        canvas.path(
                "drawing__edge",
                "M%s %s Q%s %s %s %s"
                        .formatted(
                                Canvas.number(x[from]),
                                Canvas.number(y(from)),
                                Canvas.number((x[from] + x[to]) / 2 + bend),
                                Canvas.number((y(from) + y(to)) / 2),
                                Canvas.number(x[to]),
                                Canvas.number(y(to))));
    }
}
