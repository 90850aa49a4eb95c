package dev.grundy.studio.quality;

import dev.grundy.web.chart.Histogram;
import dev.grundy.web.chart.Histogram.Bar;
import dev.grundy.web.chart.Pixels;
import java.time.Duration;
import java.util.ArrayList;
import java.util.Collections;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;

/**
 * The times of accepted programs beside the time limit: by language, and as a drawing of a fixed size of all of them.
 *
 * @param limit empty where the package leaves it to be calibrated and no proof has done that
 * @param rows  the language whose slowest program needs most first
 * @param bars  from left to right
 * @param mark  where the limit lies, as a distance from the left
 * @param end   the time at the right end
 */
record TimeHistogram(Optional<Duration> limit, List<Row> rows, List<Bar> bars, Optional<Double> mark, Duration end) {
    private static final int WIDTH = 640;
    private static final int BARS = 40;
    private static final Histogram DRAWN = new Histogram(WIDTH, 96, 2);

    TimeHistogram {
        rows = List.copyOf(rows);
        bars = List.copyOf(bars);
    }

    /**
     * @param language identifier in languages.yaml
     * @param percent  of the limit that the slowest needs, rounded; empty without a limit
     * @param tight    whether the slowest is nearer to the limit than the package asks of its own solutions
     */
    record Row(
            String language,
            int programs,
            Duration median,
            Duration most,
            Duration slowest,
            Optional<Long> percent,
            boolean tight) {}

    /**
     * @param judged those not accepted, and those accepted by another version, are left out
     * @param margin factor by which the slowest accepted program's time is multiplied to be within the limit, at least 1
     */
    static TimeHistogram of(List<Judged> judged, Optional<Duration> limit, double margin) {
        Map<String, List<Duration>> times = new TreeMap<>();
        List<Duration> all = new ArrayList<>();
        judged.stream()
                .filter(one -> one.isAccepted() && one.byLive())
                .forEach(one -> one.cpu().ifPresent(cpu -> {
                    times.computeIfAbsent(one.language(), language -> new ArrayList<>())
                            .add(cpu);
                    all.add(cpu);
                }));
        List<Row> rows = times.entrySet().stream()
                .map(entry -> row(entry.getKey(), entry.getValue(), limit, margin))
                .sorted(Comparator.comparing(Row::slowest).reversed())
                .toList();
        Duration slowest = all.stream().max(Comparator.naturalOrder()).orElse(Duration.ZERO);
        long end = Histogram.end(
                Math.max(slowest.toNanos(), limit.map(Duration::toNanos).orElse(0L)) / 1000, BARS);
        return new TimeHistogram(
                limit,
                rows,
                bars(all, end),
                limit.map(time -> Pixels.tenths((double) WIDTH * (time.toNanos() / 1000) / end)),
                Duration.ofNanos(end * 1000));
    }

    private static Row row(String language, List<Duration> times, Optional<Duration> limit, double margin) {
        Collections.sort(times);
        Duration slowest = times.getLast();
        return new Row(
                language,
                times.size(),
                times.get((times.size() - 1) / 2),
                times.get((times.size() - 1) * 95 / 100),
                slowest,
                limit.map(time -> Math.round(100.0 * slowest.toNanos() / time.toNanos())),
                limit.filter(time -> slowest.toNanos() * margin > time.toNanos())
                        .isPresent());
    }

    private static List<Bar> bars(List<Duration> times, long endMicros) {
        int[] counts = new int[BARS];
        times.forEach(time -> counts[(int) Math.min(BARS - 1, time.toNanos() / 1000 * BARS / endMicros)]++);
        return DRAWN.bars(counts).stream().filter(bar -> bar.height() > 0).toList();
    }
}
