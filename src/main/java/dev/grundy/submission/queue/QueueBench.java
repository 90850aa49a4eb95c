package dev.grundy.submission.queue;

import dev.grundy.database.Sql;
import dev.grundy.kernel.BenchmarkResult;
import dev.grundy.kernel.ContentHash;
import dev.grundy.kernel.MemorySize;
import dev.grundy.kernel.Verdict;
import java.nio.charset.StandardCharsets;
import java.time.Clock;
import java.time.Duration;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.OptionalDouble;
import java.util.concurrent.Callable;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.stream.LongStream;
import javax.sql.DataSource;

/**
 * What the queue costs: claiming and finishing one judging, as a ratio to two bare commits (the update of one column of one
 * row by its key) made in the same seconds by as many workers. Needs a migrated database of its own, with room for a
 * connection per worker, and leaves its rows in it.
 */
public final class QueueBench {
    private static final int ROUNDS = 7;
    /** Judgings a round that give steady figures. */
    public static final int USUAL_ROUND = 400;
    private static final int BARE_COMMITS_PER_JUDGING = 2;
    /** What {@code queue-10m} asks for. */
    public static final int TEN_MILLION = 10_000_000;
    private static final int HISTORY_SLICE = 500_000;
    private static final double NANOS_PER_MICRO = 1e3;
    private static final List<String> LANGUAGES = List.of("cpp", "java", "python", "javascript");
    private static final byte[] SOURCE = "print(1)".getBytes(StandardCharsets.UTF_8);

    private static final Sql BARE = Sql.of("update bench_row set n = n + 1 where id = :id");
    private static final Sql SUBMIT = Sql.of("""
            insert into submission (account_id, problem_id, language, source, source_hash, submitted_at)
            select :account, :problem, 'python', :source, :hash, now() from generate_series(1, :count)
            returning id""");

    private final DataSource database;
    private final int judgings;
    private final JudgeQueue queue;
    private final long account;
    private final long problem;
    private final long version;

    /** @param judgings how many are worked off in each round */
    public QueueBench(DataSource database, int judgings) {
        this.database = database;
        this.judgings = judgings;
        this.queue = new JudgeQueue(database, Clock.systemUTC(), FairShare.DEFAULT);
        this.account = one("""
                insert into account (name, password_hash, role, must_change_password, created_at)
                values ('bench', '-', 'user', false, now()) returning id""");
        this.problem = one("""
                insert into problem (problem_key, display_id, slug, title, summary, difficulty, difficulty_score, topics, tags,
                                     premium, tier, published, created_at, updated_at)
                values ('BENCH', 'BENCH', 'bench', 'Bench', '', 'Easy', 0, '{}', '{}', false, 'free', false, now(), now())
                returning id""");
        this.version = Sql.of("""
                insert into package_version (problem_id, number, content_hash, archive, created_at)
                values (:problem, 1, :hash, '', now()) returning id""")
                .on(database).with("problem", problem).with("hash", ContentHash.of(SOURCE).hex())
                .one(row -> row.getLong("id"));
        run("create table bench_row (id bigint primary key, n bigint not null)");
        run("insert into bench_row select id, 0 from generate_series(1, 64) as id");
    }

    /** With that many workers: {@code queue-1} to {@code queue-8}. */
    public BenchmarkResult workers(int workers) {
        double[] ratios = new double[ROUNDS];
        double[] micros = new double[ROUNDS];
        claimAndFinish(workers);
        for (int round = 0; round < ROUNDS; round++) {
            double bare = bareCommits(workers);
            micros[round] = claimAndFinish(workers);
            ratios[round] = micros[round] / bare;
        }
        Arrays.sort(micros);
        String detail = String.format(Locale.ROOT, "%.0f judgings/s claimed and finished by %d workers, median of %d rounds of %d",
                1e6 / micros[ROUNDS / 2], workers, ROUNDS, judgings);
        return BenchmarkResult.of("queue-" + workers, ratios, detail);
    }

