package dev.grundy.problem.drawing.board;

import dev.grundy.problem.drawing.canvas.Canvas;
import dev.grundy.problem.drawing.canvas.InputWords;
import dev.grundy.problem.drawing.canvas.Legend;
import dev.grundy.web.frame.Texts;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/**
 * A count of games, each a graph that the ground holds. It has counts of points and of edges, and the two points of each edge. Point 0 is
 * the ground. A point is as high as its shortest way to the ground. On a board an edge is a word of its two points. With an x
 * before it the edge is gone, and the others keep their places. The number on an edge is what is clicked.
 */
public record HackenbushGraph(Legend legend) {
    private static final int MOST_GAMES = 4;
    private static final int MOST_EDGES = 24;
    private static final int LEFT = 14;
    private static final int ACROSS = 60;
    private static final int UP = 66;
    private static final int NUMBER = 13;
    private static final int DOT = 4;
    /** Between two numbers, from middle to middle: what is clicked must be 24 px apart. */
    private static final double FREE = 2 * NUMBER + 1.5;
    /** How far bent edges and feet on the ground keep from each other. */
    private static final int STEP = 30;

    private static final int MOST_TRIES = 40;
    /** Of a way that is looked along. */
    private static final int PARTS = 24;

    private static final int GROUND = 0;
    private static final Pattern EDGE = Pattern.compile("(x?)([0-9]{1,2})-([0-9]{1,2})");

    /** @param gone whether it was cut, or fell */
    private record Edge(int number, int from, int to, boolean gone) {
        private int other(int point) {
            return from == point ? to : from;
        }

        private boolean joins(int point) {
            return from == point || to == point;
        }
    }

    /** Measured from the left end of the ground, upwards. */
    private record Point(double x, double y) {
        private double distance(Point other) {
            return Math.hypot(x - other.x, y - other.y);
        }

        private Point plus(double right, double up) {
            return new Point(x + right, y + up);
        }
    }

    /** The way of an edge, by one or two points that bend it, and where its number stands. */
    private record Way(Point start, List<Point> bends, Point end, Point number) {
        private static Way straight(Point start, Point end) {
            return new Way(start, List.of(), end, new Point((start.x() + end.x()) / 2, (start.y() + end.y()) / 2));
        }

        /** Points on the way of an edge that joins two places, without its ends. */
        private Stream<Point> between() {
            Point bend = bends.isEmpty() ? number : bends.getFirst();
            return IntStream.range(1, PARTS).mapToObj(part -> {
                double t = (double) part / PARTS;
                double x = (1 - t) * (1 - t) * start.x() + 2 * t * (1 - t) * bend.x() + t * t * end.x();
                double y = (1 - t) * (1 - t) * start.y() + 2 * t * (1 - t) * bend.y() + t * t * end.y();
                return new Point(x, y);
            });
        }

        private boolean meets(Point place) {
            return !place.equals(start)
                    && !place.equals(end)
                    && between().anyMatch(point -> point.distance(place) < 3 * DOT);
        }
    }

    public Canvas draw(InputWords input) {
        Canvas canvas = new Canvas();
        int games = input.count(MOST_GAMES);
        for (int game = 0; game < games; game++) {
            int points = input.count(MOST_EDGES);
            int count = input.count(MOST_EDGES);
            List<Edge> edges = new ArrayList<>();
            for (int number = 1; number <= count; number++) {
                edges.add(new Edge(number, input.count(points), input.count(points), false));
            }
            game(canvas, game, edges);
        }
        return canvas;
    }

    public Canvas board(String board) {
        List<Edge> edges = new ArrayList<>();
        for (String word : board.split(" ")) {
            Matcher edge = EDGE.matcher(word);
            if (!edge.matches() || edges.size() == MOST_EDGES) {
                throw new IllegalArgumentException("no edge that could be drawn: " + word);
            }
            edges.add(new Edge(
                    edges.size() + 1,
                    Integer.parseInt(edge.group(2)),
                    Integer.parseInt(edge.group(3)),
                    !edge.group(1).isEmpty()));
        }
        Canvas canvas = new Canvas();
        game(canvas, 0, edges);
        return canvas;
    }

