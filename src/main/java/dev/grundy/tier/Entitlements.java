package dev.grundy.tier;

import dev.grundy.kernel.Tier;
import jakarta.enterprise.context.ApplicationScoped;
import java.time.Instant;

/** Answers which tier an account has, and gives and takes the right to one. Safe for use by several threads. */
@ApplicationScoped
public class Entitlements {
    private final EntitlementRepository entitlements;

    public Entitlements(EntitlementRepository entitlements) {
        this.entitlements = entitlements;
    }

    /** The highest tier the account has a right to at that instant; {@link Tier#FREE} when it has none. */
    public Tier tierOf(long accountId, Instant now) {
        return entitlements.tiersAt(accountId, now).stream()
                .max(Tier::compareTo)
                .orElse(Tier.FREE);
    }

    /** Adds a right to those the account already has; an overlap is harmless, the higher tier counts. */
    public void grant(Entitlement entitlement, Instant now) {
        entitlements.add(entitlement, now);
    }

    /** Ends every right the account has at that instant or would have later; answers how many. */
    public int revokeAll(long accountId, Instant now) {
        return entitlements.endAll(accountId, now);
    }
}
