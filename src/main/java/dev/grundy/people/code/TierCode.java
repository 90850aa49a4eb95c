package dev.grundy.people.code;

import dev.grundy.base.kernel.Base32Code;
import java.time.Instant;
import java.util.List;
import java.util.Optional;

/**
 * A code as it is stored.
 *
 * @param uses       how often it was redeemed, by accounts that are gone as well
 * @param redeemers  the latest that are still there, latest first
 */
record TierCode(
        long id, Base32Code text, CodeTerms terms, int uses, Optional<Instant> endedAt, List<Redeemer> redeemers) {
    /** Somebody who redeemed it. */
    record Redeemer(String name, Instant at) {}

    TierCode with(List<Redeemer> redeemers) {
        return new TierCode(id, text, terms, uses, endedAt, redeemers);
    }

    /** Whether somebody can redeem it then. */
    boolean isOpen(Instant now) {
        return endedAt.isEmpty() && now.isBefore(terms.until()) && uses < terms.mostUses();
    }
}
