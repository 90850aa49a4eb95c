package dev.grundy.submission.verdict;

import dev.grundy.base.database.Conditions;
import dev.grundy.base.database.Query;
import dev.grundy.base.database.Sql;
import dev.grundy.base.kernel.MemorySize;
import dev.grundy.base.kernel.Tier;
import dev.grundy.base.kernel.Verdict;
import dev.grundy.base.queue.Lane;
import dev.grundy.judge.result.Compilation;
import dev.grundy.judge.result.FirstFailure;
import dev.grundy.judge.result.Progress;
import dev.grundy.judge.result.ResultJson;
import dev.grundy.judge.result.Score;
import io.quarkus.hibernate.orm.panache.PanacheRepository;
import jakarta.enterprise.context.ApplicationScoped;
import java.nio.charset.StandardCharsets;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.time.Duration;
import java.time.Instant;
import java.time.LocalDate;
import java.time.ZoneId;
import java.time.ZoneOffset;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.concurrent.ConcurrentHashMap;
import javax.sql.DataSource;
import org.jspecify.annotations.Nullable;

/** The submissions and the judging of each that counts. Thread-safe. */
@ApplicationScoped
public class SubmissionRepository implements PanacheRepository<Submission> {
    private static final long NANOS_PER_MICRO = 1_000;

    private static final String SUMMARY_COLUMNS = """
            s.id, s.account_id, a.name as account_name, p.slug, p.display_id, p.title, p.tier, s.language, s.submitted_at,
            j.id as judging_id, j.number, j.verdict, j.score, j.max_score, j.cpu_time_us, j.memory_bytes, j.aborted_at,
            w.state, w.lane, w.attempt, w.progress""";
    private static final String SUMMARY_TABLES = """
            %s s
            join problem p on p.id = s.problem_id
            join account a on a.id = %s
            join judging j on j.submission_id = s.id and j.live
            left join work w on w.kind = 'judge' and w.subject = j.id and w.ended_at is null""";
    /** Joined after the limit: somebody with many submissions waits for no more of them than are shown. */
    private static final String PAGE_WHERE = """
            select %s from %s
            order by s.id desc""".formatted(SUMMARY_COLUMNS, SUMMARY_TABLES.formatted("""
            (select id, account_id, problem_id, language, submitted_at from submission
             where account_id = :account and id < :before%s
             order by id desc limit :count)""", ":account"));

    /** By the conditions of a filter: few, and parsed once. */
    private static final Map<String, Sql> PAGES = new ConcurrentHashMap<>();

    private static final String SUBMISSION_TABLES = SUMMARY_TABLES.formatted("submission", "s.account_id");
    private static final Sql SUMMARY =
            Sql.of("select %s from %s where s.id = :id".formatted(SUMMARY_COLUMNS, SUBMISSION_TABLES));
    private static final Sql LATELY = Sql.of("""
            select %s, p.published and not exists (
                select from user_problem u
                where u.account_id = s.account_id and u.problem_id = s.problem_id and u.solved_at is not null) as is_left
            from %s
            order by s.id desc""".formatted(SUMMARY_COLUMNS, SUMMARY_TABLES.formatted("""
            (select id, account_id, problem_id, language, submitted_at from submission
             where account_id = :account order by id desc limit :count)""", ":account")));
    private static final Sql DETAIL = Sql.of("""
            select %s, s.source, j.seed, j.tests, j.tests_planned, j.compilation, j.first_failure, j.emptied_at, coalesce(j.message, w.message) as message
            from %s where s.id = :id""".formatted(SUMMARY_COLUMNS, SUBMISSION_TABLES));

    private static final Sql LAST_SOURCE = Sql.of("""
            select source from submission
            where account_id = :account and problem_id = :problem and language = :language order by id desc limit 1""");

    /** Of somebody with very many submissions to the problem only the last before it, and of all that is solved only what was first. */
    static final String TRIES_TEXT = """
            select count(*) filter (where verdict not in ('CE', 'JE')) as tries,
                   coalesce(bool_or(verdict = 'AC' and id < :id), false) as solved_before,
                   not exists (
                       select from submission mine
                       cross join lateral (
                           select solved_by from user_problem
                           where account_id = mine.account_id and solved_at is not null order by solved_at limit 1) earliest
                       where mine.id = :id and earliest.solved_by < mine.id) as none_before
            from (select s.id, j.verdict
                  from submission mine
                  join submission s on s.account_id = mine.account_id and s.problem_id = mine.problem_id and s.id <= mine.id
                  join judging j on j.submission_id = s.id and j.live
                  where mine.id = :id order by s.id desc limit 1000) as recent""";

