package dev.grundy.submission;

import dev.grundy.database.Sql;
import dev.grundy.kernel.ContentHash;
import dev.grundy.result.JudgingResult;
import dev.grundy.result.ResultJson;
import dev.grundy.work.Kind;
import dev.grundy.work.Lane;
import dev.grundy.work.WorkQueue;
import dev.grundy.work.Writing;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.time.Duration;
import java.util.OptionalDouble;
import javax.sql.DataSource;
import org.jspecify.annotations.Nullable;

/** The judgings: what one is about, and what it writes when it is queued and when it ends. Thread-safe. */
public final class JudgingRepository {
    /** Judging a submission; its subject is the judging's id. What nobody could judge in three tries is a judge error. */
    public static final Kind KIND = new Kind("judge", """
            abandoned as (
                update judging set verdict = 'JE', finished_at = :now, message = ended.message
                from ended where judging.id = ended.subject)""");

    private static final Writing QUEUE = new Writing("""
            made as (
                insert into judging (submission_id, number, live, package_version_id, account_id, seed, queued_at)
                select s.id, :number, :live, :version, s.account_id, :seed, :now
                from submission s where s.id = :submission
                returning id, submission_id, account_id),
            asked as (
                select 'judge' as kind, made.id as subject, 'submission/' || made.submission_id as topic,
                       made.account_id as account_id, s.language as needs, cast(:lane as smallint) as lane
                from made join submission s on s.id = :submission)""");

    private static final Sql TASK = Sql.of("""
            select j.seed, j.package_version_id, v.content_hash, s.language, s.source
            from judging j
            join submission s on s.id = j.submission_id
            join package_version v on v.id = j.package_version_id
            where j.id = :id""");

    private static final Writing RESULT = new Writing("""
            judged as (
                update judging
                set finished_at = :now, verdict = :verdict, score = :score, cpu_time_us = :cpu, wall_time_us = :wall,
                    memory_bytes = :memory, tests = cast(:tests as jsonb), compilation = cast(:compilation as jsonb),
                    first_failure = cast(:first_failure as jsonb), message = :trouble
                from ended where judging.id = ended.subject
                returning judging.submission_id, judging.live, judging.package_version_id),
            moved as (
                insert into user_problem (account_id, problem_id, first_attempted_at, solved_at, solved_by)
                select s.account_id, s.problem_id, s.submitted_at,
                       case when :verdict = 'AC' then s.submitted_at end, case when :verdict = 'AC' then s.id end
                from judged j join submission s on s.id = j.submission_id
                -- A shadow judging counts for nobody until it is adopted, and a judge error is ours.
                where j.live and :verdict <> 'JE'
                on conflict (account_id, problem_id) do update
                set first_attempted_at = least(user_problem.first_attempted_at, excluded.first_attempted_at),
                    solved_at = least(user_problem.solved_at, excluded.solved_at),
                    solved_by = case when user_problem.solved_at <= excluded.solved_at or excluded.solved_at is null
                                     then user_problem.solved_by else excluded.solved_by end),
            searched as (
                insert into counterexample (submission_id, package_version_id, language, source_hash, queued_at)
                select s.id, j.package_version_id, s.language, s.source_hash, :now
                from judged j join submission s on s.id = j.submission_id
                where :searchable and j.live and :verdict in ('WA', 'RTE')
                -- The same program was or is searched already.
                on conflict do nothing
                returning id, submission_id, language),
            asked as (
                select 'search' as kind, searched.id as subject, ended.topic, ended.account_id,
                       searched.language as needs, cast(:search_lane as smallint) as lane
                from searched, ended),
            """ + WorkQueue.QUEUE_ASKED);

    private final DataSource database;
    private final WorkQueue queue;

    public JudgingRepository(DataSource database, WorkQueue queue) {
        this.database = database;
        this.queue = queue;
    }

    /** What a judging is about. */
    public record Task(ProgramTask program, long seed) {}

    /** Writes a judging and queues its work; answers its id. */
    public long queue(NewJudging judging) {
        return queue.enqueue(QUEUE.with("submission", judging.submissionId())
                .with("number", judging.number())
                .with("live", judging.live())
                .with("version", judging.packageVersionId())
                .with("seed", judging.seed())
                .with("lane", judging.lane().code()));
    }

    /** @throws IllegalStateException if there is no such judging */
    public Task task(long judging) {
        return TASK.on(database).with("id", judging).one(row -> new Task(program(row), row.getLong("seed")));
    }

    /** How much work goes before a judging that waits; 0 for one that does not. */
    public long ahead(long judging) {
        return queue.ahead(KIND, judging);
    }

    /** How many of a person's submissions wait for a verdict or are judged; rejudges of finished ones do not count. */
    long pending(long account) {
        return queue.pending(account, Lane.SUBMIT);
    }

    /**
     * What a judging writes when it ends: the result, and the person's state on the problem, moved upward. A wrong answer or a
     * crash asks for a counterexample.
     *
     * @param searchable whether the problem can make small instances
     */
    public static Writing result(JudgingResult result, boolean searchable) {
        return RESULT.with("verdict", result.verdict().name())
                .with("score", orNull(result.score()))
                .with("cpu", micros(result.cpu()))
                .with("wall", micros(result.wall()))
                .with("memory", result.memory().bytes())
                .with("tests", ResultJson.write(result.tests()))
                .with("compilation", result.compilation().map(ResultJson::write).orElse(null))
                .with(
                        "first_failure",
                        result.firstFailure().map(ResultJson::write).orElse(null))
                .with("trouble", result.trouble().map(ResultJson::storable).orElse(null))
                .with("searchable", searchable)
                .with("search_lane", Lane.SEARCH.code());
    }

    static ProgramTask program(ResultSet row) throws SQLException {
        return new ProgramTask(
                row.getLong("package_version_id"),
                new ContentHash(row.getString("content_hash")),
                row.getString("language"),
                row.getBytes("source"));
    }

    private static @Nullable Double orNull(OptionalDouble value) {
        return value.isPresent() ? (Double) value.getAsDouble() : null;
    }

    private static long micros(Duration duration) {
        return duration.toNanos() / 1_000;
    }
}
