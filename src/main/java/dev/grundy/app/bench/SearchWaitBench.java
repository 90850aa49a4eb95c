package dev.grundy.app.bench;

import dev.grundy.app.bench.load.BenchCatalogue;
import dev.grundy.app.bench.load.BenchmarkResult;
import dev.grundy.app.node.handler.FindingHandler;
import dev.grundy.app.node.handler.JudgeHandler;
import dev.grundy.app.node.handler.SubmittedPrograms;
import dev.grundy.base.database.DatabaseAddress;
import dev.grundy.base.database.Notifications;
import dev.grundy.base.database.Sql;
import dev.grundy.base.kernel.ContentHash;
import dev.grundy.base.kernel.Verdict;
import dev.grundy.base.queue.Duties;
import dev.grundy.base.queue.FairShare;
import dev.grundy.base.queue.Lane;
import dev.grundy.base.queue.WorkNode;
import dev.grundy.base.queue.WorkQueue;
import dev.grundy.base.queue.WorkSetting;
import dev.grundy.judge.explore.Experiment;
import dev.grundy.judge.host.JudgeException;
import dev.grundy.judge.judging.Judge;
import dev.grundy.judge.result.FindingKind;
import dev.grundy.judge.sandbox.Cells;
import dev.grundy.judge.sandbox.host.CellsConfig;
import dev.grundy.judge.workshop.Workshop;
import dev.grundy.problem.catalogue.CatalogueRepository;
import dev.grundy.problem.catalogue.PackageCache;
import dev.grundy.submission.status.VerdictMeter;
import dev.grundy.submission.verdict.FindingRepository;
import dev.grundy.submission.verdict.JudgingRepository;
import dev.grundy.submission.verdict.NewJudging;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Clock;
import java.time.Duration;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.TimeUnit;
import java.util.function.BooleanSupplier;
import java.util.stream.Stream;
import javax.sql.DataSource;

/**
 * How long somebody waits from the verdict WA to the smallest failing input while the node works at what is for idle times,
 * {@code search-wait}. The ratio is to the same on a node that has nothing else to do. No source is judged twice.
 */
final class SearchWaitBench {
    private static final String LANGUAGE = "python";
    private static final String WRONG = "submissions/wrong_answer/strictly_inside.py";
    private static final int WARM_UP_ROUNDS = 2;
    private static final int ROUNDS = 20;
    private static final Duration PATIENCE = Duration.ofMinutes(3);
    private static final double NANOS_PER_SECOND = 1e9;

    private static final Sql SUBMIT = Sql.of("""
            insert into submission (account_id, problem_id, language, source, source_hash, submitted_at)
            values (:account, :problem, :language, :source, :hash, now()) returning id""");
    private static final Sql FOUND = Sql.of("""
            select count(*) as count from finding
            where submission_id = :submission and kind = 'search' and result ->> 'outcome' = 'found'""");
    private static final Sql IDLE_WORK =
            Sql.of("select count(*) as count from work where lane = :lane and state = any (:states)");

    private final DatabaseAddress address;
    private final DataSource database;
    private final WorkQueue queue;
    private final JudgingRepository judgings;
    private final BenchCatalogue.Published problem;
    private final long account;
    private final String wrong;
    private final Path directory;
    private final BlockingQueue<String> changes = new LinkedBlockingQueue<>();
    private final Verdicts verdicts = new Verdicts(new LinkedBlockingQueue<>());
    private volatile Optional<WorkNode> node = Optional.empty();

    /**
     * @param database  migrated, of its own; keeps what is written into it
     * @param directory where packages are unpacked
     */
    SearchWaitBench(DatabaseAddress address, DataSource database, Path problem, Path directory) {
        this.address = address;
        this.database = database;
        this.queue = new WorkQueue(database, Clock.systemUTC(), FairShare.DEFAULT);
        this.judgings = new JudgingRepository(database, queue);
        BenchCatalogue catalogue = new BenchCatalogue(database);
        this.account = catalogue.addAccount();
        this.problem = catalogue.publish(problem);
        this.wrong = read(problem.resolve(WRONG));
        this.directory = directory;
    }

    private static String read(Path file) {
        try {
            return Files.readString(file);
        } catch (IOException e) {
            throw new UncheckedIOException("the benchmark needs the wrong program " + file, e);
        }
    }

    BenchmarkResult measure(CellsConfig config) {
        try (Cells cells = new Cells(config);
                Workshop workshop = Workshop.open(cells, config.store());
                Notifications notifications =
                        Notifications.hear(address, List.of(WorkQueue.QUEUED, WorkQueue.CHANGED))) {
            notifications.awaitConnected(PATIENCE);
            notifications.add(new Listener());
            return measure(workshop);
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            throw new IllegalStateException("interrupted while searches were measured", e);
        }
    }

    private BenchmarkResult measure(Workshop workshop) throws InterruptedException {
        double[] ratios = new double[ROUNDS];
        double[] busy = new double[ROUNDS];
        double[] quiet = new double[ROUNDS];
        for (int round = -WARM_UP_ROUNDS; round < ROUNDS; round++) {
            double alone = on(workshop, Load.NONE);
            double beside = on(workshop, Load.IDLE_WORK);
            if (round >= 0) {
                quiet[round] = alone;
                busy[round] = beside;
                ratios[round] = beside / alone;
            }
        }
        return BenchmarkResult.of("search-wait", ratios, detail(busy, quiet));
    }

