package dev.grundy.sandbox;

import java.time.Duration;

/** What both programs of an interaction did. */
public record PairOutcome(Outcome first, Outcome second) {
    /**
     * A program's end is seen by its partner at once, by its runner when the core they share is free again: on a busy machine the
     * partner may be over by then.
     */
    private static final Duration UNNOTICED = Duration.ofMillis(3);

    /** Whether the first program was over before the second. */
    public boolean firstEndedFirst() {
        return first.finished().compareTo(second.finished()) < 0;
    }

    /** Whether the first program was over before the second, or by itself so soon after it that this cannot be told. */
    public boolean firstMayHaveEndedFirst() {
        return first.ending() != Ending.STOPPED && first.finished().compareTo(second.finished().plus(UNNOTICED)) < 0;
    }
}
