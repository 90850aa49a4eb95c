package dev.grundy.problem.drawing.board;

import dev.grundy.problem.drawing.canvas.Canvas;
import dev.grundy.problem.drawing.canvas.InputWords;
import dev.grundy.problem.drawing.canvas.Legend;
import dev.grundy.web.frame.Texts;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.TreeMap;
import java.util.regex.Pattern;

/**
 * A count of games, each of several trees on the ground. A game has a count of edges, and what each stands on, the number of an edge or
 * 0 for the ground. With an x before it the edge is gone; the others keep their places. Or a count of stalks. Each is a word of B
 * for blue edges, R for red ones and x for edges that are gone, from the ground up. Edges are numbered through all of them. The
 * number in the middle of an edge is what is clicked.
 */
public record Hackenbush(Legend legend) {
    private static final int MOST_GAMES = 4;
    private static final int MOST_EDGES = 24;
    private static final int LEFT = 14;
    /** Numbers of two branches stand half as far from each other. */
    private static final int ACROSS = 56;

    private static final int UP = 54;
    private static final int NUMBER = 13;
    private static final String GONE = "x";
    private static final Pattern STALK = Pattern.compile("[BRx]+");

    /** How an edge looks; that red ones are dashed tells them from blue ones without colours. */
    private enum Colour {
        GREEN("drawing__branch"),
        BLUE("drawing__branch drawing__branch--blue"),
        RED("drawing__branch drawing__branch--red");

        private final String style;

        Colour(String style) {
            this.style = style;
        }
    }

    /** @param gone whether it was cut, or fell */
    private record Edge(int number, int below, Colour colour, boolean gone) {}

    private record Point(double x, double y) {}

    public Canvas draw(InputWords input) {
        Canvas canvas = new Canvas();
        int games = input.count(MOST_GAMES);
        for (int game = 0; game < games; game++) {
            game(canvas, game, edges(input));
        }
        return canvas;
    }

    private static List<Edge> edges(InputWords input) {
        List<Edge> edges = new ArrayList<>();
        int count = input.count(MOST_EDGES);
        for (int i = 0; i < count; i++) {
            String word = input.next();
            if (STALK.matcher(word).matches()) {
                stalk(word, edges);
            } else {
                boolean gone = word.startsWith(GONE);
                int below = new InputWords(gone ? word.substring(GONE.length()) : word).count(count);
                edges.add(new Edge(edges.size() + 1, below, Colour.GREEN, gone));
            }
        }
        if (edges.size() > MOST_EDGES) {
            throw new IllegalArgumentException("too many edges to be drawn: " + edges.size());
        }
        return edges;
    }

    private static void stalk(String word, List<Edge> edges) {
        int below = 0;
        for (char letter : word.toCharArray()) {
            int number = edges.size() + 1;
            edges.add(new Edge(number, below, letter == 'R' ? Colour.RED : Colour.BLUE, letter == 'x'));
            below = number;
        }
    }

    private void game(Canvas canvas, int game, List<Edge> edges) {
        Map<Integer, Point> places = places(edges);
        double top = canvas.bottom() + 14;
        double highest = places.values().stream().mapToDouble(Point::y).max().orElse(0);
        double ground = top + highest;
        for (Edge edge : edges) {
            if (!edge.gone()) {
                edge(canvas, edge, places, ground);
            }
        }
        double right = LEFT
                + ACROSS / 2.0
                + places.values().stream().mapToDouble(Point::x).max().orElse(0);
        canvas.line("drawing__line", LEFT, ground, right, ground);
        canvas.text("drawing__mark", (LEFT + right) / 2, ground + 18, legend.mark(game));
        canvas.describe(legend.said(game, said(edges)));
        canvas.reach(0, ground + legend.below(28));
    }

    private void edge(Canvas canvas, Edge edge, Map<Integer, Point> places, double ground) {
        Point end = at(places, edge.number());
        // A tree stands on the ground right below its first edge.
        Point start = edge.below() == 0 ? new Point(end.x(), 0) : at(places, edge.below());
        double x1 = LEFT + start.x();
        double x2 = LEFT + end.x();
        double y1 = ground - start.y();
        double y2 = ground - end.y();
        canvas.line(edge.colour().style, x1, y1, x2, y2);
        double x = (x1 + x2) / 2;
        double y = (y1 + y2) / 2;
        canvas.spot(legend.moves().withNumbers(edge.number()), () -> {
            canvas.circle("drawing__node", x, y, NUMBER);
            canvas.text("drawing__number", x, y, Integer.toString(edge.number()));
        });
    }

    private static Point at(Map<Integer, Point> places, int edge) {
        return Objects.requireNonNull(places.get(edge));
    }

    private static String said(List<Edge> edges) {
        List<String> standing = edges.stream()
                .filter(edge -> !edge.gone())
                .map(Hackenbush::said)
                .toList();
        return standing.isEmpty() ? Texts.of("drawing-hackenbush-bare") : String.join(", ", standing);
    }

    private static String said(Edge edge) {
        String number = named(edge);
        return edge.below() == 0
                ? Texts.of("drawing-hackenbush-ground", number)
                : Texts.of("drawing-hackenbush-edge", number, Integer.toString(edge.below()));
    }

    private static String named(Edge edge) {
        String number = Integer.toString(edge.number());
        return switch (edge.colour()) {
            case GREEN -> number;
            case BLUE -> Texts.of("drawing-hackenbush-blue", number);
            case RED -> Texts.of("drawing-hackenbush-red", number);
        };
    }

    /** Of the upper end of each edge, measured from the left end of the ground, upwards. An edge leads to below the middle of its branches. */
    private static Map<Integer, Point> places(List<Edge> edges) {
        Map<Edge, Double> columns = TreeColumns.of(standingOn(0, edges), edge -> standingOn(edge.number(), edges));
        if (columns.size() < edges.size()) {
            throw new IllegalArgumentException("edges stand on each other, and none of them on the ground");
        }
        Map<Integer, Point> places = new TreeMap<>();
        columns.forEach((edge, middle) ->
                places.put(edge.number(), new Point(middle * ACROSS, height(edge, edges) * (double) UP)));
        return places;
    }

    private static List<Edge> standingOn(int below, List<Edge> edges) {
        return edges.stream().filter(edge -> edge.below() == below).toList();
    }

    private static int height(Edge edge, List<Edge> edges) {
        return edge.below() == 0 ? 1 : 1 + height(edges.get(edge.below() - 1), edges);
    }
}
