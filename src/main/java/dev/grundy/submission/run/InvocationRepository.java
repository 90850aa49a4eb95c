package dev.grundy.submission.run;

import dev.grundy.base.database.DatabaseException;
import dev.grundy.base.database.Sql;
import dev.grundy.base.queue.Ahead;
import dev.grundy.base.queue.Kind;
import dev.grundy.base.queue.Lane;
import dev.grundy.base.queue.Lease;
import dev.grundy.base.queue.WorkQueue;
import dev.grundy.base.queue.Writing;
import dev.grundy.judge.result.InvocationResult;
import dev.grundy.judge.result.Progress;
import dev.grundy.judge.result.ResultJson;
import dev.grundy.submission.verdict.JudgingRepository;
import dev.grundy.submission.verdict.ProgramTask;
import jakarta.inject.Singleton;
import java.nio.charset.StandardCharsets;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.time.Duration;
import java.time.Instant;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import javax.sql.DataSource;

/** Runs before a submission: the subject of each, and the values written when it is queued and when it ends. Thread-safe. */
@Singleton
public final class InvocationRepository {
    /** Running a program on chosen inputs; its subject is the invocation's id. */
    public static final Kind KIND = new Kind("invocation");

    private static final int SWEPT_AT_ONCE = 1_000;

    private static final Writing QUEUE = new Writing("""
            made as (
                insert into invocation (token, asker, account_id, package_version_id, language, source, inputs, beside,
                                        asked_at)
                values (:token, :asker, cast(:account as bigint), :version, :language, :source, cast(:inputs as jsonb), :beside,
                        :now)
                returning id, account_id, language),
            asked as (
                select 'invocation' as kind, made.id as subject, 'invocation/' || made.id as topic, made.account_id,
                       made.language as needs, cast(:lane as smallint) as lane
                from made)""");

    private static final Sql TASK = Sql.of(
            "select package_version_id, content_hash, language, source, inputs, owner from invocation_task(:work, :token)");

    private static final String COLUMNS = """
            i.id, i.token, i.asker, p.slug, p.display_id, p.title, p.tier, i.language, i.source, i.inputs, i.beside, i.asked_at,
            i.finished_at, i.result, i.message, i.aborted, w.state, w.progress
            from invocation i
            join package_version v on v.id = i.package_version_id
            join problem p on p.id = v.problem_id
            left join work w on w.kind = 'invocation' and w.subject = i.id and w.ended_at is null""";
    private static final Sql BY_TOKEN = Sql.of("select " + COLUMNS + " where i.token = :token");
    private static final Sql BY_ID = Sql.of("select " + COLUMNS + " where i.id = :id");

    private static final Sql PENDING = Sql.of("""
            select count(*) as pending from invocation i
            join work w on w.kind = 'invocation' and w.subject = i.id and w.ended_at is null
            where i.asker = :asker""");
    private static final Sql PENDING_OF_GUESTS = Sql.of("""
            select count(*) as pending from work where kind = 'invocation' and account_id is null and ended_at is null""");

    private static final Sql OLD = Sql.of("""
            delete from invocation where id in (
                select id from invocation where asked_at < :before order by asked_at limit :slice)
            returning id""");

    private final DataSource database;
    private final WorkQueue queue;

    public InvocationRepository(DataSource database, WorkQueue queue) {
        this.database = database;
        this.queue = queue;
    }

    /** The program and the inputs that a node runs. */
    public record Task(ProgramTask program, List<CaseInput> inputs) {}

    /** Writes it down and queues its work; answers its id. */
    public long queue(NewInvocation asked) {
        return queue.enqueue(QUEUE.with("token", asked.token())
                .with("asker", asked.asker())
                .with("account", asked.account().orElse(null))
                .with("version", asked.packageVersionId())
                .with("language", asked.language())
                .with("source", asked.source().bytes())
                .with("inputs", ResultJson.write(asked.inputs()))
                .with("beside", asked.beside().orElse(null))
                .with("lane", Lane.RUN.code()));
    }

    /** @throws DatabaseException when the lease was lost, or it is no longer wanted */
    public Task task(Lease lease) {
        return TASK.on(database)
                .with("work", lease.workId())
                .with("token", lease.token())
                .one(row -> new Task(JudgingRepository.program(row, lease, queue), inputs(row)));
    }

    /** The result of an invocation, as the database's {@code finish_invocation} stores it. */
    public static String written(InvocationResult result) {
        return ResultJson.write(result);
    }

    Optional<Invocation> byToken(String token) {
        return BY_TOKEN.on(database).with("token", token).find(InvocationRepository::invocation);
    }

    Optional<Invocation> byId(long id) {
        return BY_ID.on(database).with("id", id).find(InvocationRepository::invocation);
    }

    /** Ends a run that its asker no longer wants; false when it is over. */
    boolean abort(long id) {
        return queue.abort(KIND, id, Lane.RUN);
    }

    /** The work before it in the queue; nothing also for one that waits no longer. */
    Ahead ahead(long id) {
        return queue.ahead(KIND, id);
    }

    long pending(String asker) {
        return PENDING.on(database).with("asker", asker).one(row -> row.getLong("pending"));
    }

    long pendingOfGuests() {
        return PENDING_OF_GUESTS.on(database).one(row -> row.getLong("pending"));
    }

    /** Forgets runs that were asked for before that instant, finished or not; answers how many. */
    int forget(Instant before) {
        int forgotten = 0;
        for (List<Long> gone = forgetSome(before); !gone.isEmpty(); gone = forgetSome(before)) {
            gone.forEach(id -> queue.cancel(KIND, id));
            forgotten += gone.size();
        }
        return forgotten;
    }

    private List<Long> forgetSome(Instant before) {
        return OLD.on(database)
                .with("before", before)
                .with("slice", SWEPT_AT_ONCE)
                .list(row -> row.getLong("id"));
    }

    private static Invocation invocation(ResultSet row) throws SQLException {
        return new Invocation(
                row.getLong("id"),
                row.getString("token"),
                row.getString("asker"),
                new Invocation.Of(
                        row.getString("slug"),
                        row.getString("display_id"),
                        row.getString("title"),
                        row.getString("tier")),
                row.getString("language"),
                new String(row.getBytes("source"), StandardCharsets.UTF_8),
                inputs(row),
                Optional.ofNullable(row.getString("beside")),
                Objects.requireNonNull(Sql.instant(row, "asked_at")),
                state(row));
    }

    private static Invocation.State state(ResultSet row) throws SQLException {
        Instant finished = Sql.instant(row, "finished_at");
        if (finished == null) {
            String progress = row.getString("progress");
            return "running".equals(row.getString("state"))
                    ? new Invocation.Running(
                            progress == null ? Progress.STARTED : ResultJson.read(progress, Progress.class))
                    : new Invocation.Queued();
        }
        if (row.getBoolean("aborted")) {
            return new Invocation.Aborted();
        }
        String result = row.getString("result");
        return result == null
                ? new Invocation.Failed(Objects.requireNonNull(row.getString("message")))
                : new Invocation.Finished(
                        ResultJson.read(result, InvocationResult.class),
                        Duration.between(Objects.requireNonNull(Sql.instant(row, "asked_at")), finished));
    }

    private static List<CaseInput> inputs(ResultSet row) throws SQLException {
        return List.of(ResultJson.read(row.getString("inputs"), CaseInput[].class));
    }
}
