package dev.grundy.people.tier;

import dev.grundy.base.kernel.Tier;
import java.time.Duration;
import java.time.Instant;

/**
 * The right to a tier that an account has by a seat of a class that it is in.
 *
 * @param until first instant without it
 */
public record ClassRight(long classroom, String className, Tier tier, Instant until) {
    /** The last second of it. */
    public Instant last() {
        return until.minus(Duration.ofSeconds(1));
    }
}
