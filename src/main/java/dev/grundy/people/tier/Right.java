package dev.grundy.people.tier;

import dev.grundy.base.kernel.Tier;
import java.time.Instant;

/**
 * The right of an account at some instant: a tier, until just before another instant.
 *
 * @param until {@link Instant#MAX} for a right without end, as to the free tier
 */
public record Right(Tier tier, Instant until) {
    /** The right that everybody has. */
    public static final Right FREE = new Right(Tier.FREE, Instant.MAX);

    /** Whether that is enough at that instant for parts of the site that ask for the tier. */
    public boolean includes(Tier required, Instant now) {
        return tier.includes(required) && now.isBefore(until);
    }

    public boolean isEndless() {
        return until.equals(Instant.MAX);
    }
}
