package dev.grundy.judge.result.growth;

import com.fasterxml.jackson.annotation.JsonIgnore;
import com.fasterxml.jackson.annotation.JsonProperty;
import java.util.List;

/**
 * The cost of one program on instances of growing size.
 *
 * @param startMicros CPU time of each run on an input of next to no size, in microseconds: the cost of starting the program; at least one
 * @param sizes ascending, each size once; may be empty
 */
public record Series(@JsonProperty("start_us") List<Long> startMicros, List<Measured> sizes) {
    /** Less than this is the start of a process, which differs from run to run, and not the program's doing. */
    static final long RESOLUTION_MICROS = 100;
    /** So many times the noise a time has to rise above the start, or its logarithm says more of the noise than of the program. */
    static final int LEAST_ABOVE_NOISE = 5;

    public Series {
        startMicros = List.copyOf(startMicros);
        sizes = List.copyOf(sizes);
        if (startMicros.isEmpty()) {
            throw new IllegalArgumentException("a program is started at least once before it is measured");
        }
        for (int i = 1; i < sizes.size(); i++) {
            if (sizes.get(i).size() <= sizes.get(i - 1).size()) {
                throw new IllegalArgumentException("sizes grow, got "
                        + sizes.get(i).size() + " after " + sizes.get(i - 1).size());
            }
        }
    }

    /** The cost of starting the program, in microseconds. */
    public long leastStartMicros() {
        return startMicros.stream().mapToLong(Long::longValue).min().orElseThrow();
    }

    /** How far the quickest of a few runs may be off, in microseconds: as far as the two quickest starts differ, at least the resolution. */
    long noiseMicros() {
        long[] ascending =
                startMicros.stream().mapToLong(Long::longValue).sorted().toArray();
        long gap = ascending.length == 1 ? 0 : ascending[1] - ascending[0];
        return Math.max(RESOLUTION_MICROS, gap);
    }

    /** Whether the time on a size is the size's doing rather than that of the start or of noise. */
    public boolean isAboveNoise(Measured measured) {
        return measured.endedProperly()
                && measured.leastMicros() - leastStartMicros() >= LEAST_ABOVE_NOISE * noiseMicros();
    }

    /** The points that can be compared with orders: sizes from 2 on, whose logarithm is positive, with times above noise. */
    List<Point> points() {
        return sizes.stream()
                .filter(measured -> measured.size() >= 2 && isAboveNoise(measured))
                .map(measured -> Point.of(measured.size(), measured.leastMicros() - leastStartMicros(), noiseMicros()))
                .toList();
    }

    /** How many sizes can be compared with orders. */
    @JsonIgnore
    public int pointCount() {
        return points().size();
    }
}
