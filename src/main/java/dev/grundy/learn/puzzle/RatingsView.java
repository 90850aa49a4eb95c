package dev.grundy.learn.puzzle;

import java.util.Optional;

/**
 * Ratings as the page of a puzzle shows them.
 *
 * @param person of the reader; empty for guests
 * @param change of the reader's rating by this puzzle, with its sign; empty where it changed nothing yet
 * @param puzzle empty until the reader has tried it: how hard it is would be a hint
 */
record RatingsView(Optional<Rating> person, Optional<String> change, Optional<Rating> puzzle) {
    /** With a sign, and with one that is as wide as a digit. */
    static String signed(int change) {
        return change < 0 ? "−" + -change : "+" + change;
    }

    public boolean isEmpty() {
        return person.isEmpty() && puzzle.isEmpty();
    }
}
