package dev.grundy.judge.result.growth;

import com.fasterxml.jackson.annotation.JsonProperty;
import dev.grundy.base.kernel.MemorySize;
import dev.grundy.base.kernel.Verdict;
import java.time.Duration;
import java.time.temporal.ChronoUnit;
import java.util.Comparator;
import java.util.List;
import java.util.function.ToLongFunction;

/**
 * The cost of a program on the slowest of its tests, time after time.
 *
 * @param tests       how many were run to find the slowest
 * @param limitMicros CPU time that a run may take
 * @param startMicros CPU time of the shortest run on the first sample: the cost of starting the program, at most
 * @param runs        at least one
 */
public record SlowestRuns(
        String test,
        int tests,
        @JsonProperty("limit_us") long limitMicros,
        @JsonProperty("start_us") long startMicros,
        List<Timed> runs) {
    /**
     * One run.
     *
     * @param wallMicros by the clock, with the time in which the program waited
     * @param ending     {@code AC} if it ended properly within the limits, with any output
     */
    public record Timed(
            @JsonProperty("cpu_us") long cpuMicros,
            @JsonProperty("wall_us") long wallMicros,
            @JsonProperty("memory_bytes") MemorySize memory,
            Verdict ending) {}

    public SlowestRuns {
        runs = List.copyOf(runs);
        if (runs.isEmpty()) {
            throw new IllegalArgumentException("the test " + test + " was run at least once");
        }
    }

    public Duration leastCpu() {
        return least(Timed::cpuMicros);
    }

    public Duration mostCpu() {
        return micros(runs.stream().mapToLong(Timed::cpuMicros).max().orElseThrow());
    }

    /** The time on the clock beyond CPU time in the run that waited least: other work on the node only adds to it. */
    public Duration leastWaiting() {
        return least(run -> Math.max(0, run.wallMicros() - run.cpuMicros()));
    }

    public MemorySize mostMemory() {
        return runs.stream().map(Timed::memory).max(Comparator.naturalOrder()).orElseThrow();
    }

    public Duration start() {
        return micros(startMicros);
    }

    public Duration limit() {
        return micros(limitMicros);
    }

    /** How many runs ended properly within the limits. */
    public long within() {
        return runs.stream().filter(run -> run.ending().isAccepted()).count();
    }

    /** Whether some runs ended within the limits and some did not. */
    public boolean varies() {
        return within() > 0 && within() < runs.size();
    }

    private Duration least(ToLongFunction<Timed> figure) {
        return micros(runs.stream().mapToLong(figure).min().orElseThrow());
    }

    private static Duration micros(long micros) {
        return Duration.of(micros, ChronoUnit.MICROS);
    }
}
