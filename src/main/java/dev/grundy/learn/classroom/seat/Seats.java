package dev.grundy.learn.classroom.seat;

import dev.grundy.base.kernel.Tier;
import java.time.Duration;
import java.time.Instant;

/**
 * The seats of a class that has a tier, as one of its members sees them.
 *
 * @param count  of all seats
 * @param used   by members, teachers too
 * @param unmet  members without a seat
 * @param seated whether the reader has a seat
 */
public record Seats(Tier tier, int count, int used, int unmet, Instant until, boolean seated) {
    /** The last second of the tier. */
    public Instant last() {
        return until.minus(Duration.ofSeconds(1));
    }
}
