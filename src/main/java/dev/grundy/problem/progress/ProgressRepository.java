package dev.grundy.problem.progress;

import dev.grundy.base.database.Sql;
import dev.grundy.web.frame.Texts;
import jakarta.enterprise.context.ApplicationScoped;
import java.time.Instant;
import java.time.LocalDate;
import java.util.List;
import java.util.Locale;
import java.util.Objects;
import java.util.Optional;
import javax.sql.DataSource;

/** What people have done. Of problems it reads only what everybody may know. Thread-safe. */
@ApplicationScoped
class ProgressRepository {
    private static final Sql DAYS = Sql.of("""
            select day, judged, accepted, goes_on_until from practice_day where account_id = :account order by day""");
    private static final Sql GO_ON = Sql.of("""
            update practice_day set goes_on_until = :until where account_id = :account and day = cast(:day as date)""");
    private static final Sql BRIDGED = Sql.of("select day from bridged_day where account_id = :account");
    private static final Sql OWNER = Sql.of("""
            select id, name, profile_public, created_at from account where lower(name) = lower(:name)""");
    private static final Sql BY_TOPIC = Sql.of("""
            select topic as name, count(*) as problems, count(u.solved_at) as solved
            from problem p cross join unnest(p.topics) as topic
            left join user_problem u on u.problem_id = p.id and u.account_id = :account
            where p.published group by topic order by topic""");
    private static final Sql ALL = Sql.of("""
            select '' as name, count(*) as problems, count(u.solved_at) as solved
            from problem p left join user_problem u on u.problem_id = p.id and u.account_id = :account
            where p.published""");
    /** A package need not say how difficult it is. */
    private static final Sql BY_DIFFICULTY = Sql.of("""
            select p.difficulty as name, count(*) as problems, count(u.solved_at) as solved
            from problem p left join user_problem u on u.problem_id = p.id and u.account_id = :account
            where p.published and p.difficulty is not null
            group by p.difficulty order by min(p.difficulty_score)""");

    private static final Sql LATELY = Sql.of("""
            select p.display_id, p.slug, p.title, u.solved_at
            from user_problem u join problem p on p.id = u.problem_id and p.published
            where u.account_id = :account and u.solved_at is not null order by u.solved_at desc limit :most""");

    private final DataSource database;

    ProgressRepository(DataSource database) {
        this.database = database;
    }

    /** Whose profile it is, and whether others may see it. */
    record Owner(long account, String name, boolean isPublic, Instant since) {}

    /** How much of a topic, of a difficulty, or of everything is solved. */
    public record Share(String name, long problems, long solved) {}

    /** A problem and when it was solved first. */
    public record Solved(String displayId, String slug, String title, Instant at) {}

    List<PracticeDay> days(long account) {
        return DAYS.on(database)
                .with("account", account)
                .list(row -> new PracticeDay(
                        row.getObject("day", LocalDate.class),
                        row.getInt("judged"),
                        row.getInt("accepted"),
                        Optional.ofNullable(Sql.instant(row, "goes_on_until"))));
    }

    /** Notes until when a streak goes on whose last day is that one. */
    void goOn(long account, LocalDate day, Instant until) {
        GO_ON.on(database)
                .with("account", account)
                .with("day", day.toString())
                .with("until", until)
                .update();
    }

    List<LocalDate> bridged(long account) {
        return BRIDGED.on(database).with("account", account).list(row -> row.getObject("day", LocalDate.class));
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

    Share all(long account) {
        return shares(ALL, account).getFirst();
    }

    List<Share> byTopic(long account) {
        return shares(BY_TOPIC, account);
    }

    /** Each under its name in the reader's language. */
    List<Share> byDifficulty(long account) {
        return shares(BY_DIFFICULTY, account).stream()
                .map(share -> new Share(
                        Texts.of("difficulty-" + share.name().toLowerCase(Locale.ROOT)),
                        share.problems(),
                        share.solved()))
                .toList();
    }

    /** The latest first. */
    List<Solved> lately(long account, int most) {
        return LATELY.on(database)
                .with("account", account)
                .with("most", most)
                .list(row -> new Solved(
                        row.getString("display_id"),
                        row.getString("slug"),
                        row.getString("title"),
                        Objects.requireNonNull(Sql.instant(row, "solved_at"))));
    }

    private List<Share> shares(Sql query, long account) {
        return query.on(database)
                .with("account", account)
                .list(row -> new Share(row.getString("name"), row.getLong("problems"), row.getLong("solved")));
    }
}
