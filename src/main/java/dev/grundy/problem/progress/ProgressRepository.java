package dev.grundy.problem.progress;

import dev.grundy.base.database.JsonRow;
import dev.grundy.base.database.Query;
import dev.grundy.base.database.Sql;
import jakarta.enterprise.context.ApplicationScoped;
import java.time.Instant;
import java.time.LocalDate;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import javax.sql.DataSource;

/** The progress of people. Of problems it reads only facts that everybody may know. Thread-safe. */
@ApplicationScoped
class ProgressRepository {
    private static final Sql DAYS = Sql.of("""
            select coalesce(d.day, s.day) as day, coalesce(d.judged, 0) as judged, coalesce(d.accepted, 0) as accepted,
                   d.goes_on_until, s.day is not null as puzzle, false as bridged
            from (select day, judged, accepted, goes_on_until from practice_day where account_id = :account) d
            full join (select distinct counted_on as day from puzzle_day_solve where account_id = :account) s on s.day = d.day
            union all
            select day, 0, 0, null, false, true from bridged_day where account_id = :account
            order by day""");
    /** A day with nothing but a solved puzzle has no row before. */
    private static final Sql GO_ON = Sql.of("""
            insert into practice_day (account_id, day, judged, accepted, goes_on_until)
            values (:account, cast(:day as date), 0, 0, :until)
            on conflict (account_id, day) do update set goes_on_until = excluded.goes_on_until""");

    private static final Sql OWNER = Sql.of("""
            select id, name, profile_public, created_at from account where lower(name) = lower(:name)""");
    static final String SOLVED_TEXT = """
            select coalesce(array_agg(problem_id), '{}') as problems from user_problem
            where account_id = :account and solved_at is not null""";

    private static final Sql SOLVED = Sql.of(SOLVED_TEXT);

    private static final Sql LATELY = Sql.of("""
            select p.display_id, p.slug, p.title, u.solved_at
            from user_problem u join problem p on p.id = u.problem_id and p.published
            where u.account_id = :account and u.solved_at is not null order by u.solved_at desc limit :most""");

    private final DataSource database;

    ProgressRepository(DataSource database) {
        this.database = database;
    }

    /** The owner of a profile, and whether others may see it. */
    record Owner(long account, String name, boolean isPublic, Instant since) {}

    /** A problem and when it was solved first. */
    public record Solved(String displayId, String slug, String title, Instant at) {}

    /**
     * The days of an account.
     *
     * @param days    with something judged, the oldest first
     * @param bridged those that a move between time zones left out
     */
    record Practised(List<PracticeDay> days, List<LocalDate> bridged) {}

    Query<Practised> practised(long account) {
        return DAYS.on(database).with("account", account).query(DayRow::of).map(DayRow::all);
    }

    private record DayRow(PracticeDay day, boolean bridged) {
        static DayRow of(JsonRow row) {
            return new DayRow(
                    new PracticeDay(
                            LocalDate.parse(row.text("day")),
                            (int) row.number("judged"),
                            (int) row.number("accepted"),
                            row.instantIfAny("goes_on_until"),
                            row.is("puzzle")),
                    row.is("bridged"));
        }

        static Practised all(List<DayRow> rows) {
            return new Practised(
                    rows.stream().filter(row -> !row.bridged()).map(DayRow::day).toList(),
                    rows.stream()
                            .filter(DayRow::bridged)
                            .map(row -> row.day().day())
                            .toList());
        }
    }

    /** Notes until when a streak goes on whose last day is that one. */
    void goOn(long account, LocalDate day, Instant until) {
        GO_ON.on(database)
                .with("account", account)
                .with("day", day.toString())
                .with("until", until)
                .update();
    }

    Optional<Owner> owner(String name) {
        return OWNER.on(database)
                .with("name", name)
                .find(row -> new Owner(
                        row.getLong("id"),
                        row.getString("name"),
                        row.getBoolean("profile_public"),
                        Objects.requireNonNull(Sql.instant(row, "created_at"))));
    }

    /** Ids of the problems that are solved, published or not. */
    Query<List<Long>> solved(long account) {
        return SOLVED.on(database)
                .with("account", account)
                .query(row -> row.numbers("problems"))
                .map(List::getFirst);
    }

    /** The latest first. */
    Query<List<Solved>> lately(long account, int most) {
        return LATELY.on(database)
                .with("account", account)
                .with("most", most)
                .query(row -> new Solved(
                        row.text("display_id"), row.text("slug"), row.text("title"), row.instant("solved_at")));
    }
}
