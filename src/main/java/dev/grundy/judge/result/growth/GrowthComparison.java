package dev.grundy.judge.result.growth;

import java.util.Arrays;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;

/**
 * Points compared with orders of growth. An order says log time = c + log f(n), with c alone to be chosen; its misfit is the chi-square that
 * is left. All orders have one parameter, so the difference of two misfits is that of their Akaike criteria. Overdispersion is taken off from
 * them (Burnham and Anderson, Model Selection and Multimodel Inference, 2nd edition, 2.5 and 2.6).
 */
final class GrowthComparison {
    /** "Essentially no support": Burnham and Anderson, 2.6. */
    private static final double NO_SUPPORT = 10;

    private final List<Point> points;
    private final double[] logTimes;
    private final double[] weights;
    private final FittedLine line;
    private final Map<Order, Double> misfits = new EnumMap<>(Order.class);
    private final double leastMisfit;
    private final double overdispersion;

    /** @param points at least three */
    GrowthComparison(List<Point> points) {
        this.points = points;
        this.logTimes = points.stream().mapToDouble(Point::logTime).toArray();
        this.weights = points.stream().mapToDouble(Point::weight).toArray();
        this.line =
                FittedLine.through(points.stream().mapToDouble(Point::logSize).toArray(), logTimes, weights);
        for (Order order : Order.values()) {
            misfits.put(order, misfit(order));
        }
        this.leastMisfit =
                misfits.values().stream().mapToDouble(Double::doubleValue).min().orElseThrow();
        this.overdispersion = Math.max(1, Math.min(line.dispersion(), leastMisfit / (points.size() - 1)));
    }

    /** Of log time over log n. */
    Slope slope() {
        return line.slope();
    }

    /** Whether the points say that it is not this order. */
    boolean excludes(Order order) {
        return (of(order) - leastMisfit) / overdispersion >= NO_SUPPORT;
    }

    /** Whether time grows as this order does: it is not excluded, and log time over log f(n) has a slope that may be 1. */
    boolean isConsistentWith(Order order) {
        if (excludes(order)) {
            return false;
        }
        return order == Order.CONSTANT
                ? line.slope().contains(0)
                : FittedLine.through(logsOf(order), logTimes, weights).slope().contains(1);
    }

    private double of(Order order) {
        return misfits.getOrDefault(order, Double.POSITIVE_INFINITY);
    }

    private double misfit(Order order) {
        double[] logs = logsOf(order);
        double shift = 0;
        for (int i = 0; i < logs.length; i++) {
            shift += weights[i] * (logTimes[i] - logs[i]);
        }
        shift /= Arrays.stream(weights).sum();
        double misfit = 0;
        for (int i = 0; i < logs.length; i++) {
            double residual = logTimes[i] - logs[i] - shift;
            misfit += weights[i] * residual * residual;
        }
        return misfit;
    }

    private double[] logsOf(Order order) {
        return points.stream().mapToDouble(point -> order.logOf(point.size())).toArray();
    }
}