    /**
     * One worker with so many finished judgings in the table, as a ratio to the same without them: {@code queue-10m}.
     * The database's user must be its superuser.
     */
    public BenchmarkResult afterHistory(int finished) {
        claimAndFinish(1);
        double[] before = LongStream.range(0, ROUNDS).mapToDouble(round -> claimAndFinish(1)).sorted().toArray();
        fillHistory(finished);
        claimAndFinish(1);
        double[] after = LongStream.range(0, ROUNDS).mapToDouble(round -> claimAndFinish(1)).sorted().toArray();
        double usual = before[ROUNDS / 2];
        String detail = String.format(Locale.ROOT, "%.0f judgings/s with an empty table, %.0f with %d finished judgings",
                1e6 / usual, 1e6 / after[ROUNDS / 2], finished);
        return BenchmarkResult.of("queue-10m", Arrays.stream(after).map(micros -> micros / usual).toArray(), detail);
    }

    /** Microseconds a judging; queueing them is not counted. */
    private double claimAndFinish(int workers) {
        for (long submission : submissions()) {
            queue.enqueue(new NewJudging(submission, 1, true, version, submission, Lane.SUBMIT));
        }
        return microsEach(workers, judgings, () -> {
            Optional<Claim> claim = queue.claim("bench", LANGUAGES);
            claim.ifPresent(claimed -> queue.finish(claimed.lease(), result()));
            return claim.isPresent();
        });
    }

    private double bareCommits(int workers) {
        return BARE_COMMITS_PER_JUDGING * microsEach(workers, judgings, () -> {
            BARE.on(database).with("id", 1 + Thread.currentThread().threadId() % 64).update();
            return true;
        });
    }

    /** Lets workers do the work so often in all; each stops early when there is none left. */
    private static double microsEach(int workers, int times, Callable<Boolean> work) {
        Callable<Void> worker = () -> {
            for (int i = 0; i < times / workers; i++) {
                if (!work.call()) {
                    break;
                }
            }
            return null;
        };
        try (ExecutorService pool = Executors.newFixedThreadPool(workers)) {
            long start = System.nanoTime();
            for (Future<Void> done : pool.invokeAll(Collections.nCopies(workers, worker))) {
                done.get();
            }
            return (System.nanoTime() - start) / NANOS_PER_MICRO / times;
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            throw new IllegalStateException("interrupted while measuring the queue", e);
        } catch (ExecutionException e) {
            throw new IllegalStateException("the queue failed while it was measured", e.getCause());
        }
    }

    private List<Long> submissions() {
        return SUBMIT.on(database).with("account", account).with("problem", problem).with("source", SOURCE)
                .with("hash", ContentHash.of(SOURCE).hex()).with("count", judgings).list(row -> row.getLong("id"));
    }

    /** Without the checks of references, which cost most of the time and prove nothing here. */
    private void fillHistory(int finished) {
        long submission = submissions().getFirst();
        run("alter table judging disable trigger all");
        Sql slice = Sql.of("""
                insert into judging (submission_id, number, live, package_version_id, account_id, language, seed, lane,
                                     fair_rank, state, attempt, queued_at, started_at, finished_at, verdict, cpu_time_us,
                                     wall_time_us, memory_bytes, cpu_spent_us, tests)
                select :submission, n, false, :version, :account, 'python', n, 1, n, 'finished', 1, now() - interval '1 day',
                       now() - interval '1 day', now() - interval '1 day', 'AC', 1000, 1000, 1000000, 5000, '[]'
                from generate_series(cast(:first as integer), :last) as n""");
        for (int first = 2; first <= finished; first += HISTORY_SLICE) {
            slice.on(database).with("submission", submission).with("version", version).with("account", account)
                    .with("first", first).with("last", Math.min(finished, first + HISTORY_SLICE - 1)).update();
        }
        run("alter table judging enable trigger all");
        run("vacuum analyze judging");
    }

    private static Result result() {
        List<Result.Test> tests = new ArrayList<>();
        for (int i = 1; i <= 20; i++) {
            tests.add(new Result.Test("secret/" + i, "secret", Verdict.AC, Duration.ofMillis(4), Duration.ofMillis(5),
                    MemorySize.ofMebibytes(8), ""));
        }
        return new Result(Verdict.AC, OptionalDouble.empty(), Duration.ofMillis(4), Duration.ofMillis(5),
                MemorySize.ofMebibytes(8), tests, Optional.empty(), Optional.empty(), Optional.empty());
    }

    private long one(String statement) {
        return Sql.of(statement).on(database).one(row -> row.getLong("id"));
    }

    private void run(String statement) {
        Sql.of(statement).on(database).update();
    }
}
