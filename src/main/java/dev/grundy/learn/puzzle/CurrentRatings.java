package dev.grundy.learn.puzzle;

import jakarta.enterprise.context.ApplicationScoped;
import java.time.Clock;
import java.time.Duration;
import java.time.Instant;
import java.util.List;

/**
 * The ratings of people and puzzles as they are now. A person's deviation grows with each rating period without a first try. It is worked out
 * from the time of the last one, so that nothing has to be written meanwhile. Thread-safe.
 */
@ApplicationScoped
public class CurrentRatings {
    private final RatingRepository ratings;
    private final PuzzleConfig config;
    private final Clock clock;

    CurrentRatings(RatingRepository ratings, PuzzleConfig config, Clock clock) {
        this.ratings = ratings;
        this.config = config;
        this.clock = clock;
    }

    /**
     * Somebody and how well they solve puzzles.
     *
     * @param rating as pages show it
     */
    public record RatedPerson(long account, long rating) {}

    /**
     * Of people who show their profile to everybody, in no order, where the rating is known well enough to compare people by it.
     *
     * @param leastPuzzles  number of puzzles, at least, whose first try counted for the rating
     * @param mostDeviation that the rating has by now
     */
    public List<RatedPerson> ofOpenProfiles(int leastPuzzles, int mostDeviation) {
        // A deviation only grows while its person tries nothing: one that is too large already is not read.
        return ratings.ofOpenProfiles(leastPuzzles, mostDeviation).stream()
                .map(kept -> new Known(kept.account(), now(kept.kept())))
                .filter(known -> known.rating().deviation() <= mostDeviation)
                .map(known -> new RatedPerson(known.account(), known.rating().rounded()))
                .toList();
    }

    private record Known(long account, Rating rating) {}

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
