package dev.grundy.problem.drawing.board;

import dev.grundy.problem.drawing.board.Graph.Edge;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;

/** An order of a graph's nodes around a circle in which few edges cross, found by swapping pairs while that helps. */
public final class CircleOrder {
    private final List<Edge> edges;
    private final int[] place;

    private CircleOrder(int nodes, List<Edge> edges) {
        this.edges = edges.stream().distinct().toList();
        this.place = new int[nodes];
        for (int i = 0; i < nodes; i++) {
            place[i] = i;
        }
    }

    /** The nodes, around the circle. The same graph has always the same order. */
    public static List<Integer> of(int nodes, List<Edge> edges) {
        CircleOrder order = new CircleOrder(nodes, edges);
        boolean improved = true;
        while (improved) {
            // Each round has fewer crossings, so it ends.
            improved = order.improve();
        }
        List<Integer> around = new ArrayList<>(Collections.nCopies(nodes, 0));
        for (int node = 0; node < nodes; node++) {
            around.set(order.place[node], node);
        }
        return around;
    }

    /** Swaps the first two nodes whose swap lessens the crossings; false if there are none. */
    private boolean improve() {
        int before = crossings();
        for (int a = 0; a < place.length; a++) {
            for (int b = a + 1; b < place.length; b++) {
                swap(a, b);
                if (crossings() < before) {
                    return true;
                }
                swap(a, b);
            }
        }
        return false;
    }

    private void swap(int a, int b) {
        int held = place[a];
        place[a] = place[b];
        place[b] = held;
    }

    int crossings() {
        int count = 0;
        for (int i = 0; i < edges.size(); i++) {
            for (int j = i + 1; j < edges.size(); j++) {
                count += cross(edges.get(i), edges.get(j)) ? 1 : 0;
            }
        }
        return count;
    }

    /** Chords of a circle cross if exactly one end of the one lies between the ends of the other. */
    private boolean cross(Edge one, Edge other) {
        int low = Math.min(place[one.from()], place[one.to()]);
        int high = Math.max(place[one.from()], place[one.to()]);
        int from = place[other.from()];
        int to = place[other.to()];
        boolean touch = from == low || from == high || to == low || to == high;
        return !touch && isBetween(low, from, high) != isBetween(low, to, high);
    }

    private static boolean isBetween(int low, int value, int high) {
        return low < value && value < high;
    }
}
