package dev.grundy.base.queue;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Clock;
import java.time.Duration;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;

/** Preparations that nobody waits for let work go first. */
@Timeout(60)
class HeldLeasesTest {
    private static final Duration LONG = Duration.ofDays(1);
    private static final Lease LEASE = new Lease(1, 1);

    private final HeldLeases held = new HeldLeases(Clock.systemUTC());

    @Test
    void workOfALaterLaneIsNotWaitedFor() throws InterruptedException {
        held.add(LEASE, Lane.SCOPE);
        held.awaitNoneUpTo(Lane.SEARCH, LONG);
        assertThat(held.has(LEASE.workId())).isTrue();
    }

    @Test
    void workOfTheLaneItselfIsWaitedForUntilItEnds() throws InterruptedException {
        held.add(LEASE, Lane.SEARCH);
        Thread waiting = Thread.ofPlatform().start(() -> {
            try {
                held.awaitNoneUpTo(Lane.SEARCH, LONG);
            } catch (InterruptedException e) {
                Thread.currentThread().interrupt();
            }
        });
        while (waiting.getState() != Thread.State.TIMED_WAITING) {
            assertThat(waiting.isAlive()).isTrue();
            Thread.onSpinWait();
        }
        held.remove(LEASE);
        waiting.join();
        assertThat(held.all()).isEmpty();
    }

    @Test
    void nobodyWaitsForEver() throws InterruptedException {
        held.add(LEASE, Lane.SUBMIT);
        held.awaitNoneUpTo(Lane.SEARCH, Duration.ofMillis(1));
        assertThat(held.has(LEASE.workId())).isTrue();
    }
}
