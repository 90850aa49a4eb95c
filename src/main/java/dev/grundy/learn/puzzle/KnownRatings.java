package dev.grundy.learn.puzzle;

import jakarta.enterprise.context.ApplicationScoped;
import java.util.List;

/** Ratings that are known well enough to compare people by them. Thread-safe. */
@ApplicationScoped
public class KnownRatings {
    private final RatingRepository ratings;
    private final CurrentRatings current;

    KnownRatings(RatingRepository ratings, CurrentRatings current) {
        this.ratings = ratings;
        this.current = current;
    }

    /**
     * Of people who show their profile to everybody, in no order.
     *
     * @param leastPuzzles  whose first try counted for the rating
     * @param mostDeviation that the rating has by now
     */
    public List<RatedPerson> ofOpenProfiles(int leastPuzzles, int mostDeviation) {
        // A deviation only grows while its person tries nothing: one that is too large already is not read.
        return ratings.ofOpenProfiles(leastPuzzles, mostDeviation).stream()
                .map(kept -> new Known(kept.account(), current.now(kept.kept())))
                .filter(known -> known.rating().deviation() <= mostDeviation)
                .map(known -> new RatedPerson(known.account(), known.rating().rounded()))
                .toList();
    }

    private record Known(long account, Rating rating) {}
}
