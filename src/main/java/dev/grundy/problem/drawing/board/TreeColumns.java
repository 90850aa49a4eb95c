package dev.grundy.problem.drawing.board;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Function;

/**
 * Where the nodes of trees stand from left to right, in columns. Every tip has one of its own, a node with branches stands in the middle between the
 * first and the last of them.
 */
final class TreeColumns<N> {
    private final Function<N, List<N>> branches;
    private final Map<N, Double> middles = new LinkedHashMap<>();
    private int tips;

    private TreeColumns(Function<N, List<N>> branches) {
        this.branches = branches;
    }

    /** Of all that grows from the roots, whose trees stand side by side: the middle of each node's column, 0.5 in the first. */
    static <N> Map<N, Double> of(List<N> roots, Function<N, List<N>> branches) {
        TreeColumns<N> columns = new TreeColumns<>(branches);
        roots.forEach(columns::place);
        return columns.middles;
    }

    private double place(N node) {
        List<Double> above = branches.apply(node).stream().map(this::place).toList();
        double middle = above.isEmpty() ? tips++ + 0.5 : (above.getFirst() + above.getLast()) / 2;
        middles.put(node, middle);
        return middle;
    }
}
