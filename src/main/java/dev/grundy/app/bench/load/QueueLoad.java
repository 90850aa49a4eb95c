package dev.grundy.app.bench.load;

import dev.grundy.base.database.Sql;
import dev.grundy.base.kernel.ContentHash;
import dev.grundy.base.kernel.MemorySize;
import dev.grundy.base.kernel.Verdict;
import dev.grundy.base.queue.Claim;
import dev.grundy.base.queue.FairShare;
import dev.grundy.base.queue.Handler;
import dev.grundy.base.queue.Lane;
import dev.grundy.base.queue.Offer;
import dev.grundy.base.queue.WorkQueue;
import dev.grundy.judge.result.JudgingResult;
import dev.grundy.judge.result.TestResult;
import dev.grundy.submission.verdict.JudgingRepository;
import dev.grundy.submission.verdict.NewJudging;
import java.nio.charset.StandardCharsets;
import java.time.Clock;
import java.time.Duration;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import java.util.OptionalDouble;
import java.util.Set;
import java.util.concurrent.Callable;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import javax.sql.DataSource;

/** The work of benchmarks of the queue: claim and finish judgings, or bare commits to compare with. */
public final class QueueLoad {
    private static final double NANOS_PER_MICRO = 1e3;
    private static final int BARE_ROWS = 64;
    /** Workers seldom finish judgings of the same person at the same time. */
    private static final int PEOPLE = 1_000;

    private static final int TESTS = 20;
    private static final List<Offer> OFFERS = MeasuredLanguages.LANGUAGES.stream()
            .map(language -> new Offer(JudgingRepository.KIND.name(), language))
            .toList();
    private static final byte[] SOURCE = "print(1)".getBytes(StandardCharsets.UTF_8);

    private static final Sql BARE = Sql.of("update bench_row set n = n + 1 where id = :id");
    private static final Sql SUBMIT = Sql.of("""
            insert into submission (account_id, problem_id, language, source, source_hash, submitted_at)
            select a.id, :problem, 'python', :source, :hash, now()
            from generate_series(1, :count) as n join account a on a.name = :prefix || 1 + n % :people
            returning id""");

    private static final Sql SERVED =
            Sql.of("select id, live_version_id from problem where published order by display_id limit 1");

    private final DataSource database;
    private final WorkQueue queue;
    private final JudgingRepository judgings;
    private final String prefix;
    private final int people;
    private final long problem;
    private final long version;

    private QueueLoad(DataSource database, String prefix, int people, long problem, long version) {
        this.database = database;
        this.queue = new WorkQueue(database, Clock.systemUTC(), FairShare.DEFAULT);
        this.judgings = new JudgingRepository(database, queue);
        this.prefix = prefix;
        this.people = people;
        this.problem = problem;
        this.version = version;
    }

    /** Writes accounts, a problem and the rows of bare commits into a migrated database. */
    public static QueueLoad in(DataSource database) {
        run(database, """
                insert into account (name, password_hash, role, must_change_password, created_at)
                select 'bench-' || n, '-', 'user', false, now() from generate_series(1, %d) as n""".formatted(PEOPLE));
        long problem = Sql.of("""
                insert into problem (problem_key, display_id, slug, title, summary, difficulty, difficulty_score, topics, tags,
                                     premium, tier, published, created_at, updated_at)
                values ('BENCH', 'BENCH', 'bench', 'Bench', '', 'Easy', 0, '{}', '{}', false, 'free', false, now(), now())
                returning id""").on(database).one(row -> row.getLong("id"));
        long version = Sql.of("""
                insert into package_version (problem_id, number, content_hash, archive, created_at)
                values (:problem, 1, :hash, '', now()) returning id""")
                .on(database)
                .with("problem", problem)
                .with("hash", ContentHash.of(SOURCE).hex())
                .one(row -> row.getLong("id"));
        run(database, "create table bench_row (id bigint primary key, n bigint not null)");
        run(database, "insert into bench_row select id, 0 from generate_series(1, " + BARE_ROWS + ") as id");
        return new QueueLoad(database, "bench-", PEOPLE, problem, version);
    }

    /**
     * Judgings of what {@link Seeding} wrote, for the problem that is first in the list; no bare commits.
     *
     * @param people how many of them send, the first ones
     */
    public static QueueLoad ofSeeded(DataSource database, int people) {
        return SERVED.on(database)
                .one(row ->
                        new QueueLoad(database, "seed-", people, row.getLong("id"), row.getLong("live_version_id")));
    }

    /** Microseconds a judging; queueing them is not counted. */
    public double claimAndFinish(int workers, int judgings) {
        queue(submissions(judgings));
        return microsEach(workers, judgings, () -> {
            Optional<Claim> claim = claim();
            claim.ifPresent(this::finish);
            return claim.isPresent();
        });
    }

    /** As the page of a submission does, after it wrote what was sent. */
    public void queue(List<Long> submissions) {
        for (long submission : submissions) {
            judgings.queue(new NewJudging(submission, true, version, submission, Lane.SUBMIT));
        }
    }

    /** As a node does; empty where nothing waits. */
    public Optional<Claim> claim() {
        Optional<Claim> claim = queue.claim("bench", OFFERS, Lane.Pace.NOW);
        claim.map(Claim::lease).ifPresent(judgings::task);
        return claim;
    }

    /** Writes the verdict, as a node does once all has run. */
    public void finish(Claim claim) {
        JudgingResult result = result();
        queue.finish(claim.lease(), new Handler.Done(JudgingRepository.written(result, Set.of()), result.cpuSpent()));
    }

    /** Microseconds a commit that updates one column of one row by its key. */
    public double bareCommits(int workers, int commits) {
        return microsEach(workers, commits, () -> {
            BARE.on(database)
                    .with("id", 1 + Thread.currentThread().threadId() % BARE_ROWS)
                    .update();
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

    /** Writes as many; answers their ids. */
    public List<Long> submissions(int count) {
        return SUBMIT.on(database)
                .with("prefix", prefix)
                .with("people", people)
                .with("problem", problem)
                .with("source", SOURCE)
                .with("hash", ContentHash.of(SOURCE).hex())
                .with("count", count)
                .list(row -> row.getLong("id"));
    }

    private static JudgingResult result() {
        List<TestResult> tests = new ArrayList<>();
        for (int i = 1; i <= TESTS; i++) {
            tests.add(new TestResult(
                    "secret/" + i,
                    Verdict.AC,
                    Duration.ofMillis(4),
                    Duration.ofMillis(5),
                    MemorySize.ofMebibytes(8),
                    "",
                    OptionalDouble.empty()));
        }
        return new JudgingResult(
                Verdict.AC, Optional.empty(), tests, TESTS, Optional.empty(), Optional.empty(), Optional.empty());
    }

    private static void run(DataSource database, String statement) {
        Sql.of(statement).on(database).update();
    }
}