    private void game(Canvas canvas, int game, List<Edge> edges) {
        Map<Integer, Edge> tree = tree(edges);
        Map<Integer, Point> places = places(tree);
        Map<Edge, Way> ways = ways(edges, tree, places);
        List<Point> reached = ways.values().stream()
                .flatMap(way -> Stream.of(way.start(), way.number(), way.end()))
                .toList();
        double left = reached.stream().mapToDouble(Point::x).min().orElse(0) - NUMBER;
        double right = reached.stream().mapToDouble(Point::x).max().orElse(0) + NUMBER;
        double highest = reached.stream().mapToDouble(Point::y).max().orElse(0);
        highest = places.values().stream().mapToDouble(Point::y).reduce(highest, Math::max);
        double ground = canvas.bottom() + 20 + highest;
        double shift = LEFT - left;
        canvas.line("drawing__line", LEFT, ground, shift + right, ground);
        ways.forEach((edge, way) -> {
            if (!edge.gone()) {
                canvas.path("drawing__branch", commands(way, shift, ground));
            }
        });
        places.forEach((point, place) -> {
            if (edges.stream().anyMatch(edge -> !edge.gone() && edge.joins(point))) {
                canvas.circle("drawing__point", shift + place.x(), ground - place.y(), DOT);
            }
        });
        ways.forEach((edge, way) -> {
            if (!edge.gone()) {
                number(
                        canvas,
                        edge,
                        shift + way.number().x(),
                        ground - way.number().y());
            }
        });
        canvas.text("drawing__mark", (LEFT + shift + right) / 2, ground + 18, legend.mark(game));
        canvas.describe(legend.said(game, said(edges)));
        canvas.reach(shift + right, ground + legend.below(28));
    }

    private void number(Canvas canvas, Edge edge, double x, double y) {
        canvas.spot(legend.moves().withNumbers(edge.number()), () -> {
            canvas.circle("drawing__node", x, y, NUMBER);
            canvas.text("drawing__number", x, y, Integer.toString(edge.number()));
        });
    }

    private static String commands(Way way, double shift, double ground) {
        StringBuilder commands = new StringBuilder("M").append(written(way.start(), shift, ground));
        commands.append(
                switch (way.bends().size()) {
                    case 0 -> "L";
                    case 1 -> "Q";
                    default -> "C";
                });
        way.bends()
                .forEach(bend -> commands.append(written(bend, shift, ground)).append(' '));
        return commands.append(written(way.end(), shift, ground)).toString();
    }

    private static String written(Point point, double shift, double ground) {
        return Canvas.number(shift + point.x()) + " " + Canvas.number(ground - point.y());
    }

    private static String said(List<Edge> edges) {
        List<String> standing = edges.stream()
                .filter(edge -> !edge.gone())
                .map(edge -> Texts.of(
                        "drawing-hackenbush-between",
                        Integer.toString(edge.number()),
                        saidPoint(edge.from()),
                        saidPoint(edge.to())))
                .toList();
        return standing.isEmpty() ? Texts.of("drawing-hackenbush-bare") : String.join(", ", standing);
    }

    private static String saidPoint(int point) {
        return point == GROUND
                ? Texts.of("drawing-hackenbush-floor")
                : Texts.of("drawing-hackenbush-point", Integer.toString(point));
    }

    /** Of each point but the ground the edge by which a shortest way leads to it; nearer points first. */
    private static Map<Integer, Edge> tree(List<Edge> edges) {
        Map<Integer, Edge> tree = new LinkedHashMap<>();
        Deque<Integer> next = new ArrayDeque<>(List.of(GROUND));
        while (!next.isEmpty()) {
            int point = next.remove();
            for (Edge edge : edges) {
                int to = edge.joins(point) ? edge.other(point) : GROUND;
                if (to != GROUND && tree.putIfAbsent(to, edge) == null) {
                    next.add(to);
                }
            }
        }
        if (!edges.stream().allMatch(edge -> isHeld(edge.from(), tree) && isHeld(edge.to(), tree))) {
            throw new IllegalArgumentException("some points are not held by the ground");
        }
        return tree;
    }

    private static boolean isHeld(int point, Map<Integer, Edge> tree) {
        return point == GROUND || tree.containsKey(point);
    }

    private static Map<Integer, Point> places(Map<Integer, Edge> tree) {
        Map<Integer, Point> places = new LinkedHashMap<>();
        TreeColumns.of(List.of(GROUND), (Integer point) -> branches(point, tree))
                .forEach((point, middle) ->
                        places.put(point, new Point(middle * ACROSS, height(point, tree) * (double) UP)));
        places.remove(GROUND);
        return places;
    }

