package dev.grundy.people.tier;

import dev.grundy.base.database.Query;
import dev.grundy.base.kernel.Remembered;
import dev.grundy.base.kernel.Tier;
import jakarta.enterprise.context.ApplicationScoped;
import jakarta.inject.Inject;
import java.time.Clock;
import java.time.Duration;
import java.time.Instant;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;

/** Answers which tier an account has, by rights of its own or by seats of its classes, and gives and takes the right to one. Safe for use by several threads. */
@ApplicationScoped
public class Entitlements {
    private static final int MOST_REMEMBERED = 10_000;
    private static final int MOST_LISTED = 100;

    /** The highest first, and of those the one that lasts longest. */
    private static final Comparator<Right> BEST =
            Comparator.comparing(Right::tier).thenComparing(Right::until).reversed();

    private final EntitlementRepository entitlements;
    private final Remembered<Long, Right> rights;

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
        this.rights = new Remembered<>(rememberedFor, MOST_REMEMBERED, clock);
    }

    /** The highest tier the account has a right to now; {@link Tier#FREE} when it has none. */
    public Tier tierOf(long accountId, Instant now) {
        return rightOf(accountId, now).tier();
    }

    /** The highest tier the account has a right to now, and when that ends; {@link Right#FREE} when it has none. */
    public Right rightOf(long accountId, Instant now) {
        return rights.get(accountId, right -> right.includes(Tier.PRO, now), () -> ask(accountId, now));
    }

    /** As {@link #rightNow}, for a page that asks for more. */
    public Query<Right> query(long accountId, Instant now) {
        return entitlements
                .rightsAt(accountId, now)
                .map(rights -> rights.stream().min(BEST).orElse(Right.FREE));
    }

    /**
     * Whether the account has a right to that tier. A yes is remembered for a moment, though never beyond the right's end. A no is never
     * remembered. A person who was granted a tier, on any node or from the command line, has it with the next click.
     */
    public boolean allow(long accountId, Tier required, Instant now) {
        return rights.get(accountId, right -> right.includes(required, now), () -> ask(accountId, now))
                .includes(required, now);
    }

    /** When the account's last right to that tier or a higher one ended; empty while it has one, and if it never had. */
    public Optional<Instant> endOf(long accountId, Tier tier, Instant now) {
        return entitlements.lastEnd(accountId, tier, now).filter(end -> !end.isAfter(now));
    }

    /** Adds a right to those the account already has; an overlap is harmless, the higher tier counts. */
    public void grant(Entitlement entitlement, Instant now) {
        entitlements.add(entitlement, EntitlementSource.GRANT, now);
        rights.forget(entitlement.accountId());
    }

    /** Adds the right that comes of a code. The remembered right is not touched; the caller lets it {@link #forget} after the commit. */
    public void redeem(Entitlement entitlement, Instant now) {
        entitlements.add(entitlement, EntitlementSource.CODE, now);
    }

    /**
     * The end of all that the account has or will have of that tier or a higher one, {@link Instant#MAX} for good; empty without a right.
     * Seats of classes are left out: they end when one leaves. Asked anew.
     */
    public Optional<Instant> endToCome(long accountId, Tier tier, Instant now) {
        return entitlements.endToCome(accountId, tier, now);
    }

    /** The rights that the account has now by seats in classes, by the names of the classes; none without. Asked anew. */
    public List<ClassRight> byClasses(long accountId, Instant now) {
        return entitlements.byClasses(accountId, now);
    }

    /** All that the account itself has, will have or had, those that last longest first, 100 at most. */
    public List<Held> heldBy(long accountId) {
        return entitlements.held(accountId, MOST_LISTED);
    }

    /**
     * Lets a right that nobody pays for end then, though not before it begins; false where the account has none of that id. The remembered
     * right is not touched; the caller lets it {@link #forget} after the commit.
     */
    public boolean moveEnd(long accountId, long entitlement, Instant until) {
        return entitlements.moveEnd(accountId, entitlement, until);
    }

    /** As {@link #rightOf}, asked anew: within a transaction, its own writes count. */
    public Right rightNow(long accountId, Instant now) {
        return ask(accountId, now);
    }

    /**
     * Records a payment: the first time adds a right, later times change it. The remembered right is not touched; the caller lets it
     * {@link #forget} after the commit.
     *
     * @param payment the provider's id
     */
    public void pay(String payment, Entitlement entitlement, Instant now) {
        entitlements.put(payment, entitlement, now);
    }

    /** Ends the right that follows from a payment, unless it has ended; nothing where there was none. As {@link #pay}. */
    public void endPayment(String payment, Instant now) {
        entitlements.endPayment(payment, now);
    }

    /** Asks the next time anew. */
    public void forget(long accountId) {
        rights.forget(accountId);
    }

    /** As {@link #forget}, of all accounts: after seats of a class went. */
    public void forgetAll() {
        rights.forgetAll();
    }

    /** Ends every right by grant or code, which the account has at that instant or would have later; answers how many. */
    public int revokeAll(long accountId, Instant now) {
        return revoke(accountId, List.of(Tier.values()), now);
    }

    /** As {@link #revokeAll}, of the rights to those tiers alone. */
    public int revoke(long accountId, List<Tier> tiers, Instant now) {
        int ended = entitlements.endAll(accountId, tiers, now);
        rights.forget(accountId);
        return ended;
    }

    private Right ask(long accountId, Instant now) {
        return query(accountId, now).ask();
    }
}
