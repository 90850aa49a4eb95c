package dev.grundy.learn.puzzle;

import jakarta.enterprise.context.ApplicationScoped;
import java.time.Clock;
import java.time.Duration;
import java.time.Instant;

/**
 * The ratings of people and puzzles as they are now. A person's deviation grows with each rating period without a first try: it is worked out from the time of
 * the last one, so that nothing has to be written meanwhile. Thread-safe.
 */
@ApplicationScoped
class CurrentRatings {
    private final RatingRepository ratings;
    private final PuzzleConfig config;
    private final Clock clock;

    CurrentRatings(RatingRepository ratings, PuzzleConfig config, Clock clock) {
        this.ratings = ratings;
        this.config = config;
        this.clock = clock;
    }

    /** Of somebody who never tried a puzzle it is {@link Rating#UNKNOWN}. */
    Rating ofPerson(long account) {
        return ratings.ofPerson(account).map(this::now).orElse(Rating.UNKNOWN);
    }

    Rating now(RatingRepository.Kept kept) {
        return Glicko2.afterIdle(kept.rating(), periods(kept.at(), clock.instant()));
    }

    /** Puzzles do not change while nobody tries them, so theirs stay as they are. */
    Rating ofPuzzle(long puzzle) {
        return ratings.ofPuzzle(puzzle);
    }

    private long periods(Instant from, Instant to) {
        Duration period = config.ratingPeriod();
        Duration idle = Duration.between(from, to);
        return period.isPositive() && idle.isPositive() ? idle.dividedBy(period) : 0;
    }
}
