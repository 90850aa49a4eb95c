package dev.grundy.problem.drawing.board;

import dev.grundy.problem.drawing.canvas.Canvas;
import dev.grundy.problem.drawing.canvas.InputWords;
import dev.grundy.problem.drawing.canvas.Legend;
import dev.grundy.problem.drawing.canvas.Moves.Move;
import dev.grundy.problem.drawing.canvas.Tone;
import dev.grundy.web.frame.Texts;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * A graph, its nodes on a circle in an order with few crossings: no edge between two points of a circle passes
 * behind a third. Of several edges between the same nodes each bends a little more than the one before.
 *
 * @param first  number of the first node
 * @param tokens whether two nodes stand at the end of the input that hold tokens
 */
public record Graph(Legend legend, int first, boolean tokens) {
    private static final int MOST_GRAPHS = 4;
    private static final int MOST_NODES = 12;
    private static final int MOST_EDGES = 60;
    private static final int MOST_PRIORITY = 999;
    private static final int NODE = 17;
    private static final int ROUND_NODES = 34;
    /** Half the width of an arrow's head. */
    private static final int HEAD = 5;

    /** Room for a mark beside a node. */
    private static final int MARGIN = 88;

    /** Nodes count from 0 here. */
    public record Edge(int from, int to) {}

    private record Point(double x, double y) {}

    /** The owner of a node, and the number on it. */
    private record Owned(boolean odds, int priority) {}

    public Canvas draw(InputWords input) {
        int nodes = input.count(MOST_NODES);
        List<Edge> edges = edges(input, nodes);
        return draw(edges, nodes, tokens ? List.of(node(input, nodes), node(input, nodes)) : List.of());
    }

    /**
     * A graph with the owner of each node, E or O, and a number between the counts and the edges. Nodes of Odd are boxes.
     *
     * @param walk the node of the token, and all that it has passed; empty where it stands nowhere
     */
    public Canvas drawOwned(InputWords input, List<Integer> walk) {
        int nodes = input.count(MOST_NODES);
        int count = input.count(MOST_EDGES);
        List<Owned> owned = new ArrayList<>();
        for (int node = 0; node < nodes; node++) {
            owned.add(new Owned(isOdds(input.next()), input.count(MOST_PRIORITY)));
        }
        List<Edge> edges = edges(input, nodes, count);
        Canvas canvas = new Canvas();
        List<Point> points = points(CircleOrder.of(nodes, edges));
        edges(canvas, edges, points);
        for (int node = 0; node < nodes; node++) {
            owned(canvas, node, owned.get(node), points, walk);
        }
        canvas.describe(Texts.of("drawing-graph-nodes", String.join("; ", said(owned))));
        describe(canvas, edges, List.of());
        return canvas;
    }

    private static boolean isOdds(String owner) {
        if (!owner.equals("E") && !owner.equals("O")) {
            throw new IllegalArgumentException("a node belongs to E or to O, not to " + owner);
        }
        return owner.equals("O");
    }

    private static List<String> said(List<Owned> owned) {
        List<String> said = new ArrayList<>();
        for (Owned node : owned) {
            said.add(Texts.of(
                    node.odds() ? "drawing-graph-of-odd" : "drawing-graph-of-even",
                    Integer.toString(said.size()),
                    Integer.toString(node.priority())));
        }
        return said;
    }

    /**
     * A graph whose edges lead both ways, at most one between two nodes: a line has no head.
     *
     * @param walk the node of the token, and all that it has passed; empty where it stands nowhere
     */
    public Canvas drawUndirected(InputWords input, List<Integer> walk) {
        int nodes = input.count(MOST_NODES);
        List<Edge> edges = edges(input, nodes);
        Canvas canvas = new Canvas();
        List<Point> points = points(CircleOrder.of(nodes, edges));
        for (Edge edge : edges) {
            canvas.path(
                    "drawing__edge", "M%s L%s".formatted(text(points.get(edge.from())), text(points.get(edge.to()))));
        }
        for (int node = 0; node < nodes; node++) {
            passed(canvas, node, points, walk);
        }
        describe(canvas, edges, "\u2013");
        return canvas;
    }

