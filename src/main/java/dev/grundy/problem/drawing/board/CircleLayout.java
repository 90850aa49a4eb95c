package dev.grundy.problem.drawing.board;

import dev.grundy.problem.drawing.board.Graph.Edge;
import dev.grundy.problem.drawing.canvas.Canvas;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.IntStream;

/**
 * Where the nodes of a graph lie on a circle, and its edges between them. The order has few crossings, and no edge between two
 * points of a circle passes behind a third. Of several edges between the same nodes each bends a little more than the one before.
 */
record CircleLayout(List<Point> points) {
    /** The radius of a node. */
    static final int NODE = 17;

    /** Room for a mark beside a node. */
    static final int MARGIN = 88;

    private static final int ROUND_NODES = 34;
    /** Half the width of an arrow's head. */
    private static final int HEAD = 5;

    record Point(double x, double y) {
        private Point towards(Point to, double distance) {
            double length = Math.hypot(to.x - x, to.y - y);
            return new Point(x + (to.x - x) / length * distance, y + (to.y - y) / length * distance);
        }

        @Override
        public String toString() {
            return Canvas.number(x) + " " + Canvas.number(y);
        }
    }

    /** The first node of the order lies at the top. */
    static CircleLayout of(int nodes, List<Edge> edges) {
        List<Integer> order = CircleOrder.of(nodes, edges);
        double radius = Math.max(70, ROUND_NODES * 2.2 * nodes / Math.PI);
        Map<Integer, Point> places = new HashMap<>();
        for (int i = 0; i < nodes; i++) {
            double angle = 2 * Math.PI * i / nodes - Math.PI / 2;
            places.put(
                    order.get(i),
                    new Point(MARGIN + radius * (1 + Math.cos(angle)), 52 + radius * (1 + Math.sin(angle))));
        }
        return new CircleLayout(IntStream.range(0, nodes)
                .mapToObj(node -> places.getOrDefault(node, new Point(0, 0)))
                .toList());
    }

    Point at(int node) {
        return points.get(node);
    }

    Point centre() {
        return new Point(
                points.stream().mapToDouble(Point::x).average().orElse(0),
                points.stream().mapToDouble(Point::y).average().orElse(0));
    }

    /** Edges that lead both ways, at most one between two nodes: lines without heads. */
    void lines(Canvas canvas, List<Edge> edges) {
        for (Edge edge : edges) {
            canvas.path("drawing__edge", "M%s L%s".formatted(at(edge.from()), at(edge.to())));
        }
    }

    void arrows(Canvas canvas, List<Edge> edges) {
        Map<Edge, Integer> seen = new HashMap<>();
        for (Edge edge : edges) {
            int times = seen.merge(edge, 1, Integer::sum) - 1;
            boolean returned = edges.contains(new Edge(edge.to(), edge.from()));
            if (edge.from() == edge.to()) {
                loop(canvas, at(edge.from()), times);
            } else {
                arrow(canvas, at(edge.from()), at(edge.to()), (returned ? 16 : 0) + times * 20.0);
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
        Point start = from.towards(middle, NODE + 1.0);
        Point end = to.towards(middle, NODE + 9.0);
        Point tip = to.towards(middle, NODE + 2.0);
        canvas.path("drawing__edge", "M%s Q%s %s".formatted(start, middle, end));
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
                                left,
                                new Point(at.x() - size, at.y() - NODE - size),
                                new Point(at.x() + size, at.y() - NODE - size),
                                end));
        canvas.arrowhead("drawing__arrow", end.x(), end.y(), at.x() + 7, at.y() - NODE - 1, HEAD);
    }
}
