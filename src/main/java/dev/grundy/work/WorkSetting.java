package dev.grundy.work;

import dev.grundy.tracing.Tracing;
import java.time.Clock;

/**
 * What a node works with.
 *
 * @param name unique per process, for people who look into the queue
 */
public record WorkSetting(String name, WorkQueue queue, Duties duties, WorkMeter meter, Tracing tracing, Clock clock) {
    /** Without traces. */
    public WorkSetting(String name, WorkQueue queue, Duties duties, WorkMeter meter, Clock clock) {
        this(name, queue, duties, meter, Tracing.OFF, clock);
    }
}
