package dev.grundy.practice;

import java.time.Duration;
import java.time.Instant;
import java.util.Optional;

/**
 * One sitting of a person on a problem.
 *
 * @param endedAt     empty while it goes on
 * @param pausedSince since when the clock stands still; empty while it runs
 * @param stoodStill  for how long it did so before
 */
public record PracticeSession(
        long id,
        long problem,
        String slug,
        String displayId,
        String title,
        Instant begunAt,
        Optional<Instant> endedAt,
        Optional<Instant> pausedSince,
        Duration stoodStill) {
    public boolean isOpen() {
        return endedAt.isEmpty();
    }

    public boolean isPaused() {
        return pausedSince.isPresent();
    }

    /** As it is once it has ended at that time; a clock that stands still ends where it stands. */
    PracticeSession ended(Instant at) {
        return new PracticeSession(
                id,
                problem,
                slug,
                displayId,
                title,
                begunAt,
                Optional.of(pausedSince.orElse(at)),
                Optional.empty(),
                stoodStill);
    }

    /** How long the clock has run. */
    Duration worked(Instant now) {
        Instant until = endedAt.or(() -> pausedSince).orElse(now);
        Duration worked = Duration.between(begunAt, until).minus(stoodStill);
        return worked.isNegative() ? Duration.ZERO : worked;
    }
}
