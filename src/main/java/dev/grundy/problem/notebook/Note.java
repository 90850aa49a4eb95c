package dev.grundy.problem.notebook;

import java.time.Instant;
import java.time.temporal.ChronoUnit;

/**
 * A note about a problem.
 *
 * @param text    empty where there is none
 * @param version of the text, for a person who wants to change it; empty where there is no note
 */
public record Note(String text, String version) {
    /** The longest text, in characters. */
    static final int LONGEST = 10_000;

    static final Note NONE = new Note("", "");

    static Note of(String text, Instant changedAt) {
        return new Note(text, String.valueOf(ChronoUnit.MICROS.between(Instant.EPOCH, changedAt)));
    }
}
