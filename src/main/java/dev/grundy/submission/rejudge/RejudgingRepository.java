package dev.grundy.submission.rejudge;

import dev.grundy.base.database.Sql;
import dev.grundy.base.kernel.Verdict;
import jakarta.enterprise.context.ApplicationScoped;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.time.Clock;
import java.time.Duration;
import java.time.Instant;
import java.time.temporal.ChronoUnit;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import javax.sql.DataSource;
import org.jspecify.annotations.Nullable;

/** The tables {@code rejudging} and {@code rejudging_item}. Thread-safe. */
@ApplicationScoped
class RejudgingRepository {
    private static final String COUNTING = """
            from submission s
            join judging j on j.submission_id = s.id and j.live and j.verdict is not null
            join account a on a.id = s.account_id
            join package_version v on v.id = j.package_version_id
            where s.problem_id = :problem
              and (cast(:person as text) is null or a.name = :person)
              and (cast(:language as text) is null or s.language = :language)
              and (cast(:verdict as text) is null or j.verdict = :verdict)
              and (cast(:from as timestamptz) is null or s.submitted_at >= cast(:from as timestamptz))
              and (cast(:until as timestamptz) is null or s.submitted_at < cast(:until as timestamptz))
              and (cast(:version as integer) is null or v.number = cast(:version as integer))
            """;
    private static final Sql CHOSEN = Sql.of("""
            select s.id as submission, j.id as judging, j.seed
            """ + COUNTING + " order by s.id desc limit :most for update of j");
    private static final Sql MAKE = Sql.of("""
            insert into rejudging (called, problem_id, package_version_id, chosen_by, actor_id, asked_at, runs)
            values (:called, :problem, :version, :chosen, :actor, :now, :runs) returning id""");
    private static final Sql ADD = Sql.of("""
            insert into rejudging_item (rejudging_id, counting_id, shadow_id) values (:set, :counting, :shadow)""");

    private static final String SETS = """
            select r.id, r.called, p.display_id, p.slug, v.number, p.published and p.live_version_id = v.id as live, r.chosen_by,
                   a.name as actor, r.asked_at, r.adopted, r.runs,
                   count(i.shadow_id) as items, count(i.shadow_id) filter (where n.verdict is not null or n.aborted_at is not null) as over,
                   count(i.shadow_id) filter (where n.verdict <> 'JE' and n.verdict is distinct from o.verdict) as changed,
                   count(i.shadow_id) filter (where n.verdict = 'JE') as faults
            from rejudging r
            join problem p on p.id = r.problem_id
            join package_version v on v.id = r.package_version_id
            left join account a on a.id = r.actor_id
            left join rejudging_item i on i.rejudging_id = r.id
            left join judging o on o.id = i.counting_id
            left join judging n on n.id = i.shadow_id
            """;
    private static final String BY_SET = " group by r.id, p.id, v.id, a.id order by r.id desc ";
    private static final Sql LIST = Sql.of(SETS + BY_SET + "limit :most");
    private static final Sql FIND = Sql.of(SETS + "where r.id = :set" + BY_SET);
    private static final Sql ITEMS = Sql.of("""
            select s.id, a.name, s.language, o.verdict as before, n.verdict as after, coalesce(n.message, '') as message, n.cpu_time_us
            from rejudging_item i
            join judging o on o.id = i.counting_id
            join judging n on n.id = i.shadow_id
            join submission s on s.id = n.submission_id
            join account a on a.id = s.account_id
            where i.rejudging_id = :set
            order by n.verdict is null, n.verdict = 'JE', n.verdict is not distinct from o.verdict, s.id desc, n.number""");

    private static final Sql END = Sql.of("""
            update rejudging set ended_at = :now, adopted = :adopted where id = :set and ended_at is null""");
    private static final Sql OPEN_SHADOWS = Sql.of("""
            select i.shadow_id from rejudging_item i join judging n on n.id = i.shadow_id
            where i.rejudging_id = :set and n.verdict is null and n.aborted_at is null""");
    /** In the order of their ids, as everybody who locks several does. */
    private static final Sql ADOPTABLE = Sql.of("""
            select o.id as counting, n.id as shadow
            from rejudging_item i
            join judging o on o.id = i.counting_id and o.live
            join judging n on n.id = i.shadow_id and n.verdict <> 'JE'
            where i.rejudging_id = :set order by o.id for update of o""");

    private static final Sql RETIRE = Sql.of("update judging set live = false where id = any(:judgings)");
    private static final Sql COUNT = Sql.of("update judging set live = true where id = any(:judgings)");
    /** A solve stays: nobody loses one because a package has changed. */
    private static final Sql SOLVED = Sql.of("""
            insert into user_problem (account_id, problem_id, first_attempted_at, solved_at, solved_by)
            select distinct on (s.account_id, s.problem_id) s.account_id, s.problem_id, s.submitted_at, s.submitted_at, s.id
            from judging n join submission s on s.id = n.submission_id
            where n.id = any(:judgings) and n.verdict = 'AC'
            order by s.account_id, s.problem_id, s.submitted_at, s.id
            on conflict (account_id, problem_id) do update
            set first_attempted_at = least(user_problem.first_attempted_at, excluded.first_attempted_at),
                solved_at = least(user_problem.solved_at, excluded.solved_at),
                solved_by = case when user_problem.solved_at <= excluded.solved_at then user_problem.solved_by
                                 else excluded.solved_by end""");