    /**
     * One graph of a count of graphs, each as in {@link #drawUndirected}, without the nodes that are gone and their edges. The mark is about
     * the game, not about its nodes.
     *
     * @param board the number of the graph, from 1, and the nodes that are gone; empty for the only graph of the input
     */
    public Canvas drawGapped(InputWords input, List<Integer> board) {
        int graphs = input.count(MOST_GRAPHS);
        int shown = board.isEmpty() ? graphs : board.getFirst();
        if (shown < 1 || shown > graphs || board.isEmpty() && graphs > 1) {
            throw new IllegalArgumentException("one graph is drawn, not " + graphs);
        }
        int nodes = 0;
        List<Edge> edges = List.of();
        for (int graph = 1; graph <= shown; graph++) {
            nodes = input.count(MOST_NODES);
            edges = edges(input, nodes);
        }
        List<Integer> gone = board.stream().skip(1).toList();
        Canvas canvas = new Canvas();
        List<Point> points = points(CircleOrder.of(nodes, edges));
        List<Edge> left = edges.stream()
                .filter(edge -> !gone.contains(edge.from()) && !gone.contains(edge.to()))
                .toList();
        for (Edge edge : left) {
            canvas.path(
                    "drawing__edge", "M%s L%s".formatted(text(points.get(edge.from())), text(points.get(edge.to()))));
        }
        double bottom = 0;
        for (int node = 0; node < nodes; node++) {
            Point at = points.get(node);
            if (!gone.contains(node)) {
                free(canvas, node, at);
            }
            canvas.reach(at.x() + MARGIN, at.y() + NODE + 14);
            bottom = Math.max(bottom, at.y());
        }
        canvas.text("drawing__mark", centre(points).x(), bottom + NODE + 28, legend.mark(0));
        canvas.reach(0, bottom + NODE + legend.below(42));
        describe(canvas, left, "\u2013");
        return canvas;
    }

    private void free(Canvas canvas, int node, Point at) {
        Optional<Move> move = legend.moves().leadingTo(node);
        canvas.spot(move, () -> {
            canvas.circle("drawing__node" + (move.isPresent() ? " drawing__near" : ""), at.x(), at.y(), NODE);
            canvas.text("drawing__number", at.x(), at.y(), Integer.toString(node));
        });
    }

    /**
     * The graph of an input with its tokens where they are now; a click on a node moves one there.
     *
     * @param held the nodes, as the board names them
     */
    public Canvas draw(InputWords input, List<Integer> held) {
        int nodes = input.count(MOST_NODES);
        List<Edge> edges = edges(input, nodes);
        return draw(edges, nodes, held.stream().map(node -> node - first).toList());
    }

    private Canvas draw(List<Edge> edges, int nodes, List<Integer> held) {
        Canvas canvas = new Canvas();
        List<Point> points = points(CircleOrder.of(nodes, edges));
        edges(canvas, edges, points);
        for (int node = 0; node < nodes; node++) {
            node(canvas, node, points, held);
        }
        describe(canvas, edges, held);
        return canvas;
    }

    private List<Edge> edges(InputWords input, int nodes) {
        return edges(input, nodes, input.count(MOST_EDGES));
    }

    private List<Edge> edges(InputWords input, int nodes, int count) {
        List<Edge> edges = new ArrayList<>();
        for (int i = 0; i < count; i++) {
            edges.add(new Edge(node(input, nodes), node(input, nodes)));
        }
        return edges;
    }

    private int node(InputWords input, int nodes) {
        int node = input.count(nodes - 1 + first) - first;
        if (node < 0) {
            throw new IllegalArgumentException("nodes count from " + first);
        }
        return node;
    }

