package dev.grundy.submission.standing;

import dev.grundy.web.chart.Histogram;
import dev.grundy.web.chart.Histogram.Bar;
import dev.grundy.web.chart.Pixels;
import java.util.List;

/**
 * A distribution as a drawing of a fixed size, with where one program stands in it. Texts are values with their units.
 *
 * @param bars      from left to right
 * @param ownBar    the number of the one that the program's own value is in, from 0
 * @param mark      where the program's own value lies, as a distance from the left
 * @param percent   of the programs that need more, rounded down
 * @param own       the need of the program
 * @param quantiles the needs of the other programs
 * @param end       the value at the right end
 */
public record Chart(List<Bar> bars, int ownBar, double mark, int percent, String own, Quantiles quantiles, String end) {
    static final int WIDTH = 320;
    static final int HEIGHT = 72;
    private static final Histogram DRAWN = new Histogram(WIDTH, HEIGHT, 1.5);

    /** Of the programs, that much is within the drawing: a few that need very much would press all others together. */
    private static final double SHARE_WITHIN = 0.98;

    private static final int BARS = 32;

    public Chart {
        bars = List.copyOf(bars);
    }

    /** The values that are enough for a quarter, a half and three quarters of the programs. */
    public record Quantiles(String quarter, String half, String most) {}

    /** @param needs of at least one program */
    static Chart of(Distribution needs, long value, Unit unit) {
        long end = Histogram.end(Math.max(value, needs.quantile(SHARE_WITHIN)), BARS);
        return new Chart(
                DRAWN.bars(counts(needs, end)),
                (int) (value * BARS / end),
                Pixels.tenths((double) WIDTH * value / end),
                100 * needs.above(value) / needs.count(),
                unit.text(value),
                new Quantiles(
                        unit.text(needs.quantile(0.25)),
                        unit.text(needs.quantile(0.5)),
                        unit.text(needs.quantile(0.75))),
                unit.text(end));
    }

    /** Values beyond the right end are in the last one. */
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
}
