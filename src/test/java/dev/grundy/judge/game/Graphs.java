package dev.grundy.judge.game;

import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;

/** State graphs for tests, as rules would print them. */
final class Graphs {
    private Graphs() {}

    /** A position with moves to others; one without moves pays. */
    record Node(char mover, List<Integer> moves, long payoff) {}

    /** Every position is a start, so that all can be reached. */
    static StateGraph of(GameKind kind, List<Node> nodes) {
        return read(text(kind, nodes));
    }

    /** As rules print it. */
    static StateGraph read(String text) {
        return switch (StateGraphReader.read(text.getBytes(StandardCharsets.US_ASCII), GraphLimits.LARGEST)) {
            case GraphReading.Whole(StateGraph graph) -> graph;
            case GraphReading.TooLarge() -> throw new AssertionError("nothing says so");
        };
    }

    private static String text(GameKind kind, List<Node> nodes) {
        StringBuilder text = new StringBuilder("state-graph 1 " + kind.label() + "\nstarts");
        for (int i = 0; i < nodes.size(); i++) {
            text.append(' ').append(i);
        }
        for (int i = 0; i < nodes.size(); i++) {
            Node node = nodes.get(i);
            text.append('\n').append(node.mover()).append(" board ").append(i);
            if (node.moves().isEmpty()) {
                text.append("\n= ").append(node.payoff());
            }
            for (int move = 0; move < node.moves().size(); move++) {
                text.append("\n> ")
                        .append(node.moves().get(move))
                        .append(" move ")
                        .append(move);
            }
        }
        return text.append("\nend ").append(nodes.size()).append('\n').toString();
    }

    /** @param acyclic then moves lead to positions with greater numbers only */
    static StateGraph random(Random random, GameKind kind, boolean acyclic) {
        int size = 1 + random.nextInt(12);
        double density = 0.1 + 0.4 * random.nextDouble();
        List<Node> nodes = new ArrayList<>();
        for (int from = 0; from < size; from++) {
            List<Integer> moves = new ArrayList<>();
            for (int to = acyclic ? from + 1 : 0; to < size; to++) {
                if (random.nextDouble() < density) {
                    moves.add(to);
                }
            }
            nodes.add(new Node(mover(random, kind), moves, payoff(random, kind)));
        }
        return of(kind, nodes);
    }

    private static char mover(Random random, GameKind kind) {
        return kind == GameKind.IMPARTIAL ? 'N' : random.nextBoolean() ? 'F' : 'S';
    }

    private static long payoff(Random random, GameKind kind) {
        return switch (kind) {
            case IMPARTIAL -> random.nextInt(10) > 0 ? -1 : random.nextInt(3) - 1;
            case PARTIZAN -> random.nextInt(3) - 1;
            case SCORE -> random.nextInt(41) - 20;
        };
    }
}
