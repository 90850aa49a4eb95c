package dev.grundy.base.queue;

import java.time.Clock;
import java.time.Duration;
import java.time.Instant;

/** A node's own task, done by one thread at a time, and the rest after a turn that found nothing to do. Thread-safe. */
final class OwnTask {
    private static final Duration REST = Duration.ofSeconds(5);

    private final IdleTask task;
    private final HeldLeases held;
    private final Clock clock;
    private Instant from = Instant.MIN;
    private boolean working;

    OwnTask(IdleTask task, HeldLeases held, Clock clock) {
        this.task = task;
        this.held = held;
        this.clock = clock;
    }

    /** Whether it is time for some more: nothing is at work, this included. */
    synchronized boolean isDue() {
        return !working && held.all().isEmpty() && !clock.instant().isBefore(from);
    }

    /** Does some, unless another thread does. */
    void doSome() throws InterruptedException {
        if (!begin()) {
            return;
        }
        boolean did = false;
        try {
            did = task.doSome();
        } finally {
            end(did);
        }
    }

    private synchronized boolean begin() {
        if (!isDue()) {
            return false;
        }
        working = true;
        held.beginOwn();
        return true;
    }

    /** A turn that fails is followed by the same rest. */
    private synchronized void end(boolean did) {
        working = false;
        from = did ? Instant.MIN : clock.instant().plus(REST);
        held.endOwn();
    }
}
