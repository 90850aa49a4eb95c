package dev.grundy.app.bench.load;

import com.fasterxml.jackson.annotation.JsonInclude;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Objects;
import java.util.stream.Collectors;

/**
 * The findings of a benchmark, as ratios to a bare run made in the same minute: figures of a shared machine mean nothing by themselves. A ratio below
 * 1 is faster than the bare run where the benchmark measures time. Where it measures a rate (judgings, claims), {@code detail} says per what.
 *
 * @param bench  the name on the command line, such as {@code cell-single}
 * @param detail the absolute figures and how many runs, for people
 * @param growth the cost with each size, where several sizes were measured; the first is what the others are compared with
 */
public record BenchmarkResult(
        String bench,
        double ratioMin,
        double ratioMedian,
        double ratioMax,
        String detail,
        @JsonInclude(JsonInclude.Include.NON_EMPTY) List<GrowthCost> growth) {
    public BenchmarkResult {
        if (!(ratioMin > 0 && ratioMin <= ratioMedian && ratioMedian <= ratioMax && Double.isFinite(ratioMax))) {
            throw new IllegalArgumentException(bench + ": ratios must be positive and in order, got " + ratioMin + ", "
                    + ratioMedian + ", " + ratioMax);
        }
        growth = List.copyOf(Objects.requireNonNullElse(growth, List.of()));
    }

    /** Of one size. */
    public BenchmarkResult(String bench, double ratioMin, double ratioMedian, double ratioMax, String detail) {
        this(bench, ratioMin, ratioMedian, ratioMax, detail, List.of());
    }

    /** The ratios are those of CPU time to the first size's. */
    public static BenchmarkResult ofGrowth(String bench, List<GrowthCost> growth) {
        double[] ratios = growth.stream()
                .mapToDouble(cost -> cost.ms() / growth.getFirst().ms())
                .sorted()
                .toArray();
        String detail = growth.stream()
                .map(cost -> cost.population().inWords() + ": " + cost.inWords())
                .collect(Collectors.joining("; "));
        return new BenchmarkResult(
                bench, ratios[0], ratios[ratios.length / 2], ratios[ratios.length - 1], detail, growth);
    }

    /** From the first size to the last, of what was measured with several. */
    public String factor() {
        GrowthCost first = growth.getFirst();
        GrowthCost last = growth.getLast();
        String blocks = first.blocks() < 1 ? "–" : String.format(Locale.ROOT, "%.1f", last.blocks() / first.blocks());
        return String.format(Locale.ROOT, "%.1f, %s", last.ms() / first.ms(), blocks);
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
