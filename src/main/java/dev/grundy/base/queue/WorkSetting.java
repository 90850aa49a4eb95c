package dev.grundy.base.queue;

import dev.grundy.base.queue.signal.WorkMeter;
import dev.grundy.base.tracing.Tracing;
import java.time.Clock;
import java.time.Duration;

/**
 * The settings of a node's work.
 *
 * @param name  unique per process, for people who look into the queue
 * @param pause how long a worker leaves the queue alone after a try that failed, longer after several. Also between its attempts to reach
 *     a database that is away. More than nothing.
 */
public record WorkSetting(
        String name, WorkQueue queue, Duties duties, WorkMeter meter, Tracing tracing, Clock clock, Duration pause) {
    private static final Duration USUAL_PAUSE = Duration.ofSeconds(1);

    public WorkSetting {
        if (!pause.isPositive()) {
            throw new IllegalArgumentException("a pause of " + pause + " is none");
        }
    }

    /** With the usual pauses. */
    public WorkSetting(String name, WorkQueue queue, Duties duties, WorkMeter meter, Tracing tracing, Clock clock) {
        this(name, queue, duties, meter, tracing, clock, USUAL_PAUSE);
    }

    /** Without traces, with the usual pauses. */
    public WorkSetting(String name, WorkQueue queue, Duties duties, WorkMeter meter, Clock clock) {
        this(name, queue, duties, meter, Tracing.OFF, clock);
    }

    /** The same with other pauses. */
    public WorkSetting withPause(Duration other) {
        return new WorkSetting(name, queue, duties, meter, tracing, clock, other);
    }
}
