package dev.grundy.problem.progress;

import java.time.Instant;
import java.time.LocalDate;
import java.util.Optional;

/**
 * The submissions of a person on a day of their calendar; every accepted one was judged.
 *
 * @param goesOnUntil when the day after has ended in every zone they have been in since; empty while they have not moved
 * @param puzzle whether they solved the puzzle of the day then
 */
record PracticeDay(LocalDate day, int judged, int accepted, Optional<Instant> goesOnUntil, boolean puzzle) {
    static PracticeDay nothingOn(LocalDate day) {
        return new PracticeDay(day, 0, 0, Optional.empty(), false);
    }

    /** Whether it counts for a streak. */
    boolean counts() {
        return accepted > 0 || puzzle;
    }
}
