package dev.grundy.rejudge;

import dev.grundy.kernel.Verdict;
import java.util.Optional;

/**
 * A submission of a set.
 *
 * @param before  verdict that counted when the set was made; empty where its judging had been aborted
 * @param after   verdict in the shadow; empty while there is none, or where it was aborted
 * @param message of a judge error in the shadow; may be empty
 */
record Rejudged(
        long submission,
        String person,
        String language,
        Optional<Verdict> before,
        Optional<Verdict> after,
        String message) {
    /** Whether the verdict would be another one; a fault of ours is none. */
    public boolean isChanged() {
        return after.filter(verdict -> verdict != Verdict.JE).isPresent() && !after.equals(before);
    }
}
