package dev.grundy.learn.puzzle;

import dev.grundy.base.database.Sql;
import jakarta.enterprise.context.ApplicationScoped;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.time.Instant;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import javax.sql.DataSource;

/** The ratings of people and of puzzles. Thread-safe. */
@ApplicationScoped
class RatingRepository {
    private static final Sql OF_PERSON =
            Sql.of("select rating, deviation, volatility, rated_at from puzzle_rating where account_id = :account");
    private static final Sql OF_OPEN_PROFILES = Sql.of("""
            select r.account_id, r.rating, r.deviation, r.volatility, r.rated_at
            from puzzle_rating r join account a on a.id = r.account_id and a.profile_public
            where r.deviation <= :deviation
              and (select count(*) from puzzle_answer p where p.account_id = r.account_id and p.rating_change is not null) >= :puzzles""");
    private static final Sql OF_PUZZLE = Sql.of("select rating, deviation, volatility from puzzle where id = :puzzle");
    /** Answers to the puzzle refer to it, and are added without waiting for this lock. */
    private static final Sql LOCK_PUZZLE = Sql.of("select id from puzzle where id = :puzzle for no key update");

    private static final Sql KEEP_PERSON = Sql.of("""
            insert into puzzle_rating (account_id, rating, deviation, volatility, rated_at)
            values (:account, :rating, :deviation, :volatility, :now)
            on conflict (account_id) do update
            set rating = excluded.rating, deviation = excluded.deviation, volatility = excluded.volatility, rated_at = excluded.rated_at""");
    private static final Sql KEEP_PUZZLE = Sql.of("""
            update puzzle set rating = :rating, deviation = :deviation, volatility = :volatility where id = :puzzle""");

    private final DataSource database;

    RatingRepository(DataSource database) {
        this.database = database;
    }

    /** @param at when it was worked out, at the person's last first try */
    record Kept(Rating rating, Instant at) {}

    /** As it was kept; empty for somebody who never tried a puzzle. {@link CurrentRatings} knows its value now. */
    Optional<Kept> ofPerson(long account) {
        return OF_PERSON.on(database).with("account", account).find(RatingRepository::kept);
    }

    /** A person's rating as it was kept. */
    record KeptOf(long account, Kept kept) {}

    /**
     * Of people who show their profile to everybody.
     *
     * @param leastPuzzles  number of puzzles, at least, whose first try counted for the rating
     * @param mostDeviation that was kept
     */
    List<KeptOf> ofOpenProfiles(int leastPuzzles, int mostDeviation) {
        return OF_OPEN_PROFILES
                .on(database)
                .with("deviation", mostDeviation)
                .with("puzzles", leastPuzzles)
                .list(row -> new KeptOf(row.getLong("account_id"), kept(row)));
    }

    Rating ofPuzzle(long puzzle) {
        return OF_PUZZLE
                .on(database)
                .with("puzzle", puzzle)
                .find(RatingRepository::rating)
                .orElse(Rating.UNKNOWN);
    }

    /** Until the caller's transaction ends, nobody else changes the puzzle's rating. */
    void lockPuzzle(long puzzle) {
        LOCK_PUZZLE.on(database).with("puzzle", puzzle).find(_ -> true);
    }

    void keepOfPerson(long account, Rating rating, Instant now) {
        KEEP_PERSON
                .on(database)
                .with("account", account)
                .with("rating", rating.value())
                .with("deviation", rating.deviation())
                .with("volatility", rating.volatility())
                .with("now", now)
                .update();
    }

    void keepOfPuzzle(long puzzle, Rating rating) {
        KEEP_PUZZLE
                .on(database)
                .with("puzzle", puzzle)
                .with("rating", rating.value())
                .with("deviation", rating.deviation())
                .with("volatility", rating.volatility())
                .update();
    }

    private static Kept kept(ResultSet row) throws SQLException {
        return new Kept(rating(row), Objects.requireNonNull(Sql.instant(row, "rated_at")));
    }

    private static Rating rating(ResultSet row) throws SQLException {
        return new Rating(row.getDouble("rating"), row.getDouble("deviation"), row.getDouble("volatility"));
    }
}
