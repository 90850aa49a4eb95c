package dev.grundy.submission.queue;

import dev.grundy.database.DatabaseAddress;
import dev.grundy.database.Sql;
import dev.grundy.kernel.ContentHash;
import dev.grundy.kernel.MemorySize;
import dev.grundy.kernel.Tier;
import dev.grundy.kernel.Verdict;
import dev.grundy.result.JudgingResult;
import dev.grundy.result.TestResult;
import dev.grundy.testsupport.MigratedDatabase;
import dev.grundy.testsupport.PublishedProblem;
import dev.grundy.testsupport.SettableClock;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.time.Instant;
import java.util.List;
import java.util.Optional;
import java.util.OptionalDouble;
import javax.sql.DataSource;

/** A database with one problem and people who send programs to it. */
public final class QueueSituation {
    public static final Instant START = Instant.parse("2026-01-02T03:04:05Z");
    private static final byte[] SOURCE = "print(1)".getBytes(StandardCharsets.UTF_8);

    private final DataSource database;
    private final SettableClock clock = new SettableClock(START);
    private final JudgeQueue queue;
    private final PublishedProblem problem;

    private QueueSituation(DataSource database) {
        this.database = database;
        this.queue = new JudgeQueue(database, clock, FairShare.DEFAULT);
        this.problem = PublishedProblem.add(database, "one-heap", Tier.FREE);
    }

    public static QueueSituation withOneProblem() {
        return new QueueSituation(MigratedDatabase.create());
    }

    /** In an empty database that other processes can reach too. */
    public static QueueSituation withOneProblem(DatabaseAddress address) {
        return new QueueSituation(MigratedDatabase.migrate(address));
    }

    public DataSource database() {
        return database;
    }

    public SettableClock clock() {
        return clock;
    }

    public JudgeQueue queue() {
        return queue;
    }

    /** Makes an account and answers its id. */
    public long person(String name) {
        return Sql.of("""
                insert into account (name, password_hash, role, must_change_password, created_at)
                values (:name, '-', 'user', false, :now) returning id""")
                .on(database)
                .with("name", name)
                .with("now", clock.instant())
                .one(row -> row.getLong("id"));
    }

    /** Writes a submission and answers its id. */
    public long submission(long account) {
        return Sql.of("""
                insert into submission (account_id, problem_id, language, source, source_hash, submitted_at)
                values (:account, :problem, 'python', :source, :hash, :now) returning id""")
                .on(database)
                .with("account", account)
                .with("problem", problem.id())
                .with("source", SOURCE)
                .with("hash", ContentHash.of(SOURCE).hex())
                .with("now", clock.instant())
                .one(row -> row.getLong("id"));
    }

    /** Writes a submission, queues its first judging and answers the judging's id. */
    public long submit(long account) {
        return submit(account, Lane.SUBMIT);
    }

    public long submit(long account, Lane lane) {
        return queue.enqueue(new NewJudging(submission(account), 1, true, problem.versionId(), 7, lane));
    }

    public long submit(long account, long seed) {
        return queue.enqueue(new NewJudging(submission(account), 1, true, problem.versionId(), seed, Lane.SUBMIT));
    }

    public Optional<Claim> claim(String node) {
        return queue.claim(node, List.of("python"));
    }

    public String state(long judging) {
        return text("select state as value from judging where id = :id", judging);
    }

    public String text(String query, long id) {
        return Sql.of(query).on(database).with("id", id).one(row -> String.valueOf(row.getString("value")));
    }

    public static JudgingResult result(Verdict verdict) {
        return result(verdict, Duration.ofMillis(5));
    }

    public static JudgingResult result(Verdict verdict, Duration cpu) {
        TestResult test =
                new TestResult("sample/1", verdict, cpu, cpu, MemorySize.ofMebibytes(3), "", OptionalDouble.empty());
        return new JudgingResult(
                verdict, OptionalDouble.empty(), List.of(test), Optional.empty(), Optional.empty(), Optional.empty());
    }
}
