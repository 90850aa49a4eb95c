package dev.grundy.judge.result.growth;

import com.fasterxml.jackson.annotation.JsonProperty;
import dev.grundy.base.kernel.MemorySize;
import dev.grundy.base.kernel.Verdict;
import java.util.List;

/**
 * The cost of a program on the instance of one size.
 *
 * @param size at least 1
 * @param cpuMicros of each run, in microseconds; at least one run
 * @param memory the most of all runs
 * @param ending {@code AC} if each run ended properly within the limits, with any output; else how the last one ended
 */
public record Measured(
        int size,
        @JsonProperty("cpu_time_us") List<Long> cpuMicros,
        @JsonProperty("memory_bytes") MemorySize memory,
        Verdict ending) {
    public Measured {
        cpuMicros = List.copyOf(cpuMicros);
        if (size < 1 || cpuMicros.isEmpty()) {
            throw new IllegalArgumentException(
                    "a size is at least 1 and run at least once, got size " + size + " and runs " + cpuMicros);
        }
    }

    public boolean endedProperly() {
        return ending.isAccepted();
    }

    /**
     * The time of the quickest run, in microseconds: what disturbs a run only adds to it (Chen and Revels, Robust benchmarking in noisy
     * environments, 2016).
     */
    public long leastMicros() {
        return cpuMicros.stream().mapToLong(Long::longValue).min().orElseThrow();
    }
}