    /** Where each node lies, the first of the order at the top. */
    private static List<Point> points(List<Integer> order) {
        int nodes = order.size();
        double radius = Math.max(70, ROUND_NODES * 2.2 * nodes / Math.PI);
        Map<Integer, Point> places = new HashMap<>();
        for (int i = 0; i < nodes; i++) {
            double angle = 2 * Math.PI * i / nodes - Math.PI / 2;
            places.put(
                    order.get(i),
                    new Point(MARGIN + radius * (1 + Math.cos(angle)), 52 + radius * (1 + Math.sin(angle))));
        }
        List<Point> points = new ArrayList<>();
        for (int node = 0; node < nodes; node++) {
            points.add(places.getOrDefault(node, new Point(0, 0)));
        }
        return points;
    }

    private static void edges(Canvas canvas, List<Edge> edges, List<Point> points) {
        Map<Edge, Integer> seen = new HashMap<>();
        for (Edge edge : edges) {
            int times = seen.merge(edge, 1, Integer::sum) - 1;
            boolean returned = edges.contains(new Edge(edge.to(), edge.from()));
            Point from = points.get(edge.from());
            Point to = points.get(edge.to());
            if (edge.from() == edge.to()) {
                loop(canvas, from, times);
            } else {
                arrow(canvas, from, to, (returned ? 16 : 0) + times * 20.0);
            }
        }
    }

    /** @param bend how far its middle lies to the right of the straight line */
    private static void arrow(Canvas canvas, Point from, Point to, double bend) {
        double length = Math.hypot(to.x() - from.x(), to.y() - from.y());
        double alongX = (to.x() - from.x()) / length;
        double alongY = (to.y() - from.y()) / length;
        Point middle =
                new Point((from.x() + to.x()) / 2 - alongY * bend * 2, (from.y() + to.y()) / 2 + alongX * bend * 2);
        Point start = towards(from, middle, NODE + 1.0);
        Point end = towards(to, middle, NODE + 9.0);
        Point tip = towards(to, middle, NODE + 2.0);
        canvas.path("drawing__edge", "M%s Q%s %s".formatted(text(start), text(middle), text(end)));
        canvas.arrowhead("drawing__arrow", end.x(), end.y(), tip.x(), tip.y(), HEAD);
    }

    private static void loop(Canvas canvas, Point at, int times) {
        double size = 24 + 10.0 * times;
        Point left = new Point(at.x() - 9, at.y() - NODE);
        Point end = new Point(at.x() + 10, at.y() - NODE - 8);
        canvas.path(
                "drawing__edge",
                "M%s C%s %s %s"
                        .formatted(
                                text(left),
                                text(new Point(at.x() - size, at.y() - NODE - size)),
                                text(new Point(at.x() + size, at.y() - NODE - size)),
                                text(end)));
        canvas.arrowhead("drawing__arrow", end.x(), end.y(), at.x() + 7, at.y() - NODE - 1, HEAD);
    }

    private void node(Canvas canvas, int node, List<Point> points, List<Integer> held) {
        Point at = points.get(node);
        // The answer of a graph with tokens is about the game, not about its nodes.
        String mark = tokens ? "" : legend.mark(node);
        Optional<Move> move = legend.moves().leadingTo(node + first);
        canvas.spot(move, () -> {
            canvas.circle(
                    "drawing__node" + (move.isPresent() ? " drawing__near" : Tone.of(mark)), at.x(), at.y(), NODE);
            canvas.text("drawing__number", at.x(), at.y(), Integer.toString(node + first));
        });
        if (held.contains(node)) {
            canvas.circle("drawing__token", at.x() + NODE - 3, at.y() - NODE + 3, 7);
        }
        mark(canvas, at, centre(points), mark);
        canvas.reach(at.x() + MARGIN, at.y() + NODE + 14);
    }

