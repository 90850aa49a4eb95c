package dev.grundy.learn.classroom.assignment;

import java.time.Instant;
import java.util.Optional;

/**
 * How far a student is with a problem of an assignment.
 *
 * @param tries  programs with a verdict, or answers by hand where the rule asks for those; judge errors do not count
 * @param doneAt when the rule was first met, also before the assignment opened; empty while it is not
 * @param late   whether that was at the due date or after it
 */
public record StudentResult(
        long account, long assignment, long problem, long tries, Optional<Instant> doneAt, boolean late) {
    public boolean isDone() {
        return doneAt.isPresent();
    }

    /** Whether there was a try, and none that meets the rule. */
    public boolean isTried() {
        return tries > 0 && !isDone();
    }
}
