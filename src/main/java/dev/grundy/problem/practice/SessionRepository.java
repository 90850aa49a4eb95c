package dev.grundy.problem.practice;

import dev.grundy.base.database.JsonRow;
import dev.grundy.base.database.Query;
import dev.grundy.base.database.Sql;
import jakarta.enterprise.context.ApplicationScoped;
import java.time.Duration;
import java.time.Instant;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.stream.Collectors;
import javax.sql.DataSource;

/** The table {@code practice_session}, and what happened while a session went on. Every method is one statement. Thread-safe. */
@ApplicationScoped
class SessionRepository {
    private static final String SELECT = """
            select x.id, x.problem_id, p.slug, p.display_id, p.title, x.begun_at, x.ended_at, x.paused_since, x.paused_ms, x.seen_at
            from practice_session x join problem p on p.id = x.problem_id""";
    private static final Sql BEGIN = Sql.of("""
            insert into practice_session (account_id, problem_id, begun_at) values (:account, :problem, :now)
            on conflict (account_id, problem_id) where ended_at is null do nothing""");
    private static final Sql SEE = Sql.of("""
            update practice_session
            set paused_ms = paused_ms + case
                    when paused_since is null and seen_at < cast(:now as timestamptz) - make_interval(secs => :unseen)
                    then extract(epoch from cast(:now as timestamptz) - seen_at) * 1000 else 0 end,
                seen_at = :now
            where account_id = :account and problem_id = :problem and ended_at is null and (cast(:there as boolean) or seen_at is not null)""");
    private static final Sql PAUSE = Sql.of("""
            update practice_session set paused_since = :now
            where account_id = :account and problem_id = :problem and ended_at is null and paused_since is null""");
    private static final Sql RESUME = Sql.of("""
            update practice_session
            set paused_ms = paused_ms + greatest(0, extract(epoch from cast(:now as timestamptz) - paused_since) * 1000),
                paused_since = null, seen_at = case when seen_at is null then null else cast(:now as timestamptz) end
            where account_id = :account and problem_id = :problem and ended_at is null and paused_since is not null""");
    private static final Sql END = Sql.of("""
            update practice_session
            set ended_at = greatest(begun_at, coalesce(paused_since, cast(:at as timestamptz))), paused_since = null
            where account_id = :account and problem_id = :problem and ended_at is null""");
    private static final Sql OPEN =
            Sql.of(SELECT + " where x.account_id = :account and p.slug = :slug and x.ended_at is null");
    private static final Sql ONE = Sql.of(SELECT + " where x.account_id = :account and x.id = :id");
    private static final Sql BEFORE = Sql.of(SELECT
            + " where x.account_id = :account and x.problem_id = :problem and x.id < :id and x.ended_at is not null"
            + " order by x.id desc limit 1");
    private static final Sql RECENT =
            Sql.of(SELECT + " where x.account_id = :account order by x.begun_at desc, x.id desc limit :most");
    private static final Sql EVENTS = Sql.of("""
            with sitting as (
                select id, problem_id, begun_at, coalesce(ended_at, cast(:now as timestamptz)) as until
                from practice_session where account_id = :account and id = any(:ids))
            select t.id as session, s.submitted_at as at, 'SUBMISSION' as kind, s.id as subject,
                   coalesce(j.verdict, case when j.aborted_at is null then '' else 'aborted' end) as detail
            from sitting t
            join submission s on s.problem_id = t.problem_id and s.submitted_at between t.begun_at and t.until
            join judging j on j.submission_id = s.id and j.live
            where s.account_id = :account
            union all
            select t.id, h.opened_at, 'HINT', h.number, ''
            from sitting t
            join problem p on p.id = t.problem_id
            join hint_opening h on h.problem_key = p.problem_key and h.opened_at between t.begun_at and t.until
            where h.account_id = :account
            union all
            select t.id, u.unlocked_at, 'EDITORIAL', 0, ''
            from sitting t
            join problem p on p.id = t.problem_id
            join editorial_unlock u on u.problem_key = p.problem_key and u.unlocked_at between t.begun_at and t.until
            where u.account_id = :account
            union all
            select t.id, a.answered_at, 'BY_HAND', i.level, i.level || '-' || i.seed || ' ' || coalesce(a.outcome, '')
            from sitting t
            join package_version v on v.problem_id = t.problem_id
            join hand_instance i on i.package_version_id = v.id
            join hand_answer a on a.hand_instance_id = i.id and a.answered_at between t.begun_at and t.until
            where a.account_id = :account
            union all
            select t.id, r.asked_at, 'RUN', 0, ''
            from sitting t
            join session_run r on r.practice_session_id = t.id
            order by at, kind, subject""");