    private void passed(Canvas canvas, int node, List<Point> points, List<Integer> walk) {
        Point at = points.get(node);
        String mark = legend.mark(node);
        Optional<Move> move = legend.moves().leadingTo(node);
        boolean isHere = !walk.isEmpty() && walk.getFirst() == node;
        String been = walk.contains(node) && !isHere ? " drawing__passed" : "";
        canvas.spot(move, () -> {
            canvas.circle(
                    "drawing__node" + been + (move.isPresent() ? " drawing__near" : Tone.of(mark)),
                    at.x(),
                    at.y(),
                    NODE);
            canvas.text("drawing__number", at.x(), at.y(), Integer.toString(node));
        });
        if (isHere) {
            canvas.circle("drawing__token", at.x() + NODE - 3, at.y() - NODE + 3, 7);
        }
        mark(canvas, at, centre(points), mark);
        canvas.reach(at.x() + MARGIN, at.y() + NODE + 14);
    }

    private void owned(Canvas canvas, int node, Owned owned, List<Point> points, List<Integer> walk) {
        Point at = points.get(node);
        Optional<Move> move = legend.moves().leadingTo(node);
        // Where the token has been stays to be seen where it may go back: the play closes there.
        String tone = (walk.contains(node) ? " drawing__passed" : "") + (move.isPresent() ? " drawing__near" : "");
        canvas.spot(move, () -> {
            if (owned.odds()) {
                double half = NODE - 2.0;
                canvas.box("drawing__node" + tone, at.x() - half, at.y() - half, 2 * half, 2 * half);
            } else {
                canvas.circle("drawing__node" + tone, at.x(), at.y(), NODE);
            }
            canvas.text("drawing__number", at.x(), at.y() - 4, Integer.toString(node));
            canvas.text("drawing__small", at.x(), at.y() + 9, "p" + owned.priority());
        });
        if (!walk.isEmpty() && walk.getFirst() == node) {
            canvas.circle("drawing__token", at.x() + NODE - 3, at.y() - NODE + 3, 7);
        }
        mark(canvas, at, centre(points), legend.mark(node));
        canvas.reach(at.x() + MARGIN, at.y() + NODE + 14);
    }

    /** Outside of the circle, where no edge runs. */
    private static void mark(Canvas canvas, Point at, Point centre, String mark) {
        double distance = Math.max(1, Math.hypot(at.x() - centre.x(), at.y() - centre.y()));
        double outwardsX = (at.x() - centre.x()) / distance;
        double outwardsY = (at.y() - centre.y()) / distance;
        canvas.text(
                "drawing__mark",
                at.x() + outwardsX * (NODE + 4 + mark.length() * 3.4),
                at.y() + outwardsY * (NODE + 11),
                mark);
    }

    private static Point centre(List<Point> points) {
        return new Point(
                points.stream().mapToDouble(Point::x).average().orElse(0),
                points.stream().mapToDouble(Point::y).average().orElse(0));
    }

    private void describe(Canvas canvas, List<Edge> edges, String way) {
        canvas.describe(Texts.of(
                "drawing-graph-edges",
                String.join(
                        ", ",
                        edges.stream()
                                .map(edge -> (edge.from() + first) + " " + way + " " + (edge.to() + first))
                                .toList())));
    }

    private void describe(Canvas canvas, List<Edge> edges, List<Integer> held) {
        describe(canvas, edges, "→");
        if (held.size() == 2) {
            canvas.describe(Texts.of(
                    "drawing-graph-tokens",
                    Integer.toString(held.getFirst() + first),
                    Integer.toString(held.getLast() + first)));
        }
    }

    private static Point towards(Point from, Point to, double distance) {
        double length = Math.hypot(to.x() - from.x(), to.y() - from.y());
        return new Point(
                from.x() + (to.x() - from.x()) / length * distance, from.y() + (to.y() - from.y()) / length * distance);
    }

    private static String text(Point point) {
        return Canvas.number(point.x()) + " " + Canvas.number(point.y());
    }
}
