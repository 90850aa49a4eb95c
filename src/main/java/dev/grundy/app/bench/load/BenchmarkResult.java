package dev.grundy.app.bench.load;

import java.util.Arrays;

/**
 * What a benchmark found, as ratios to a bare run made in the same minute: figures of a shared machine mean nothing by
 * themselves. A ratio below 1 is faster than the bare run where the benchmark measures time; where it measures a rate
 * (judgings, claims), {@code detail} says per what.
 *
 * @param bench  the name on the command line, such as {@code cell-single}
 * @param detail the absolute figures and how many runs, for people
 */
public record BenchmarkResult(String bench, double ratioMin, double ratioMedian, double ratioMax, String detail) {
    public BenchmarkResult {
        if (!(ratioMin > 0 && ratioMin <= ratioMedian && ratioMedian <= ratioMax && Double.isFinite(ratioMax))) {
            throw new IllegalArgumentException(bench + ": ratios must be positive and in order, got " + ratioMin + ", "
                    + ratioMedian + ", " + ratioMax);
        }
    }

    /** Sums up the ratios of several pairs of runs; at least one. */
    public static BenchmarkResult of(String bench, double[] ratios, String detail) {
        if (ratios.length == 0) {
            throw new IllegalArgumentException(bench + ": a benchmark needs at least one pair of runs");
        }
        double[] sorted = ratios.clone();
        Arrays.sort(sorted);
        return new BenchmarkResult(bench, sorted[0], sorted[sorted.length / 2], sorted[sorted.length - 1], detail);
    }
}
