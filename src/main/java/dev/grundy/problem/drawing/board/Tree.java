package dev.grundy.problem.drawing.board;

import dev.grundy.problem.drawing.canvas.Canvas;
import dev.grundy.problem.drawing.canvas.InputWords;
import dev.grundy.problem.drawing.canvas.Legend;
import dev.grundy.problem.drawing.canvas.Moves.Move;
import dev.grundy.web.frame.Texts;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * A tree of positions, the root at the top: First moves at circles, Second at boxes, and below a leaf stands what it is worth. A guess stands
 * beside its node. A click on a node moves there.
 */
public record Tree(Legend legend) {
    private static final int MOST_GAMES = 100;
    private static final int MOST_NODES = 40;
    private static final int MOST_WORTH = 1_000_000;
    private static final int LEFT = 34;
    private static final int TOP = 26;
    /** From leaf to leaf. */
    private static final int ACROSS = 50;

    private static final int DOWN = 66;
    private static final int NODE = 14;

    /** Nodes count from 1, and each comes after the one above it. */
    private record Node(int number, int above, int depth, String guess, List<Integer> below, String worth) {
        boolean isLeaf() {
            return below.isEmpty();
        }
    }

    /** The tree of an input with a single game, nobody having moved. */
    public Canvas draw(InputWords input) {
        if (input.count(1) != 1) {
            throw new IllegalArgumentException("one game is drawn");
        }
        return draw(nodes(input), 1);
    }

    /**
     * One of an input's games.
     *
     * @param game which, from 1
     * @param held the node where it stands
     */
    public Canvas draw(InputWords input, int game, int held) {
        int games = input.count(MOST_GAMES);
        if (game < 1 || game > games) {
            throw new IllegalArgumentException("there is no such game");
        }
        for (int before = 1; before < game; before++) {
            nodes(input);
        }
        return draw(nodes(input), held);
    }

    private Canvas draw(List<Node> nodes, int held) {
        if (held < 1 || held > nodes.size()) {
            throw new IllegalArgumentException("there is no such node");
        }
        Canvas canvas = new Canvas();
        double[] places = places(nodes);
        for (Node node : nodes) {
            if (node.above() > 0) {
                canvas.line(
                        "drawing__edge",
                        places[node.above()],
                        y(node.depth() - 1),
                        places[node.number()],
                        y(node.depth()));
            }
        }
        for (Node node : nodes) {
            // The edge from above may come from far: the guess stands on its other side.
            boolean isRight = node.isLeaf() || places[node.above()] <= places[node.number()];
            node(canvas, node, places[node.number()], isRight ? 1 : -1, node.number() == held);
        }
        canvas.describe(String.join(
                        "; ",
                        nodes.stream()
                                .filter(node -> node.above() > 0)
                                .map(Tree::said)
                                .toList()) + ".");
        return canvas;
    }

    /** A count of nodes and a number. Then, for each node but the first, the one above it, their guesses, and what each leaf is worth. */
    private static List<Node> nodes(InputWords input) {
        int count = input.count(MOST_NODES);
        input.count(MOST_NODES);
        int[] above = new int[count + 1];
        int[] depths = new int[count + 1];
        List<List<Integer>> below = new ArrayList<>();
        for (int node = 0; node <= count; node++) {
            below.add(new ArrayList<>());
        }
        for (int node = 2; node <= count; node++) {
            above[node] = input.count(node - 1);
            depths[node] = depths[above[node]] + 1;
            below.get(above[node]).add(node);
        }
        String[] guesses = new String[count + 1];
        for (int node = 2; node <= count; node++) {
            guesses[node] = Long.toString(input.number(MOST_WORTH));
        }
        List<Node> nodes = new ArrayList<>();
        for (int node = 1; node <= count; node++) {
            List<Integer> its = below.get(node);
            String worth = its.isEmpty() ? Long.toString(input.number(MOST_WORTH)) : "";
            nodes.add(new Node(node, above[node], depths[node], node == 1 ? "" : guesses[node], its, worth));
        }
        return nodes;
    }

    /** Of the middle of each node, by its number. */
    private static double[] places(List<Node> nodes) {
        double[] places = new double[nodes.size() + 1];
        TreeColumns.of(List.of(1), (Integer number) -> nodes.get(number - 1).below())
                .forEach((number, middle) -> places[number] = LEFT + (middle - 0.5) * ACROSS);
        return places;
    }

    private static double y(int depth) {
        return TOP + depth * (double) DOWN;
    }

    /** @param side where the guess stands: 1 on the right, -1 on the left */
    private void node(Canvas canvas, Node node, double x, int side, boolean isHeld) {
        double y = y(node.depth());
        Optional<Move> move = legend.moves().leadingTo(node.number());
        String style = style(move.isPresent(), node.isLeaf());
        canvas.spot(move, () -> {
            if (node.depth() % 2 == 0) {
                canvas.circle(style, x, y, NODE);
            } else {
                canvas.box(style, x - NODE + 1, y - NODE + 1, 2.0 * NODE - 2, 2.0 * NODE - 2);
            }
            canvas.text("drawing__number", x, y, Integer.toString(node.number()));
        });
        if (isHeld) {
            canvas.circle("drawing__token", x - side * (NODE - 1), y - NODE + 1, 6);
        }
        canvas.text("drawing__small", x + side * (NODE + 9), y - NODE + 2, node.guess());
        canvas.text("drawing__mark", x, y + NODE + 12, node.worth());
    }

    private static String style(boolean canBeReached, boolean isLeaf) {
        if (canBeReached) {
            return "drawing__near";
        }
        return isLeaf ? "drawing__heap" : "drawing__node";
    }

    private static String said(Node node) {
        String number = Integer.toString(node.number());
        String above = Integer.toString(node.above());
        return node.isLeaf()
                ? Texts.of("drawing-tree-leaf", number, above, node.guess(), node.worth())
                : Texts.of("drawing-tree-node", number, above, node.guess());
    }
}
