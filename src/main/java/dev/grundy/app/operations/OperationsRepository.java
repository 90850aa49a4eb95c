package dev.grundy.app.operations;

import dev.grundy.base.database.Sql;
import dev.grundy.base.queue.Lane;
import dev.grundy.people.security.SecurityEvent;
import jakarta.enterprise.context.ApplicationScoped;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.time.Clock;
import java.time.Duration;
import java.time.Instant;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import javax.sql.DataSource;

/**
 * How everything stands, for operators: small sums over the tables of many features. Every method is one statement that reads no
 * more than what waits, runs or went wrong, never what is over. Thread-safe.
 */
@ApplicationScoped
class OperationsRepository {
    /** More lines than that nobody reads. */
    static final int MOST_LINES = 50;

    private static final String SUBMISSION = "submission/";

    private static final Sql RUNNING = Sql.of("""
            select lane, subject, topic, lease_owner, attempt, coalesce(started_at, queued_at) as since
            from work where state = 'running' order by lease_owner, since, id limit :most""");

    /** Work that was tried before stands near the head of its lane: no more of the queue is looked at. */
    private static final Sql FAILED_TRIES = Sql.of("""
            select lane, subject, topic, attempt, message
            from (select lane, subject, topic, attempt, message from work
                  where state = 'queued' order by lane, fair_rank, id limit 1000) as head
            where message is not null limit :most""");

    private static final Sql JUDGE_ERRORS = Sql.of("""
            select j.submission_id, p.display_id, p.title, s.language, coalesce(j.message, '') as message, j.finished_at
            from (select id, submission_id, message, finished_at from judging
                  where verdict = 'JE' and live order by id desc limit :most) as j
            join submission s on s.id = j.submission_id join problem p on p.id = s.problem_id
            order by j.id desc""");

    private static final Sql COUNT_JUDGE_ERRORS = Sql.of("""
            select count(*) as errors from (select from judging where verdict = 'JE' and live limit :most) as first""");

    private static final Sql BROKEN_PACKAGES = Sql.of("select count(*) as broken from broken_package");

    private static final Sql MAILS = Sql.of("""
            select count(*) as waiting, min(posted_at) as oldest, count(*) filter (where tries > 0 and next_try_at > :now) as failing
            from outbox""");

    private static final Sql PAYMENT_EVENTS = Sql.of("""
            select last.created_at, last.received_at,
                   (select count(*) from payment_customer where written < asked) as unanswered,
                   (select count(*) from payment_farewell) as farewells
            from (select) as always
            left join (select created_at, received_at from payment_event order by received_at desc limit 1) as last on true""");

    /** A row gathers for up to an hour, so one that began two hours ago may still have been added to. */
    private static final Sql REFUSED = Sql.of("""
            select kind, sum(times) as times from security_event
            where happened_at > :begun and last_at > :since and gathered_by is not null
            group by kind order by sum(times) desc, kind""");

    private static final Duration LATELY = Duration.ofHours(1);

    private final DataSource database;
    private final Clock clock;

    OperationsRepository(DataSource database, Clock clock) {
        this.database = database;
        this.clock = clock;
    }

    /** The running work, by node; the first {@link #MOST_LINES}. */
    List<RunningWork> running() {
        return RUNNING.on(database)
                .with("most", MOST_LINES)
                .list(row -> new RunningWork(
                        Lane.ofCode(row.getInt("lane")),
                        row.getString("subject"),
                        submission(row),
                        row.getString("lease_owner"),
                        row.getInt("attempt"),
                        instant(row, "since")));
    }

    /** The work that is to be tried again, the first {@link #MOST_LINES}. */
    List<FailedTry> failedTries() {
        return FAILED_TRIES
                .on(database)
                .with("most", MOST_LINES)
                .list(row -> new FailedTry(
                        Lane.ofCode(row.getInt("lane")),
                        row.getString("subject"),
                        submission(row),
                        row.getInt("attempt"),
                        row.getString("message")));
    }

    /** Verdicts that are faults of ours and count, latest first; at most as many. */
    List<JudgeError> judgeErrors(int most) {
        return JUDGE_ERRORS
                .on(database)
                .with("most", most)
                .list(row -> new JudgeError(
                        row.getString("submission_id"),
                        row.getString("display_id"),
                        row.getString("title"),
                        row.getString("language"),
                        row.getString("message"),
                        instant(row, "finished_at")));
    }

    /** How many verdicts are faults of ours and count; no more than that many are counted. */
    long countJudgeErrors(int most) {
        return COUNT_JUDGE_ERRORS.on(database).with("most", most).one(row -> row.getLong("errors"));
    }

    long brokenPackages() {
        return BROKEN_PACKAGES.on(database).one(row -> row.getLong("broken"));
    }

    Mails mails() {
        return MAILS.on(database)
                .with("now", clock.instant())
                .one(row -> new Mails(
                        row.getLong("waiting"),
                        Optional.ofNullable(Sql.instant(row, "oldest")),
                        row.getLong("failing")));
    }

    PaymentEvents paymentEvents() {
        return PAYMENT_EVENTS
                .on(database)
                .one(row -> new PaymentEvents(heard(row), row.getLong("unanswered"), row.getLong("farewells")));
    }

    /** The refusals to strangers in the last hour, the most frequent first; of the kinds that this version knows. */
    List<Refused> refused() {
        Instant since = clock.instant().minus(LATELY);
        return REFUSED
                .on(database)
                .with("since", since)
                .with("begun", since.minus(LATELY))
                .list(OperationsRepository::refused)
                .stream()
                .flatMap(Optional::stream)
                .toList();
    }

    private static Optional<Refused> refused(ResultSet row) throws SQLException {
        long times = row.getLong("times");
        return SecurityEvent.ofCode(row.getString("kind")).map(kind -> new Refused(kind, times));
    }

    private static Optional<PaymentEvents.Heard> heard(ResultSet row) throws SQLException {
        Optional<Instant> created = Optional.ofNullable(Sql.instant(row, "created_at"));
        return created.isEmpty()
                ? Optional.empty()
                : Optional.of(new PaymentEvents.Heard(created.get(), instant(row, "received_at")));
    }

    /** The digits of its number, if the work is about one. */
    private static Optional<String> submission(ResultSet row) throws SQLException {
        String topic = row.getString("topic");
        return topic.startsWith(SUBMISSION) ? Optional.of(topic.substring(SUBMISSION.length())) : Optional.empty();
    }

    private static Instant instant(ResultSet row, String column) throws SQLException {
        return Objects.requireNonNull(Sql.instant(row, column));
    }
}
