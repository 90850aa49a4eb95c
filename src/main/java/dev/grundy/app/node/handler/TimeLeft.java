package dev.grundy.app.node.handler;

import java.time.Clock;
import java.time.Duration;
import java.time.Instant;

/** How long work for idle times may still take: of the node's time, without what others went first for. Thread-safe. */
final class TimeLeft {
    private final Clock clock;
    private Instant end;
    private Instant waitedUntil = Instant.MIN;

    TimeLeft(Duration longest, Clock clock) {
        this.clock = clock;
        this.end = clock.instant().plus(longest);
    }

    /**
     * Whether it is used up.
     *
     * @param before when this thread began to let others go first, which does not count
     */
    synchronized boolean isOver(Instant before) {
        Instant now = clock.instant();
        // Threads wait at the same time: that counts once.
        Instant from = before.isAfter(waitedUntil) ? before : waitedUntil;
        if (now.isAfter(from)) {
            end = end.plus(Duration.between(from, now));
            waitedUntil = now;
        }
        return now.isAfter(end);
    }
}
