package dev.grundy.studio.quality;

import dev.grundy.web.chart.Histogram;
import dev.grundy.web.chart.Histogram.Bar;
import java.time.Duration;
import java.time.Instant;
import java.time.temporal.ChronoUnit;
import java.util.List;
import java.util.stream.IntStream;

/**
 * How many submissions were accepted over time, as a drawing of a fixed size: spans of equal length up to today, the first one first.
 *
 * @param days of each span
 */
record AcceptanceChart(List<Span> spans, int days) {
    private static final Histogram DRAWN = new Histogram(640, 120, 3);
    /** So that a few spans are not drawn as wide blocks. */
    private static final int FEWEST_PLACES = 12;

    private static final int MOST_SPANS = 30;
    private static final int[] LENGTHS_IN_DAYS = {1, 7, 28, 91, 364};

    AcceptanceChart {
        spans = List.copyOf(spans);
    }

    /** @param bar of all submissions, {@code acceptedBar} of those that were accepted */
    record Span(Instant from, int sent, int accepted, Bar bar, Bar acceptedBar) {
        /** Of those sent; 0 where nothing was. */
        public int percent() {
            return sent == 0 ? 0 : Math.round(100f * accepted / sent);
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

    /** The number of submissions in this drawing. */
    public int sent() {
        return spans.stream().mapToInt(Span::sent).sum();
    }

    public int accepted() {
        return spans.stream().mapToInt(Span::accepted).sum();
    }

    /** The shortest that fits; submissions from before the longest one's reach are not in the drawing. */
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

    /** @param sent and {@code accepted} the last span first */
    private static List<Span> spans(int[] sent, int[] accepted, Instant end, int days) {
        int[] ofSent = reversed(sent);
        int[] ofAccepted = reversed(accepted);
        int places = Math.max(sent.length, FEWEST_PLACES);
        int highest = Histogram.highest(sent);
        List<Bar> bars = DRAWN.bars(ofSent, places, highest);
        List<Bar> within = DRAWN.bars(ofAccepted, places, highest);
        return IntStream.range(0, sent.length)
                .mapToObj(i -> new Span(
                        end.minus((long) days * (sent.length - i), ChronoUnit.DAYS),
                        ofSent[i],
                        ofAccepted[i],
                        bars.get(i),
                        within.get(i)))
                .toList();
    }

    private static int[] reversed(int[] counts) {
        return IntStream.range(0, counts.length)
                .map(i -> counts[counts.length - 1 - i])
                .toArray();
    }
}
