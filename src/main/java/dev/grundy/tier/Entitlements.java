package dev.grundy.tier;

import dev.grundy.kernel.Remembered;
import dev.grundy.kernel.Tier;
import jakarta.enterprise.context.ApplicationScoped;
import jakarta.inject.Inject;
import java.time.Clock;
import java.time.Duration;
import java.time.Instant;

/** Answers which tier an account has, and gives and takes the right to one. Safe for use by several threads. */
@ApplicationScoped
public class Entitlements {
    private static final int MOST_REMEMBERED = 10_000;

    private final EntitlementRepository entitlements;
    private final Remembered<Long, Tier> tiers;

    @Inject
    Entitlements(EntitlementRepository entitlements, TierConfig config, Clock clock) {
        this(entitlements, config.rememberedFor(), clock);
    }

    /** For the command line: asks each time. */
    public Entitlements(EntitlementRepository entitlements) {
        this(entitlements, Duration.ZERO, Clock.systemUTC());
    }

    Entitlements(EntitlementRepository entitlements, Duration rememberedFor, Clock clock) {
        this.entitlements = entitlements;
        this.tiers = new Remembered<>(rememberedFor, MOST_REMEMBERED, clock);
    }

    /** The highest tier the account has a right to now; {@link Tier#FREE} when it has none. */
    public Tier tierOf(long accountId, Instant now) {
        return entitlements.tiersAt(accountId, now).stream()
                .max(Tier::compareTo)
                .orElse(Tier.FREE);
    }

    /**
     * Whether the account has a right to what belongs to that tier. A yes is remembered for a moment, a no never: who was
     * granted a tier, on whichever node or from the command line, has it with the next click.
     */
    public boolean allow(long accountId, Tier required, Instant now) {
        return tiers.get(accountId, tier -> tier.includes(required), () -> tierOf(accountId, now))
                .includes(required);
    }

    /** Adds a right to those the account already has; an overlap is harmless, the higher tier counts. */
    public void grant(Entitlement entitlement, Instant now) {
        entitlements.add(entitlement, now);
        tiers.forget(entitlement.accountId());
    }

    /** Ends every right the account has at that instant or would have later; answers how many. */
    public int revokeAll(long accountId, Instant now) {
        int ended = entitlements.endAll(accountId, now);
        tiers.forget(accountId);
        return ended;
    }
}
