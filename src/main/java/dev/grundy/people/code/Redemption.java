package dev.grundy.people.code;

import dev.grundy.people.tier.Right;
import java.time.Instant;
import java.util.Optional;

/**
 * The outcome of redeeming a code that somebody typed.
 *
 * @param right the right that it gave; empty when it gave nothing
 * @param from  when that begins
 */
record Redemption(Outcome outcome, Optional<Right> right, Instant from) {
    /** How it ended. */
    enum Outcome {
        DONE,
        /** Mistyped, used up, over or ended: nobody is told which. */
        REFUSED,
        USED_BEFORE,
        HAS_IT_FOR_GOOD
    }

    static Redemption none(Outcome outcome) {
        return new Redemption(outcome, Optional.empty(), Instant.MAX);
    }
}
