package dev.grundy.submission.standing;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/**
 * A distribution as a drawing of a fixed size, with where one program stands in it. Texts are values with their units.
 *
 * @param bars      from left to right
 * @param mark      where the program's own value lies, as a distance from the left
 * @param percent   of the programs that need more, rounded down
 * @param own       what the program needs
 * @param quantiles what the others need
 * @param end       the value at the right end
 */
public record Chart(List<Bar> bars, double mark, int percent, String own, Quantiles quantiles, String end) {
    public static final int WIDTH = 320;
    public static final int HEIGHT = 72;

    /** Of the programs, that much is within the drawing: a few that need very much would press all others together. */
    private static final double SHARE_WITHIN = 0.98;

    private static final int BARS = 32;
    private static final double GAP = 1.5;
    /** So that one program among thousands is seen. */
    private static final double LOWEST = 2;

    public Chart {
        bars = List.copyOf(bars);
    }

    /**
     * @param x   distance from the left
     * @param y   distance from the top
     * @param own whether the program's own value is in it
     */
    public record Bar(double x, double y, double width, double height, boolean own) {}

    /** What a quarter, a half and three quarters of the programs do with. */
    public record Quantiles(String quarter, String half, String most) {}

    /** @param needs of at least one program */
    static Chart of(Distribution needs, long value, Unit unit) {
        long end = Math.max(BARS, Math.max(value, needs.quantile(SHARE_WITHIN)) * 21 / 20);
        return new Chart(
                bars(needs, end, (int) (value * BARS / end)),
                rounded((double) WIDTH * value / end),
                100 * needs.above(value) / needs.count(),
                unit.text(value),
                new Quantiles(
                        unit.text(needs.quantile(0.25)),
                        unit.text(needs.quantile(0.5)),
                        unit.text(needs.quantile(0.75))),
                unit.text(end));
    }

    private static List<Bar> bars(Distribution needs, long end, int own) {
        int[] counts = counts(needs, end);
        int highest = Arrays.stream(counts).max().orElse(1);
        double slot = (double) WIDTH / BARS;
        List<Bar> bars = new ArrayList<>();
        for (int i = 0; i < BARS; i++) {
            double height = counts[i] == 0 ? 0 : Math.max(LOWEST, (double) HEIGHT * counts[i] / highest);
            bars.add(new Bar(
                    rounded(i * slot), rounded(HEIGHT - height), rounded(slot - GAP), rounded(height), i == own));
        }
        return bars;
    }

    /** What is beyond the right end is in the last one. */
    private static int[] counts(Distribution needs, long end) {
        int[] counts = new int[BARS];
        int before = 0;
        for (int i = 0; i < BARS; i++) {
            long last = (end * (i + 1) - 1) / BARS;
            int upTo = i == BARS - 1 ? needs.count() : needs.countUpTo(last);
            counts[i] = upTo - before;
            before = upTo;
        }
        return counts;
    }

    private static double rounded(double pixels) {
        return Math.round(pixels * 10) / 10.0;
    }
}
