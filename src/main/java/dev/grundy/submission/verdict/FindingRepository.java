package dev.grundy.submission.verdict;

import com.fasterxml.jackson.annotation.JsonProperty;
import dev.grundy.base.database.DatabaseException;
import dev.grundy.base.database.JsonRow;
import dev.grundy.base.database.Query;
import dev.grundy.base.database.Sql;
import dev.grundy.base.kernel.Verdict;
import dev.grundy.base.queue.Kind;
import dev.grundy.base.queue.Lane;
import dev.grundy.base.queue.Lease;
import dev.grundy.base.queue.WorkQueue;
import dev.grundy.judge.result.FindingKind;
import dev.grundy.judge.result.ResultJson;
import jakarta.inject.Singleton;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import javax.sql.DataSource;

/**
 * The table {@code finding}: findings about programs after their verdicts. A finding is queued together with the verdict that asks for it
 * ({@link JudgingRepository#written}), once for the same program. Thread-safe.
 */
@Singleton
public final class FindingRepository {
    private static final Sql TASK = Sql.of("""
            select package_version_id, content_hash, language, source, owner, before from finding_task(:work, :token)""");

    private static final Sql OF_SUBMISSION = Sql.of("""
            select j.verdict, f.kind, f.finished_at is not null as finished, cast(f.result as text) as result, f.message, w.state,
                   cast(w.progress as text) as progress
            from submission s
            join judging j on j.submission_id = s.id and j.live
            join finding f on f.source_hash = s.source_hash and f.language = s.language and f.package_version_id = j.package_version_id
            left join work w on w.kind = f.kind and w.subject = f.id and w.ended_at is null
            where s.id = :submission""");

    private static final Sql UNFINISHED =
            Sql.of("select id from finding where submission_id = :submission and kind = :kind and finished_at is null");

    private static final Sql FORGET =
            Sql.of("delete from finding where kind = :kind and id = :id and finished_at is null");

    private static final Sql RESUME = Sql.of("""
            select resume_finding(:kind, account_id, cast(:lane as smallint), clock_timestamp()) from submission where id = :submission""");

    private final DataSource database;
    private final WorkQueue queue;

    public FindingRepository(DataSource database, WorkQueue queue) {
        this.database = database;
        this.queue = queue;
    }

    /** The kind of work that finds it out; its subject is the finding's id. */
    public static Kind kind(FindingKind kind) {
        return new Kind(kind.code());
    }

    /** Where work of the kind waits. */
    static Lane lane(FindingKind kind) {
        return kind.isAwaited() ? Lane.SEARCH : Lane.SCOPE;
    }

    /** How far it is, as it is told while it runs and as results of pieces say it too. */
    private record Progress(@JsonProperty("tried") long tried) {}

    /**
     * The program that a finding is about.
     *
     * @param before the result of the pieces before, as JSON; empty at the first
     */
    public record Task(ProgramTask program, Optional<String> before) {}

    /** @throws DatabaseException when the lease was lost */
    public Task task(Lease lease) {
        return TASK.on(database)
                .with("work", lease.workId())
                .with("token", lease.token())
                .one(row -> new Task(
                        JudgingRepository.program(row, lease, queue), Optional.ofNullable(row.getString("before"))));
    }

    /** @param done how many inputs, games or sizes so far */
    public static String progress(long done) {
        return ResultJson.write(new Progress(done));
    }

    /** All that is known of a submission's program and that its verdict asks for, or is being found out. */
    public KnownFindings of(long submission) {
        return query(submission).ask();
    }

    /** As of {@link #of(long)}, for a page that asks for more. */
    public Query<KnownFindings> query(long submission) {
        return OF_SUBMISSION
                .on(database)
                .with("submission", submission)
                .query(FindingRepository::entry)
                .map(FindingRepository::known);
    }

    private static KnownFindings known(List<Optional<Map.Entry<FindingKind, KnownFindings.Row>>> entries) {
        Map<FindingKind, KnownFindings.Row> rows = new EnumMap<>(FindingKind.class);
        entries.forEach(entry -> entry.ifPresent(known -> rows.put(known.getKey(), known.getValue())));
        return new KnownFindings(rows);
    }

    /** The same of one kind; empty where the verdict does not ask for it, or the package does not suit. */
    public <T> Optional<Finding<T>> of(long submission, FindingKind kind, Class<T> type) {
        return of(submission).of(kind, type);
    }

    private static Optional<Map.Entry<FindingKind, KnownFindings.Row>> entry(JsonRow row) {
        Optional<Verdict> verdict = row.textIfAny("verdict").map(Verdict::valueOf);
        KnownFindings.Row known = new KnownFindings.Row(
                row.is("finished"),
                row.textIfAny("result").orElse(null),
                row.textIfAny("message").orElse(null),
                stage(row),
                row.is("finished") ? 0 : done(row));
        return FindingKind.ofCode(row.text("kind"))
                .filter(kind -> verdict.filter(kind::explains).isPresent())
                .map(kind -> Map.entry(kind, known));
    }

    private static Finding.Stage stage(JsonRow row) {
        return row.textIfAny("state")
                .map(state -> state.equals("running") ? Finding.Stage.RUNNING : Finding.Stage.QUEUED)
                .orElse(Finding.Stage.PUT_OFF);
    }

    private static long done(JsonRow row) {
        return row.textIfAny("progress")
                .or(() -> row.textIfAny("result"))
                .map(told -> ResultJson.read(told, Progress.class).tried())
                .orElse(0L);
    }

    /**
     * Forgets the submission's finding unless it is over; its worker loses the lease. Within a transaction. Work goes first,
     * as where a finding ends, or the two would wait for each other; and once more, for one that was resumed meanwhile.
     */
    public void cancel(long submission, FindingKind kind) {
        UNFINISHED
                .on(database)
                .with("submission", submission)
                .with("kind", kind.code())
                .list(row -> row.getLong("id"))
                .forEach(id -> {
                    queue.cancel(kind(kind), id);
                    FORGET.on(database).with("kind", kind.code()).with("id", id).update();
                    queue.cancel(kind(kind), id);
                });
        RESUME.on(database)
                .with("kind", kind.code())
                .with("submission", submission)
                .with("lane", lane(kind).code())
                .find(row -> true);
    }
}