    /** The other work that a node does meanwhile. */
    private enum Load {
        NONE(FindingKind.COUNTEREXAMPLE),
        IDLE_WORK(FindingKind.COUNTEREXAMPLE, FindingKind.IDEA, FindingKind.PHASE);

        private final Set<FindingKind> kinds;

        Load(FindingKind... kinds) {
            this.kinds = Set.of(kinds);
        }
    }

    /** Seconds from a verdict to its smallest failing input. */
    private double on(Workshop workshop, Load load) throws InterruptedException {
        WorkNode started = node(workshop, load);
        node = Optional.of(started);
        started.start(workshop.cells().size());
        try {
            if (load == Load.IDLE_WORK) {
                awaitIdleWork();
            }
            return seconds();
        } finally {
            node = Optional.empty();
            started.drain(Duration.ZERO);
        }
    }

    private WorkNode node(Workshop workshop, Load load) {
        PackageCache packages =
                new PackageCache(directory.resolve("packages"), new CatalogueRepository(database, Clock.systemUTC()));
        SubmittedPrograms programs =
                new SubmittedPrograms(packages, workshop.toolchains().languages());
        workshop.toolchains().languages().offered().forEach(programs::canUse);
        Clock clock = Clock.systemUTC();
        FindingRepository findings = new FindingRepository(database, queue);
        List<Experiment> experiments = Experiment.all(workshop, Duration.ZERO).stream()
                .filter(experiment -> load.kinds.contains(experiment.kind()))
                .toList();
        Duties duties = new Duties(Stream.concat(
                        Stream.of(new JudgeHandler(
                                new Judge(workshop), programs, judgings, verdicts, clock, experiments)),
                        experiments.stream().map(experiment -> new FindingHandler(experiment, programs, findings)))
                .toList());
        return new WorkNode(new WorkSetting("bench", queue, duties, verdicts, clock));
    }

    /** A wrong program is compared and mapped in idle times. */
    private void awaitIdleWork() throws InterruptedException {
        if (idleWork("queued", "running") == 0) {
            seconds();
        }
        await(() -> idleWork("running") > 0, "work for idle times to begin");
    }

    private long idleWork(String... states) {
        return IDLE_WORK
                .on(database)
                .with("lane", Lane.SCOPE.code())
                .with("states", states)
                .one(row -> row.getLong("count"));
    }

    private double seconds() throws InterruptedException {
        long submission = submit();
        Optional<Long> from = verdicts.ends().poll(PATIENCE.toSeconds(), TimeUnit.SECONDS);
        if (from == null || from.isEmpty()) {
            throw new JudgeException(
                    "the benchmark's wrong program had no verdict within " + PATIENCE + "; the log says why");
        }
        await(
                () -> FOUND.on(database).with("submission", submission).one(row -> row.getLong("count")) > 0,
                "its smallest failing input");
        return (System.nanoTime() - from.get()) / NANOS_PER_SECOND;
    }

    private long submit() {
        byte[] source = ("# " + System.nanoTime() + "\n" + wrong).getBytes(StandardCharsets.UTF_8);
        long submission = SUBMIT.on(database)
                .with("account", account)
                .with("problem", problem.id())
                .with("language", LANGUAGE)
                .with("source", source)
                .with("hash", ContentHash.of(source).hex())
                .one(row -> row.getLong("id"));
        judgings.queue(new NewJudging(submission, true, problem.version(), submission, Lane.SUBMIT));
        return submission;
    }

    /** Asked again after each change, as a page that watches it does. */
    private void await(BooleanSupplier reached, String what) throws InterruptedException {
        while (!reached.getAsBoolean()) {
            if (changes.poll(PATIENCE.toSeconds(), TimeUnit.SECONDS) == null) {
                throw new JudgeException("the benchmark waited longer than " + PATIENCE + " for " + what);
            }
        }
    }

    private static String detail(double[] busy, double[] quiet) {
        Arrays.sort(busy);
        Arrays.sort(quiet);
        return String.format(
                Locale.ROOT,
                "WA to smallest input: %.1f s median, %.1f s p95 beside idle work; %.1f s and %.1f s without; %d each",
                busy[busy.length / 2],
                busy[(busy.length - 1) * 95 / 100],
                quiet[quiet.length / 2],
                quiet[(quiet.length - 1) * 95 / 100],
                busy.length);
    }

    /** When verdicts were written; empty for a failure of ours. */
    private record Verdicts(BlockingQueue<Optional<Long>> ends) implements VerdictMeter {
        @Override
        public void finished(Verdict verdict, Duration sinceQueued) {
            ends.add(Optional.of(System.nanoTime()));
        }

        @Override
        public void failed() {
            ends.add(Optional.empty());
        }
    }

    private final class Listener implements Notifications.Listener {
        @Override
        public void heard(String channel, String payload) {
            if (channel.equals(WorkQueue.CHANGED)) {
                changes.add(payload);
            } else {
                reconnected();
            }
        }

        @Override
        public void reconnected() {
            node.ifPresent(WorkNode::wake);
        }
    }
}