    private final DataSource database;
    private final Clock clock;

    RejudgingRepository(DataSource database, Clock clock) {
        this.database = database;
        this.clock = clock;
    }

    /** A submission that is to be judged again. */
    record Chosen(long submission, long judging, long seed) {}

    /** The latest first. */
    List<Chosen> chosen(Choice choice, int most) {
        return CHOSEN.on(database)
                .with("problem", choice.problem())
                .with("person", choice.person().orElse(null))
                .with("language", choice.language().orElse(null))
                .with("verdict", choice.verdict().map(Verdict::name).orElse(null))
                .with("from", choice.from().orElse(null))
                .with("until", choice.until().orElse(null))
                .with("version", choice.version().orElse(null))
                .with("most", most)
                .list(row -> new Chosen(row.getLong("submission"), row.getLong("judging"), row.getLong("seed")));
    }

    /** Answers its id. */
    long make(String called, Choice choice, long version, long account, int runs) {
        return MAKE.on(database)
                .with("called", called)
                .with("problem", choice.problem())
                .with("version", version)
                .with("chosen", choice.inLog())
                .with("actor", account)
                .with("runs", runs)
                .with("now", clock.instant())
                .one(row -> row.getLong("id"));
    }

    void add(long set, long counting, long shadow) {
        ADD.on(database)
                .with("set", set)
                .with("counting", counting)
                .with("shadow", shadow)
                .update();
    }

    /** The latest first. */
    List<RejudgingSet> list(int most) {
        return LIST.on(database).with("most", most).list(RejudgingRepository::set);
    }

    Optional<RejudgingSet> find(long set) {
        return FIND.on(database).with("set", set).find(RejudgingRepository::set);
    }

    /** Submissions whose verdicts differ come first, and those not judged yet last. */
    List<Rejudged> items(long set) {
        return ITEMS.on(database).with("set", set).list(RejudgingRepository::item);
    }

    /** Ends a set one way or the other; false when it has ended. */
    boolean end(long set, boolean adopted) {
        return END.on(database)
                        .with("set", set)
                        .with("adopted", adopted)
                        .with("now", clock.instant())
                        .update()
                > 0;
    }

    /** The judgings of a set that wait or run. */
    List<Long> openShadows(long set) {
        return OPEN_SHADOWS.on(database).with("set", set).list(row -> row.getLong("shadow_id"));
    }

    /**
     * Lets the judgings of a set count instead of those before, but where another counts by now and where ours failed. Answers how
     * many count.
     */
    int adopt(long set) {
        List<Pair> pairs = ADOPTABLE
                .on(database)
                .with("set", set)
                .list(row -> new Pair(row.getLong("counting"), row.getLong("shadow")));
        Long[] counting = pairs.stream().map(Pair::counting).toArray(Long[]::new);
        Long[] shadows = pairs.stream().map(Pair::shadow).toArray(Long[]::new);
        RETIRE.on(database).with("judgings", counting).update();
        COUNT.on(database).with("judgings", shadows).update();
        SOLVED.on(database).with("judgings", shadows).update();
        return pairs.size();
    }

    private record Pair(long counting, long shadow) {}

    private static RejudgingSet set(ResultSet row) throws SQLException {
        boolean adopted = row.getBoolean("adopted");
        RejudgingSet.Standing ended = adopted ? RejudgingSet.Standing.ADOPTED : RejudgingSet.Standing.CANCELLED;
        RejudgingSet.Standing standing = row.wasNull() ? RejudgingSet.Standing.OPEN : ended;
        Instant asked = Objects.requireNonNull(Sql.instant(row, "asked_at"));
        return new RejudgingSet(
                row.getLong("id"),
                row.getString("called"),
                row.getString("display_id"),
                row.getString("slug"),
                row.getInt("number"),
                row.getBoolean("live"),
                row.getString("chosen_by"),
                Optional.ofNullable(row.getString("actor")),
                asked,
                standing,
                row.getInt("runs"),
                row.getLong("items"),
                row.getLong("over"),
                row.getLong("changed"),
                row.getLong("faults"));
    }

    private static Rejudged item(ResultSet row) throws SQLException {
        return new Rejudged(
                row.getLong("id"),
                row.getString("name"),
                row.getString("language"),
                verdict(row.getString("before")),
                verdict(row.getString("after")),
                row.getString("message"),
                Optional.ofNullable(row.getObject("cpu_time_us", Long.class))
                        .map(micros -> Duration.of(micros, ChronoUnit.MICROS)));
    }

    private static Optional<Verdict> verdict(@Nullable String code) {
        return Optional.ofNullable(code).map(Verdict::valueOf);
    }
}