    private static final Sql TRIES = Sql.of(TRIES_TEXT);

    private static final Sql PREVIOUS = Sql.of("""
            select s.id from submission mine
            join submission s on s.account_id = mine.account_id and s.problem_id = mine.problem_id and s.id < mine.id
            where mine.id = :id order by s.id desc limit 1""");

    private static final Sql RETIRE = Sql.of("""
            with counting as (
                select j.id, j.seed, p.live_version_id
                from judging j
                join submission s on s.id = j.submission_id
                join problem p on p.id = s.problem_id
                where j.submission_id = :submission and j.live and (j.verdict is not null or j.aborted_at is not null)
                  and p.live_version_id is not null
                for update of j),
            retired as (
                update judging set live = false from counting where judging.id = counting.id returning judging.id)
            select seed, live_version_id from counting join retired using (id)""");

    private final DataSource database;

    public SubmissionRepository(DataSource database) {
        this.database = database;
    }

    /** The account's submissions with smaller ids, latest first. */
    public List<SubmissionSummary> page(long account, long before, int count) {
        return page(account, SubmissionFilter.ALL, ZoneOffset.UTC, before, count);
    }

    /** The account's latest submissions, at most that many. */
    RecentSubmissions.Lately lately(long account, int count) {
        List<SubmissionSummary> sent = new ArrayList<>();
        List<SubmissionSummary> left = new ArrayList<>();
        LATELY.on(database).with("account", account).with("count", count).list(row -> {
            SubmissionSummary summary = summary(row);
            if (sent.isEmpty() && row.getBoolean("is_left")) {
                left.add(summary);
            }
            return sent.add(summary);
        });
        return new RecentSubmissions.Lately(sent, left.stream().findFirst());
    }

    /** The account's submissions to one problem with smaller ids, latest first. */
    public List<SubmissionSummary> page(long account, String slug, long before, int count) {
        return page(account, SubmissionFilter.ofProblem(slug), ZoneOffset.UTC, before, count);
    }

    /**
     * Those of the account's submissions with smaller ids that the filter lets through, latest first.
     *
     * @param zone in which the filter's days begin and end
     */
    public List<SubmissionSummary> page(long account, SubmissionFilter filter, ZoneId zone, long before, int count) {
        Conditions conditions = conditions(filter, zone);
        Sql.Execution execution = PAGES.computeIfAbsent(conditions.text(), text -> Sql.of(pageText(text)))
                .on(database)
                .with("account", account)
                .with("before", before)
                .with("count", count);
        conditions.values().forEach(execution::with);
        return execution.list(SubmissionRepository::summary);
    }

    /** @param conditions of {@link #conditions} */
    static String pageText(String conditions) {
        return PAGE_WHERE.formatted(conditions);
    }

    private static Conditions conditions(SubmissionFilter filter, ZoneId zone) {
        Conditions conditions = new Conditions();
        if (!filter.problem().isEmpty()) {
            conditions.and("""
                    problem_id = (select id from problem where slug = :problem or lower(display_id) = :problem
                                  order by slug = :problem desc limit 1)""", "problem", filter.problem());
        }
        if (!filter.language().isEmpty()) {
            conditions.and("language = :language", "language", filter.language());
        }
        filter.verdict().ifPresent(verdict -> conditions.and("""
                exists (
                    select from judging f
                    where f.submission_id = submission.id and f.live and f.verdict = :verdict)""", "verdict", verdict.name()));
        filter.from().ifPresent(day -> conditions.and("submitted_at >= :from", "from", beginning(day, zone)));
        filter.until()
                .ifPresent(day -> conditions.and("submitted_at < :until", "until", beginning(day.plusDays(1), zone)));
        return conditions;
    }

    private static Instant beginning(LocalDate day, ZoneId zone) {
        return day.atStartOfDay(zone).toInstant();
    }

    Optional<SubmissionSummary> summary(long id) {
        return SUMMARY.on(database).with("id", id).find(SubmissionRepository::summary);
    }

    public Optional<SubmissionDetail> detail(long id) {
        return DETAIL.on(database).with("id", id).find(SubmissionRepository::detail);
    }

    /** The tries before a submission, of the same person to the same problem. */
    public Query<Tries> tries(long id) {
        return TRIES.on(database)
                .with("id", id)
                .query(row -> new Tries((int) row.number("tries"), row.is("solved_before"), row.is("none_before")))
                .map(List::getFirst);
    }

