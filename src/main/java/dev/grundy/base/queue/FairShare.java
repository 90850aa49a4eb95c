package dev.grundy.base.queue;

import java.time.Duration;

/**
 * How far a person's next work sinks in its lane. Its rank is the time it was queued, in seconds. A handicap is added for each of the person's
 * unfinished pieces of work in that lane, and for their CPU time of late. So five hundred
 * judgings of one person spread over time, and a person who comes with a single one passes nearly all of them. Nobody waits
 * for ever, because later arrivals have later times.
 *
 * @param perPending     handicap for each unfinished piece of work
 * @param perCpuSecond   handicap for each second of CPU time used within {@code recent}
 * @param recent         how long used CPU time counts
 */
public record FairShare(Duration perPending, Duration perCpuSecond, Duration recent) {
    public static final FairShare DEFAULT =
            new FairShare(Duration.ofSeconds(30), Duration.ofSeconds(1), Duration.ofMinutes(10));

    public FairShare {
        if (perPending.isNegative() || perCpuSecond.isNegative() || recent.isNegative()) {
            throw new IllegalArgumentException("fair share cannot have negative durations");
        }
    }
}