    private static List<Integer> branches(int point, Map<Integer, Edge> tree) {
        return tree.entrySet().stream()
                .filter(branch ->
                        branch.getValue().joins(point) && branch.getValue().other(branch.getKey()) == point)
                .map(Map.Entry::getKey)
                .toList();
    }

    private static int height(int point, Map<Integer, Edge> tree) {
        return point == GROUND ? 0 : 1 + height(at(tree, point).other(point), tree);
    }

    private static <T> T at(Map<Integer, T> places, int point) {
        return Objects.requireNonNull(places.get(point));
    }

    /** Edges of the tree are straight; each of the others takes the first way on which its number is free. */
    private static Map<Edge, Way> ways(List<Edge> edges, Map<Integer, Edge> tree, Map<Integer, Point> places) {
        Map<Edge, Way> ways = new LinkedHashMap<>();
        tree.forEach((point, edge) -> {
            Point end = at(places, point);
            int below = edge.other(point);
            ways.put(edge, Way.straight(below == GROUND ? new Point(end.x(), 0) : at(places, below), end));
        });
        for (Edge edge : edges) {
            if (!ways.containsKey(edge)) {
                ways.put(edge, free(edge, ways, places));
            }
        }
        return ways;
    }

    private static Way free(Edge edge, Map<Edge, Way> ways, Map<Integer, Point> places) {
        return IntStream.range(0, MOST_TRIES)
                .mapToObj(attempt -> way(edge, attempt, places))
                .filter(way -> isFree(way, ways, places))
                .findFirst()
                .orElseThrow(() -> new IllegalArgumentException("too many edges at one place to be drawn"));
    }

    private static boolean isFree(Way way, Map<Edge, Way> ways, Map<Integer, Point> places) {
        Point number = way.number();
        return number.y() > NUMBER
                && ways.values().stream().allMatch(other -> other.number().distance(number) >= FREE)
                && places.values().stream().allMatch(place -> place.distance(number) >= NUMBER + 2 * DOT)
                && (way.start().equals(way.end()) || places.values().stream().noneMatch(way::meets));
    }

    private static Way way(Edge edge, int attempt, Map<Integer, Point> places) {
        if (edge.from() == edge.to()) {
            return edge.from() == GROUND ? groundLoop(attempt, places) : loop(at(places, edge.from()), attempt);
        }
        // To the right and to the left in turn, farther each time.
        double aside = (attempt + 1) / 2 * (attempt % 2 == 0 ? -STEP : STEP);
        if (edge.joins(GROUND)) {
            Point end = at(places, edge.other(GROUND));
            return Way.straight(new Point(end.x() + 2 * aside, 0), end);
        }
        Point start = at(places, edge.from());
        Point end = at(places, edge.to());
        double length = start.distance(end);
        Point middle = Way.straight(start, end).number();
        double right = aside * (start.y() - end.y()) / length;
        double up = aside * (end.x() - start.x()) / length;
        return new Way(start, List.of(middle.plus(2 * right, 2 * up)), end, middle.plus(right, up));
    }

    /** Upwards, then to the sides, then larger. */
    private static Way loop(Point point, int attempt) {
        double[] directions = {90, 45, 135, 0, 180};
        double direction = Math.toRadians(directions[attempt % directions.length]);
        double reach = 34 + 14.0 * (attempt / directions.length);
        double spread = Math.toRadians(32);
        double bend = reach * 4 / 3 / Math.cos(spread);
        return new Way(
                point,
                List.of(
                        point.plus(bend * Math.cos(direction - spread), bend * Math.sin(direction - spread)),
                        point.plus(bend * Math.cos(direction + spread), bend * Math.sin(direction + spread))),
                point,
                point.plus(reach * Math.cos(direction), reach * Math.sin(direction)));
    }

    /** Behind everything else. */
    private static Way groundLoop(int attempt, Map<Integer, Point> places) {
        double end = places.values().stream().mapToDouble(Point::x).max().orElse(0);
        Point start = new Point(end + ACROSS * (attempt + 1) + NUMBER, 0);
        return new Way(start, List.of(start.plus(-8, 44), start.plus(48, 44)), start.plus(40, 0), start.plus(20, 33));
    }
}