    /** The submission of the same person to the same problem before that one. */
    public Query<Optional<Long>> previous(long id) {
        return PREVIOUS.on(database).with("id", id).first(row -> row.number("id"));
    }

    /** The source that the account sent last to the problem in the language. */
    public Optional<String> lastSource(long account, long problem, String language) {
        return LAST_SOURCE
                .on(database)
                .with("account", account)
                .with("problem", problem)
                .with("language", language)
                .find(row -> new String(row.getBytes("source"), StandardCharsets.UTF_8));
    }

    /** Makes the judging that counts one of the past; empty when there is none that is over. */
    Optional<Retired> retire(long submission) {
        return RETIRE.on(database)
                .with("submission", submission)
                .find(row -> new Retired(row.getLong("seed"), row.getLong("live_version_id")));
    }

    /**
     * Submissions of one person to one problem.
     *
     * @param count        those judged, up to the one in question and with it, without programs that did not compile and faults of ours
     * @param solvedBefore whether one before it was accepted
     * @param noneBefore   whether the person sent no program to any problem before it that is accepted
     */
    public record Tries(int count, boolean solvedBefore, boolean noneBefore) {}

    /** The values that the next judging of a submission takes over. */
    record Retired(long seed, long liveVersionId) {}

    private static SubmissionSummary summary(ResultSet row) throws SQLException {
        return new SubmissionSummary(
                row.getLong("id"),
                row.getLong("account_id"),
                row.getString("account_name"),
                row.getString("slug"),
                row.getString("display_id"),
                row.getString("title"),
                Tier.ofCode(row.getString("tier")).orElseThrow(),
                row.getString("language"),
                Objects.requireNonNull(Sql.instant(row, "submitted_at")),
                status(row),
                score(row));
    }

    private static JudgingStatus status(ResultSet row) throws SQLException {
        long judging = row.getLong("judging_id");
        if (row.getString("verdict") != null) {
            Verdict verdict = Verdict.valueOf(row.getString("verdict"));
            // Where nothing ran, zero was never measured.
            boolean ran = verdict != Verdict.CE && verdict != Verdict.JE;
            return new JudgingStatus.Finished(
                    judging,
                    verdict,
                    ran ? duration(row, "cpu_time_us") : Optional.empty(),
                    ran ? memory(row) : Optional.empty());
        }
        if (row.getString("aborted_at") != null) {
            return new JudgingStatus.Aborted(judging);
        }
        Lane lane = Lane.ofCode(row.getInt("lane"));
        return "running".equals(row.getString("state"))
                ? new JudgingStatus.Running(judging, lane, row.getInt("attempt"), progress(row))
                : new JudgingStatus.Queued(judging, lane, row.getInt("attempt"));
    }

    private static Progress progress(ResultSet row) throws SQLException {
        @Nullable String progress = row.getString("progress");
        return progress == null ? Progress.STARTED : ResultJson.read(progress, Progress.class);
    }

    private static SubmissionDetail detail(ResultSet row) throws SQLException {
        @Nullable String tests = row.getString("tests");
        return new SubmissionDetail(
                summary(row),
                new String(row.getBytes("source"), StandardCharsets.UTF_8),
                row.getLong("seed"),
                tests == null ? List.of() : ResultJson.readTests(tests),
                row.getInt("tests_planned"),
                Optional.ofNullable(row.getString("compilation")).map(json -> ResultJson.read(json, Compilation.class)),
                Optional.ofNullable(row.getString("first_failure"))
                        .map(json -> ResultJson.read(json, FirstFailure.class)),
                row.getString("emptied_at") != null,
                Optional.ofNullable(row.getString("message")));
    }

    private static Optional<Score> score(ResultSet row) throws SQLException {
        Optional<Double> points = number(row, "score");
        return points.isPresent() ? Optional.of(new Score(points.get(), number(row, "max_score"))) : Optional.empty();
    }

    private static Optional<Double> number(ResultSet row, String column) throws SQLException {
        double number = row.getDouble(column);
        return row.wasNull() ? Optional.empty() : Optional.of(number);
    }

    /** Empty for a judging that ended before anything ran. */
    private static Optional<Duration> duration(ResultSet row, String column) throws SQLException {
        long micros = row.getLong(column);
        return row.wasNull() ? Optional.empty() : Optional.of(Duration.ofNanos(micros * NANOS_PER_MICRO));
    }

    private static Optional<MemorySize> memory(ResultSet row) throws SQLException {
        long bytes = row.getLong("memory_bytes");
        return row.wasNull() ? Optional.empty() : Optional.of(MemorySize.ofBytes(bytes));
    }
}
