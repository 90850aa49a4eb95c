package dev.grundy.problem.practice;

import java.time.Duration;
import java.time.Instant;
import java.util.Optional;

/**
 * One sitting of a person on a problem.
 *
 * @param endedAt     empty while it goes on
 * @param pausedSince since when the clock stands still; empty while it runs
 * @param stoodStill  for how long it did so before, absence among it
 * @param seenAt      when its page said last that it was open; empty where it never did
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
        Duration stoodStill,
        Optional<Instant> seenAt) {
    /** A page that is open says so every minute; browsers put some of that off. */
    static final Duration LONGEST_UNSEEN = Duration.ofMinutes(3);

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
                stoodStill,
                seenAt);
    }

    /** How long the clock has run: not since the page was closed. */
    Duration worked(Instant now) {
        Instant until = endedAt.or(() -> pausedSince).or(() -> leftAt(now)).orElse(now);
        Duration worked = Duration.between(begunAt, until).minus(stoodStill);
        return worked.isNegative() ? Duration.ZERO : worked;
    }

    /** Empty while the person is there, and where that is not known. */
    private Optional<Instant> leftAt(Instant now) {
        return seenAt.filter(seen -> seen.plus(LONGEST_UNSEEN).isBefore(now));
    }
}
