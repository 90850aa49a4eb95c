package dev.grundy.judge.result.growth;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.stream.Stream;

/** The facts that measurements show about the growth of a program's time, and no more. */
public sealed interface GrowthFinding {
    /** With fewer nothing can be told apart: two are on every line. */
    int LEAST_POINTS = 4;
    /** To either side: a wider interval has several orders in it. */
    double WIDEST = 0.5;
    /** More orders than that are no answer. */
    int MOST_CONSISTENT = 2;

    /**
     * The time on every size is that of starting the program, as far as can be measured.
     *
     * @param upTo the largest size
     */
    record Flat(int upTo) implements GrowthFinding {}

    /** @param points on so many sizes alone the time rises above the start and its noise */
    record Few(int points) implements GrowthFinding {}

    /** The points scatter so much that several orders fit, or that the slope may be nearly anything. */
    record Noisy(Slope slope) implements GrowthFinding {}

    /**
     * It can be told how the time grows.
     *
     * @param slope of log time over log n
     * @param consistent ascending; empty where the points fit none of the usual orders
     * @param excluded the nearest orders below and above that the points exclude; none, one or both
     */
    record Grows(Slope slope, List<Order> consistent, List<Order> excluded) implements GrowthFinding {
        public Grows {
            consistent = List.copyOf(consistent);
            excluded = List.copyOf(excluded);
        }
    }

    static GrowthFinding of(Series series) {
        List<Point> points = series.points();
        if (points.isEmpty() && isMeasuredWell(series)) {
            return new Flat(series.sizes().getLast().size());
        }
        if (points.size() < LEAST_POINTS) {
            return new Few(points.size());
        }
        GrowthComparison comparison = new GrowthComparison(points);
        List<Order> consistent = Arrays.stream(Order.values())
                .filter(comparison::isConsistentWith)
                .toList();
        return consistent.size() > MOST_CONSISTENT || isTooWide(comparison.slope(), consistent)
                ? new Noisy(comparison.slope())
                : new Grows(comparison.slope(), consistent, excludedBeside(consistent, comparison));
    }

    /** Points of an exponential are on no straight line, and their interval is wide for it. */
    private static boolean isTooWide(Slope slope, List<Order> consistent) {
        return slope.halfWidth() > WIDEST && !consistent.equals(List.of(Order.EXPONENTIAL));
    }

    private static boolean isMeasuredWell(Series series) {
        return series.sizes().size() >= LEAST_POINTS && series.sizes().stream().allMatch(Measured::endedProperly);
    }

    private static List<Order> excludedBeside(List<Order> consistent, GrowthComparison comparison) {
        if (consistent.isEmpty()) {
            return List.of();
        }
        List<Order> excluded = new ArrayList<>();
        lower(consistent.getFirst()).filter(comparison::excludes).findFirst().ifPresent(excluded::add);
        higher(consistent.getLast()).filter(comparison::excludes).findFirst().ifPresent(excluded::add);
        return excluded;
    }

    /** Nearest first. */
    private static Stream<Order> lower(Order order) {
        return Arrays.stream(Order.values(), 0, order.ordinal()).toList().reversed().stream();
    }

    /** Nearest first. */
    private static Stream<Order> higher(Order order) {
        return Arrays.stream(Order.values(), order.ordinal() + 1, Order.values().length);
    }
}
