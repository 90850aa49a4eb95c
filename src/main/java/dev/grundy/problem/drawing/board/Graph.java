package dev.grundy.problem.drawing.board;

import dev.grundy.problem.drawing.board.CircleLayout.Point;
import dev.grundy.problem.drawing.canvas.Canvas;
import dev.grundy.problem.drawing.canvas.InputWords;
import dev.grundy.problem.drawing.canvas.Legend;
import dev.grundy.problem.drawing.canvas.Moves.Move;
import dev.grundy.problem.drawing.canvas.Tone;
import dev.grundy.web.frame.Texts;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * A graph, its nodes on a circle.
 *
 * @param first  number of the first node
 * @param tokens whether two nodes stand at the end of the input that hold tokens
 */
public record Graph(Legend legend, int first, boolean tokens) {
    private static final int MOST_GRAPHS = 4;
    private static final int MOST_NODES = 12;
    private static final int MOST_EDGES = 60;
    private static final int MOST_PRIORITY = 999;
    private static final int NODE = CircleLayout.NODE;
    private static final int MARGIN = CircleLayout.MARGIN;

    /** Nodes count from 0 here. */
    public record Edge(int from, int to) {}

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
        CircleLayout layout = CircleLayout.of(nodes, edges);
        layout.arrows(canvas, edges);
        for (int node = 0; node < nodes; node++) {
            owned(canvas, node, owned.get(node), layout, walk);
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
        CircleLayout layout = CircleLayout.of(nodes, edges);
        layout.lines(canvas, edges);
        for (int node = 0; node < nodes; node++) {
            passed(canvas, node, layout, walk);
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
        CircleLayout layout = CircleLayout.of(nodes, edges);
        List<Edge> left = edges.stream()
                .filter(edge -> !gone.contains(edge.from()) && !gone.contains(edge.to()))
                .toList();
        layout.lines(canvas, left);
        double bottom = 0;
        for (int node = 0; node < nodes; node++) {
            Point at = layout.at(node);
            if (!gone.contains(node)) {
                free(canvas, node, at);
            }
            canvas.reach(at.x() + MARGIN, at.y() + NODE + 14);
            bottom = Math.max(bottom, at.y());
        }
        canvas.text("drawing__mark", layout.centre().x(), bottom + NODE + 28, legend.mark(0));
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
        CircleLayout layout = CircleLayout.of(nodes, edges);
        layout.arrows(canvas, edges);
        for (int node = 0; node < nodes; node++) {
            node(canvas, node, layout, held);
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

    private void node(Canvas canvas, int node, CircleLayout layout, List<Integer> held) {
        Point at = layout.at(node);
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
        mark(canvas, at, layout.centre(), mark);
        canvas.reach(at.x() + MARGIN, at.y() + NODE + 14);
    }

    private void passed(Canvas canvas, int node, CircleLayout layout, List<Integer> walk) {
        Point at = layout.at(node);
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
        mark(canvas, at, layout.centre(), mark);
        canvas.reach(at.x() + MARGIN, at.y() + NODE + 14);
    }

    private void owned(Canvas canvas, int node, Owned owned, CircleLayout layout, List<Integer> walk) {
        Point at = layout.at(node);
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
        mark(canvas, at, layout.centre(), legend.mark(node));
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
}
