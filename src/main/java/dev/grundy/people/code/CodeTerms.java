package dev.grundy.people.code;

import dev.grundy.base.kernel.Tier;
import java.time.Instant;

/**
 * The terms of a code: the tier that it gives, and the number of accounts that may redeem it.
 *
 * @param days     for how long one has the tier, 1 to 3660
 * @param mostUses how many accounts may redeem it, 1 to 100,000
 * @param until    first instant at which nobody can redeem it any more
 * @param note     one line for admins, 200 characters at most; may be empty
 */
record CodeTerms(Tier tier, int days, int mostUses, Instant until, String note) {
    static final int MOST_DAYS = 3660;
    static final int MOST_USES = 100_000;
    static final int LONGEST_NOTE = 200;

    CodeTerms {
        if (tier == Tier.FREE) {
            throw new IllegalArgumentException("everybody has the free tier: no code gives it");
        }
        if (days < 1 || days > MOST_DAYS) {
            throw new IllegalArgumentException("a code gives 1 to " + MOST_DAYS + " days, not " + days);
        }
        if (mostUses < 1 || mostUses > MOST_USES) {
            throw new IllegalArgumentException("a code has 1 to " + MOST_USES + " uses, not " + mostUses);
        }
        if (note.length() > LONGEST_NOTE || note.chars().anyMatch(Character::isISOControl)) {
            throw new IllegalArgumentException("a note is one line of at most " + LONGEST_NOTE + " characters");
        }
    }
}
