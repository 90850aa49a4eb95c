package dev.grundy.base.queue;

import dev.grundy.base.database.DatabaseException;
import java.time.Clock;
import java.time.Duration;
import java.time.Instant;
import java.util.Set;
import java.util.function.Supplier;
import org.jboss.logging.Logger;

/** The steps of one piece of work, told to the queue. Every report is a row written, so there are not many. Thread-safe. */
final class ReportedSteps implements Steps {
    private static final Logger LOG = Logger.getLogger(ReportedSteps.class);
    private static final Duration PAUSE = Duration.ofMillis(500);

    private final Claim claim;
    private final WorkQueue queue;
    private final HeldLeases held;
    private final WorkTrace trace;
    private final Clock clock;
    private String phase = "";
    private Instant next = Instant.MIN;

    ReportedSteps(Claim claim, WorkQueue queue, HeldLeases held, WorkTrace trace, Clock clock) {
        this.claim = claim;
        this.queue = queue;
        this.held = held;
        this.trace = trace;
        this.clock = clock;
    }

    @Override
    public void at(String now, Supplier<String> progress) {
        if (isDue(now)) {
            report(progress.get());
        }
    }

    private synchronized boolean isDue(String now) {
        Instant instant = clock.instant();
        if (now.equals(phase) && instant.isBefore(next)) {
            return false;
        }
        if (!now.equals(phase)) {
            trace.phase(now);
        }
        phase = now;
        next = instant.plus(PAUSE);
        return true;
    }

    /** No result depends on whether progress is seen. Without the lease nobody wants one. */
    private void report(String progress) {
        try {
            if (!queue.report(claim.lease(), progress)) {
                held.interrupt(Set.of(claim.lease()));
            }
        } catch (DatabaseException e) {
            LOG.debugf("%s: progress not told: %s", claim, e.getMessage());
        }
    }

    @Override
    public void giveWay() throws InterruptedException {
        held.giveWay(claim.lease());
    }
}
