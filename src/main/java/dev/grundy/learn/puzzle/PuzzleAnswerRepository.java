package dev.grundy.learn.puzzle;

import dev.grundy.base.database.Sql;
import jakarta.enterprise.context.ApplicationScoped;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.time.Instant;
import java.time.LocalDate;
import java.util.Optional;
import javax.sql.DataSource;

/** The results of people at puzzles. Thread-safe. */
@ApplicationScoped
class PuzzleAnswerRepository {
    private static final Sql ADD = Sql.of("""
            insert into puzzle_answer (account_id, puzzle_id, right_at_first, answered_at, solved_at)
            values (:account, :puzzle, :right, :now, case when :right then cast(:now as timestamptz) end)""");
    private static final Sql SOLVE = Sql.of("""
            update puzzle_answer set solved_at = :now
            where account_id = :account and puzzle_id = :puzzle and solved_at is null""");
    private static final Sql NOTE_RATING = Sql.of("""
            update puzzle_answer set rating_change = cast(:change as smallint)
            where account_id = :account and puzzle_id = :puzzle""");

    private static final Sql SOLVE_DAY = Sql.of("""
            insert into puzzle_day_solve (account_id, day, counted_on, solved_at)
            values (:account, cast(:day as date), cast(:counted as date), :now) on conflict do nothing""");
    private static final Sql FIND = Sql.of("""
            select right_at_first, solved_at is not null as solved, rating_change from puzzle_answer
            where account_id = :account and puzzle_id = :puzzle""");

    private final DataSource database;

    PuzzleAnswerRepository(DataSource database) {
        this.database = database;
    }

    /** The first answer of a person whose account is locked; it counts as such for ever. */
    void add(long account, long puzzle, boolean right, Instant now) {
        ADD.on(database)
                .with("account", account)
                .with("puzzle", puzzle)
                .with("right", right)
                .with("now", now)
                .update();
    }

    /** Notes that a right answer solved the puzzle, once. */
    void solve(long account, long puzzle, Instant now) {
        SOLVE.on(database)
                .with("account", account)
                .with("puzzle", puzzle)
                .with("now", now)
                .update();
    }

    /** Notes by how much the first answer changed the person's rating. */
    void noteRating(long account, long puzzle, long change) {
        NOTE_RATING
                .on(database)
                .with("account", account)
                .with("puzzle", puzzle)
                .with("change", change)
                .update();
    }

    /**
     * Notes that the person solved the puzzle of that day on it, if that is new.
     *
     * @param counted today's date for the person
     */
    void solveDay(long account, LocalDate day, LocalDate counted, Instant now) {
        SOLVE_DAY
                .on(database)
                .with("account", account)
                .with("day", day.toString())
                .with("counted", counted.toString())
                .with("now", now)
                .update();
    }

    /** The person's result at the puzzle; empty before the first answer. */
    Optional<KeptAnswer> find(long account, long puzzle) {
        return FIND.on(database)
                .with("account", account)
                .with("puzzle", puzzle)
                .find(row -> new KeptAnswer(
                        progress(row), Optional.ofNullable(row.getObject("rating_change", Integer.class))));
    }

    private static PuzzleProgress progress(ResultSet row) throws SQLException {
        if (row.getBoolean("right_at_first")) {
            return PuzzleProgress.FIRST_TRY;
        }
        return row.getBoolean("solved") ? PuzzleProgress.SOLVED : PuzzleProgress.TRIED;
    }
}