    private final DataSource database;

    SessionRepository(DataSource database) {
        this.database = database;
    }

    /** Begins one, unless one is open. */
    void begin(long account, long problem, Instant now) {
        at(BEGIN, account, problem).with("now", now).update();
    }

    /**
     * Counts for how long nobody was seen as time that the clock stood still. That says that somebody is seen now.
     *
     * @param there whether a page says so by itself; else sessions of which no page ever did stay as they are
     */
    void see(long account, long problem, boolean there, Instant now) {
        at(SEE, account, problem)
                .with("there", there)
                .with("unseen", PracticeSession.LONGEST_UNSEEN.toSeconds())
                .with("now", now)
                .update();
    }

    void pause(long account, long problem, Instant now) {
        at(PAUSE, account, problem).with("now", now).update();
    }

    void resume(long account, long problem, Instant now) {
        at(RESUME, account, problem).with("now", now).update();
    }

    /** Ends the open one; a clock that stands still ends where it stands. */
    void end(long account, long problem, Instant at) {
        at(END, account, problem).with("at", at).update();
    }

    /** The one that goes on. */
    Query<Optional<PracticeSession>> open(long account, String slug) {
        return OPEN.on(database).with("account", account).with("slug", slug).first(SessionRepository::session);
    }

    /** One of the person's own. */
    Optional<PracticeSession> find(long account, long id) {
        return ONE.on(database)
                .with("account", account)
                .with("id", id)
                .first(SessionRepository::session)
                .ask();
    }

    /** The one on the same problem before it. */
    Optional<PracticeSession> before(long account, PracticeSession session) {
        return at(BEFORE, account, session.problem())
                .with("id", session.id())
                .first(SessionRepository::session)
                .ask();
    }

    /** Latest first. */
    List<PracticeSession> recent(long account, int most) {
        return RECENT.on(database)
                .with("account", account)
                .with("most", most)
                .query(SessionRepository::session)
                .ask();
    }

    /** The person's actions on each session's problem while it went on, in order; a session without any is absent. */
    Map<Long, List<SessionEvent>> events(long account, List<PracticeSession> sessions, Instant now) {
        return EVENTS
                .on(database)
                .with("account", account)
                .with("ids", sessions.stream().map(PracticeSession::id).toArray(Long[]::new))
                .with("now", now)
                .list(row -> Map.entry(
                        row.getLong("session"),
                        new SessionEvent(
                                Objects.requireNonNull(Sql.instant(row, "at")),
                                SessionEvent.Kind.valueOf(row.getString("kind")),
                                row.getLong("subject"),
                                row.getString("detail"))))
                .stream()
                .collect(Collectors.groupingBy(
                        Map.Entry::getKey, Collectors.mapping(Map.Entry::getValue, Collectors.toList())));
    }

    private Sql.Execution at(Sql statement, long account, long problem) {
        return statement.on(database).with("account", account).with("problem", problem);
    }

    private static PracticeSession session(JsonRow row) {
        return new PracticeSession(
                row.number("id"),
                row.number("problem_id"),
                row.text("slug"),
                row.text("display_id"),
                row.text("title"),
                row.instant("begun_at"),
                row.instantIfAny("ended_at"),
                row.instantIfAny("paused_since"),
                Duration.ofMillis(row.number("paused_ms")),
                row.instantIfAny("seen_at"));
    }
}
