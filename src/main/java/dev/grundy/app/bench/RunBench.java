package dev.grundy.app.bench;

import dev.grundy.app.bench.load.BareTools;
import dev.grundy.app.bench.load.BenchCatalogue;
import dev.grundy.app.bench.load.BenchmarkResult;
import dev.grundy.app.node.handler.InvocationHandler;
import dev.grundy.app.node.handler.SubmittedPrograms;
import dev.grundy.base.database.DatabaseAddress;
import dev.grundy.base.database.Notifications;
import dev.grundy.base.database.Sql;
import dev.grundy.base.queue.Duties;
import dev.grundy.base.queue.FairShare;
import dev.grundy.base.queue.WorkNode;
import dev.grundy.base.queue.WorkQueue;
import dev.grundy.base.queue.WorkSetting;
import dev.grundy.base.queue.signal.WorkMeter;
import dev.grundy.format.language.Language;
import dev.grundy.format.language.SourceText;
import dev.grundy.judge.host.JudgeException;
import dev.grundy.judge.sandbox.Cells;
import dev.grundy.judge.sandbox.host.CellsConfig;
import dev.grundy.judge.workshop.Workshop;
import dev.grundy.problem.catalogue.CatalogueRepository;
import dev.grundy.problem.catalogue.PackageCache;
import dev.grundy.submission.run.CaseInput;
import dev.grundy.submission.run.InvocationRepository;
import dev.grundy.submission.run.NewInvocation;
import java.nio.file.Path;
import java.time.Clock;
import java.time.Duration;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.TimeUnit;
import javax.sql.DataSource;

/**
 * How long somebody waits for the output of a Python program on the first sample, {@code run}. The time runs from the row that asks for it
 * over an idle node to the notification that it is there. The ratio is to the bare tools. No source is run twice.
 */
final class RunBench {
    private static final String LANGUAGE = "python";
    private static final int WARM_UP_ROUNDS = 5;
    private static final int ROUNDS = 60;
    private static final Duration PATIENCE = Duration.ofSeconds(30);
    private static final double NANOS_PER_MILLI = 1e6;

    private static final Sql CORRECT = Sql.of(
            "select count(*) as correct from invocation where id = :id and result -> 'cases' -> 0 ->> 'verdict' = 'AC'");

    private final DatabaseAddress address;
    private final DataSource database;
    private final InvocationRepository invocations;
    private final WorkQueue queue;
    private final BenchCatalogue.Published problem;
    private final Path directory;
    private final BlockingQueue<String> changes = new LinkedBlockingQueue<>();

    /**
     * @param database migrated, of its own; keeps what is written into it
     * @param problem directory of a package with an accepted {@code solution.py}
     * @param directory where the bare tools work and packages are unpacked
     */
    RunBench(DatabaseAddress address, DataSource database, Path problem, Path directory) {
        this.address = address;
        this.database = database;
        this.queue = new WorkQueue(database, Clock.systemUTC(), FairShare.DEFAULT);
        this.invocations = new InvocationRepository(database, queue);
        this.problem = new BenchCatalogue(database).publish(problem);
        this.directory = directory;
    }

    BenchmarkResult measure(CellsConfig config) {
        try (Cells cells = new Cells(config);
                Workshop workshop = Workshop.open(cells, config.store());
                Notifications notifications =
                        Notifications.hear(address, List.of(WorkQueue.QUEUED, WorkQueue.CHANGED))) {
            workshop.warmUp();
            notifications.awaitConnected(PATIENCE);
            WorkNode node = node(workshop);
            notifications.add(listener(node));
            node.start(cells.size());
            try {
                return measure(workshop);
            } finally {
                node.drain(Duration.ZERO);
            }
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            throw new IllegalStateException("interrupted while runs were measured", e);
        }
    }

    private WorkNode node(Workshop workshop) {
        PackageCache packages =
                new PackageCache(directory.resolve("packages"), new CatalogueRepository(database, Clock.systemUTC()));
        SubmittedPrograms programs =
                new SubmittedPrograms(packages, workshop.toolchains().languages());
        workshop.toolchains().languages().offered().forEach(programs::canUse);
        Duties duties = new Duties(List.of(new InvocationHandler(workshop, programs, invocations)));
        return new WorkNode(new WorkSetting("bench", queue, duties, WorkMeter.NONE, Clock.systemUTC()));
    }

    private Notifications.Listener listener(WorkNode node) {
        return new Notifications.Listener() {
            @Override
            public void heard(String channel, String payload) {
                if (channel.equals(WorkQueue.CHANGED)) {
                    changes.add(payload);
                } else {
                    node.wake();
                }
            }

            @Override
            public void reconnected() {
                node.wake();
            }
        };
    }

    private BenchmarkResult measure(Workshop workshop) throws InterruptedException {
        Language language = workshop.toolchains().languages().find(LANGUAGE).orElseThrow();
        BareTools tools = new BareTools(workshop.toolchains(), directory);
        List<Path> input = BareTools.inputs(problem.problem(), 1, workshop).stream()
                .limit(1)
                .toList();
        for (int round = 0; round < WARM_UP_ROUNDS; round++) {
            nanos(language, -1 - round);
        }
        double[] ratios = new double[ROUNDS];
        double[] millis = new double[ROUNDS];
        for (int round = 0; round < ROUNDS; round++) {
            long bare = tools.time(language, problem.accepted(language), input).toNanos();
            long run = nanos(language, round);
            ratios[round] = (double) run / bare;
            millis[round] = run / NANOS_PER_MILLI;
        }
        return BenchmarkResult.of("run", ratios, detail(millis));
    }

    private long nanos(Language language, int number) throws InterruptedException {
        String source = language.lineComment() + " " + number + "\n" + problem.accepted(language);
        String sample = problem.problem().tests().samples().getFirst().name();
        long start = System.nanoTime();
        long id = invocations.queue(new NewInvocation(
                "bench%017d".formatted(number),
                "bench",
                Optional.empty(),
                problem.version(),
                language.id(),
                SourceText.of(source),
                List.of(CaseInput.ofSample(sample, 1)),
                Optional.empty()));
        while (!isOver(id)) {
            if (changes.poll(PATIENCE.toSeconds(), TimeUnit.SECONDS) == null) {
                throw new JudgeException("a run of the benchmark was not over within " + PATIENCE);
            }
        }
        return System.nanoTime() - start;
    }

    /** Asked again after each change, as a page that watches it does. */
    private boolean isOver(long id) {
        return CORRECT.on(database).with("id", id).one(row -> row.getLong("correct")) > 0;
    }

    private static String detail(double[] millis) {
        double[] sorted = millis.clone();
        Arrays.sort(sorted);
        return String.format(
                Locale.ROOT,
                "Python, click to output: %.0f ms median, %.0f ms p95, %d runs",
                sorted[sorted.length / 2],
                sorted[sorted.length * 95 / 100],
                sorted.length);
    }
}
