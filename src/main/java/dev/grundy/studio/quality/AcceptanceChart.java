package dev.grundy.studio.quality;

import java.time.Duration;
import java.time.Instant;
import java.time.temporal.ChronoUnit;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;

/**
 * How many submissions were accepted over time, as a drawing of a fixed size: spans of equal length up to today, the first one first.
 *
 * @param days of each span
 */
record AcceptanceChart(List<Span> spans, int days) {
    static final int WIDTH = 640;
    static final int HEIGHT = 120;

    private static final int MOST_SPANS = 30;
    private static final int[] LENGTHS_IN_DAYS = {1, 7, 28, 91, 364};
    private static final double GAP = 3;
    /** So that one submission among thousands is seen. */
    private static final double LOWEST = 2;

    AcceptanceChart {
        spans = List.copyOf(spans);
    }

    /**
     * @param x      of its bars, from the left
     * @param height of the bar of all submissions, {@code acceptedHeight} of those that were accepted
     */
    record Span(Instant from, int sent, int accepted, double x, double width, double height, double acceptedHeight) {
        /** Of those sent; 0 where nothing was. */
        public int percent() {
            return sent == 0 ? 0 : Math.round(100f * accepted / sent);
        }

        public double y() {
            return rounded(HEIGHT - height);
        }

        public double acceptedY() {
            return rounded(HEIGHT - acceptedHeight);
        }
    }

    /** @param judged in any order */
    static AcceptanceChart of(List<Judged> judged, Instant now) {
        Instant end = now.truncatedTo(ChronoUnit.DAYS).plus(1, ChronoUnit.DAYS);
        long reach = judged.stream()
                .mapToLong(one -> spansBack(one.sentAt(), end, 1))
                .max()
                .orElse(0);
        int days = length(reach);
        int count = judged.isEmpty() ? 0 : (int) Math.min(MOST_SPANS, reach / days + 1);
        int[] sent = new int[count];
        int[] accepted = new int[count];
        for (Judged one : judged) {
            long back = spansBack(one.sentAt(), end, days);
            if (back < count) {
                sent[(int) back]++;
                accepted[(int) back] += one.isAccepted() ? 1 : 0;
            }
        }
        return new AcceptanceChart(spans(sent, accepted, end, days), days);
    }

    /** What was sent and then, in this drawing. */
    public int sent() {
        return spans.stream().mapToInt(Span::sent).sum();
    }

    public int accepted() {
        return spans.stream().mapToInt(Span::accepted).sum();
    }

    /** The shortest that fits; what is older than the longest reaches is not in the drawing. */
    private static int length(long reach) {
        for (int days : LENGTHS_IN_DAYS) {
            if (reach / days < MOST_SPANS) {
                return days;
            }
        }
        return LENGTHS_IN_DAYS[LENGTHS_IN_DAYS.length - 1];
    }

    /** 0 for the last one; a clock that is behind counts as today. */
    private static long spansBack(Instant sentAt, Instant end, int days) {
        long past = Math.max(0, Duration.between(sentAt, end).toMillis() - 1);
        return past / Duration.ofDays(days).toMillis();
    }

    private static List<Span> spans(int[] sent, int[] accepted, Instant end, int days) {
        double slot = sent.length == 0 ? 0 : (double) WIDTH / Math.max(sent.length, 12);
        int highest = 1;
        for (int count : sent) {
            highest = Math.max(highest, count);
        }
        List<Span> spans = new ArrayList<>();
        for (int back = 0; back < sent.length; back++) {
            spans.add(new Span(
                    end.minus((long) days * (back + 1), ChronoUnit.DAYS),
                    sent[back],
                    accepted[back],
                    rounded((sent.length - 1 - back) * slot),
                    rounded(slot - GAP),
                    height(sent[back], highest),
                    height(accepted[back], highest)));
        }
        Collections.reverse(spans);
        return spans;
    }

    private static double height(int count, int highest) {
        return count == 0 ? 0 : rounded(Math.max(LOWEST, (double) HEIGHT * count / highest));
    }

    private static double rounded(double pixels) {
        return Math.round(pixels * 10) / 10.0;
    }
}
