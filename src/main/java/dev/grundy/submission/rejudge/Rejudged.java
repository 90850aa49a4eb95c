package dev.grundy.submission.rejudge;

import dev.grundy.base.kernel.Verdict;
import java.time.Duration;
import java.util.Optional;

/**
 * A submission of a set.
 *
 * @param before  verdict that counted when the set was made; empty where its judging had been aborted
 * @param after   verdict in the shadow; empty while there is none, or where it was aborted
 * @param message of a judge error in the shadow; may be empty
 * @param cpu     of its slowest test in the shadow; empty where there is none
 */
record Rejudged(
        long submission,
        String person,
        String language,
        Optional<Verdict> before,
        Optional<Verdict> after,
        String message,
        Optional<Duration> cpu) {
    /** Whether the verdict would be another one; a fault of ours is none. */
    public boolean isChanged() {
        return after.filter(verdict -> verdict != Verdict.JE).isPresent() && !after.equals(before);
    }
}
