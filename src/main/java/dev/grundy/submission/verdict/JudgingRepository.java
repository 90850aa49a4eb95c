package dev.grundy.submission.verdict;

import com.fasterxml.jackson.annotation.JsonInclude;
import com.fasterxml.jackson.annotation.JsonProperty;
import dev.grundy.base.database.DatabaseException;
import dev.grundy.base.database.Sql;
import dev.grundy.base.kernel.ContentHash;
import dev.grundy.base.kernel.MemorySize;
import dev.grundy.base.kernel.Verdict;
import dev.grundy.base.queue.Ahead;
import dev.grundy.base.queue.Kind;
import dev.grundy.base.queue.Lane;
import dev.grundy.base.queue.Lease;
import dev.grundy.base.queue.WorkQueue;
import dev.grundy.base.queue.Writing;
import dev.grundy.format.language.SourceText;
import dev.grundy.judge.result.Compilation;
import dev.grundy.judge.result.FindingKind;
import dev.grundy.judge.result.FirstFailure;
import dev.grundy.judge.result.JudgingResult;
import dev.grundy.judge.result.Micros;
import dev.grundy.judge.result.ResultJson;
import dev.grundy.judge.result.Score;
import dev.grundy.judge.result.TestResult;
import jakarta.inject.Singleton;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.time.Duration;
import java.time.Instant;
import java.util.Arrays;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.Set;
import javax.sql.DataSource;

/** The judgings: the subject of each, and the values written when it is queued and when it ends. Thread-safe. */
@Singleton
public final class JudgingRepository {
    /** Judging a submission; its subject is the judging's id. A submission that nobody could judge in three tries is a judge error. */
    public static final Kind KIND = new Kind("judge");

    /** Numbered here: a rejudge holds the judging that counts, and so sees all that others queued before. */
    private static final Writing QUEUE = new Writing("""
            made as (
                insert into judging (submission_id, number, live, package_version_id, account_id, seed, queued_at)
                select s.id, (select coalesce(max(number), 0) + 1 from judging where submission_id = s.id),
                       :live, :version, s.account_id, :seed, :now
                from submission s where s.id = :submission
                returning id, submission_id, account_id),
            asked as (
                select 'judge' as kind, made.id as subject, 'submission/' || made.submission_id as topic,
                       made.account_id as account_id, s.language as needs, cast(:lane as smallint) as lane
                from made join submission s on s.id = :submission)""");

    private static final Sql TASK = Sql.of(
            "select package_version_id, content_hash, language, source, seed, owner from judging_task(:work, :token)");

    private static final Sql ABORTED = Sql.of("""
            select aborted_at from judging where account_id = :account and aborted_at > :since
            order by aborted_at desc offset :skipped limit 1""");

    private final DataSource database;
    private final WorkQueue queue;

    public JudgingRepository(DataSource database, WorkQueue queue) {
        this.database = database;
        this.queue = queue;
    }

    /** The program that is judged, and the seed of its fresh tests. */
    public record Task(ProgramTask program, long seed) {}

    /** The JSON that the database's {@code finish_judge} reads. */
    @JsonInclude(JsonInclude.Include.NON_ABSENT)
    private record Written(
            @JsonProperty("verdict") Verdict verdict,
            @JsonProperty("score") Optional<Double> score,
            @JsonProperty("max_score") Optional<Double> maxScore,
            @JsonProperty("cpu_time_us") @Micros Duration cpu,
            @JsonProperty("wall_time_us") @Micros Duration wall,
            @JsonProperty("memory_bytes") MemorySize memory,
            @JsonProperty("tests") List<TestResult> tests,
            @JsonProperty("tests_planned") int testsPlanned,
            @JsonProperty("compilation") Optional<Compilation> compilation,
            @JsonProperty("first_failure") Optional<FirstFailure> firstFailure,
            @JsonProperty("asks") List<Ask> asks) {}

    /** The JSON that {@code queue_finding} reads. */
    private record Ask(
            @JsonProperty("kind") String kind,
            @JsonProperty("lane") int lane,
            @JsonProperty("put_off") boolean putOff) {
        static Ask of(FindingKind kind) {
            return new Ask(kind.code(), FindingRepository.lane(kind).code(), kind.isAwaited());
        }
    }

    /** Writes a judging and queues its work; answers its id. */
    public long queue(NewJudging judging) {
        return queue.enqueue(QUEUE.with("submission", judging.submissionId())
                .with("live", judging.live())
                .with("version", judging.packageVersionId())
                .with("seed", judging.seed())
                .with("lane", judging.lane().code()));
    }

    /** @throws DatabaseException when the lease was lost */
    public Task task(Lease lease) {
        return TASK.on(database)
                .with("work", lease.workId())
                .with("token", lease.token())
                .one(row -> new Task(program(row, lease, queue), row.getLong("seed")));
    }

    /** The work before a judging that waits; nothing for one that does not. */
    public Ahead ahead(long judging) {
        return queue.ahead(KIND, judging);
    }

    /** How many of a person's submissions wait for a verdict or are judged; rejudges of finished ones do not count. */
    long pending(long account) {
        return queue.pending(account, Lane.SUBMIT);
    }

    /** Ends a judging that its sender no longer wants; false when it is over, or was asked for by somebody else. */
    public boolean abort(long judging) {
        return queue.abort(KIND, judging, Lane.SUBMIT);
    }

    /** When the person aborted the n-th last one, from 1; empty when that was not since then. */
    public Optional<Instant> nthLastAbort(long account, int n, Instant since) {
        return ABORTED.on(database)
                .with("account", account)
                .with("since", since)
                .with("skipped", n - 1)
                .find(row -> Objects.requireNonNull(Sql.instant(row, "aborted_at")));
    }

    /**
     * The result of a judging: its verdict, the person's state on the problem, moved upward, and the findings that the verdict asks for.
     *
     * @param offered the findings that the package suits
     */
    public static String written(JudgingResult result, Set<FindingKind> offered) {
        return ResultJson.write(new Written(
                result.verdict(),
                result.score().map(Score::points),
                result.score().flatMap(Score::most),
                result.cpu(),
                result.wall(),
                result.memory(),
                result.tests(),
                result.testsPlanned(),
                result.compilation(),
                result.firstFailure(),
                Arrays.stream(FindingKind.values())
                        .filter(kind -> offered.contains(kind) && kind.explains(result.verdict()))
                        .map(Ask::of)
                        .toList()));
    }

    /** From columns of these names, read under that lease. */
    public static ProgramTask program(ResultSet row, Lease lease, WorkQueue queue) throws SQLException {
        long version = row.getLong("package_version_id");
        return new ProgramTask(
                version,
                new ContentHash(row.getString("content_hash")),
                () -> queue.archive(lease, version),
                row.getString("language"),
                SourceText.ofBytes(row.getBytes("source")),
                new ContentHash(row.getString("owner")));
    }
}
