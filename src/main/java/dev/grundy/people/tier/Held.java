package dev.grundy.people.tier;

import dev.grundy.base.kernel.Tier;
import java.time.Instant;

/**
 * An entitlement as it is stored.
 *
 * @param source  from where it comes
 * @param until   {@link Instant#MAX} for one without end
 */
public record Held(long id, Tier tier, Instant from, Instant until, EntitlementSource source, Instant grantedAt) {
    /** Whether it is one now, or will be. */
    public boolean isToCome(Instant now) {
        return until.isAfter(now) && until.isAfter(from);
    }

    /** Whether an admin may change its end: not where it is paid for, since the payment provider sets that end. */
    public boolean isGranted() {
        return source != EntitlementSource.PAYMENT;
    }

    public boolean isEndless() {
        return until.equals(Instant.MAX);
    }
}
