package dev.grundy.sandbox;

/** What both programs of an interaction did. */
public record PairOutcome(Outcome first, Outcome second) {
    /** Whether the first program was over before the second. */
    public boolean firstEndedFirst() {
        return first.finished().compareTo(second.finished()) < 0;
    }
}
