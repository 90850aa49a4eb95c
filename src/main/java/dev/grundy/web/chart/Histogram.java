package dev.grundy.web.chart;

import java.util.Arrays;
import java.util.List;
import java.util.stream.IntStream;

/**
 * Bars that stand side by side, as high as what they count.
 *
 * @param width of all of them together
 * @param height of the highest
 * @param gap between two
 */
public record Histogram(int width, int height, double gap) {
    /** So that one among thousands is seen. */
    private static final double LOWEST = 2;

    /** @param x distance from the left, {@code y} from the top */
    public record Bar(double x, double y, double width, double height) {}

    /** The value at the right end: a little beyond the greatest, and at least one for each bar. */
    public static long end(long greatest, int bars) {
        return Math.max(bars, greatest * 21 / 20);
    }

    /** A bar for each count, from left to right; one that counts nothing has no height. */
    public List<Bar> bars(int[] counts) {
        return bars(counts, counts.length, highest(counts));
    }

    /**
     * Bars of a part of what is counted stand in those of the whole.
     *
     * @param places there is room for, at least as many as there are counts
     * @param highest the count of the tallest possible bar, at least 1
     */
    public List<Bar> bars(int[] counts, int places, int highest) {
        double slot = (double) width / places;
        return IntStream.range(0, counts.length)
                .mapToObj(i -> {
                    double high =
                            counts[i] == 0 ? 0 : Pixels.tenths(Math.max(LOWEST, (double) height * counts[i] / highest));
                    return new Bar(
                            Pixels.tenths(i * slot), Pixels.tenths(height - high), Pixels.tenths(slot - gap), high);
                })
                .toList();
    }

    /** The greatest of the counts, and 1 where all are 0. */
    public static int highest(int[] counts) {
        return Math.max(1, Arrays.stream(counts).max().orElse(1));
    }
}
