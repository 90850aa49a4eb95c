package dev.grundy.people.tier;

import dev.grundy.base.kernel.Tier;
import java.time.Instant;

/** The right of one account to a tier, from {@code validFrom} until just before {@code validUntil} ({@link Instant#MAX}: without end). */
public record Entitlement(long accountId, Tier tier, Instant validFrom, Instant validUntil) {
    public Entitlement {
        if (tier == Tier.FREE) {
            throw new IllegalArgumentException("everybody has the free tier: there is nothing to grant");
        }
        if (validUntil.isBefore(validFrom)) {
            throw new IllegalArgumentException(
                    "an entitlement from " + validFrom + " cannot end earlier, at " + validUntil);
        }
    }
}
