package dev.grundy.app.bench.load;

import dev.grundy.app.node.handler.JudgeHandler;
import dev.grundy.app.node.handler.SubmittedPrograms;
import dev.grundy.base.kernel.Verdict;
import dev.grundy.base.queue.Duties;
import dev.grundy.base.queue.WorkNode;
import dev.grundy.base.queue.WorkQueue;
import dev.grundy.base.queue.WorkSetting;
import dev.grundy.format.language.Availability;
import dev.grundy.format.language.Language;
import dev.grundy.judge.judging.Judge;
import dev.grundy.judge.judging.JudgingListener;
import dev.grundy.judge.result.JudgingResult;
import dev.grundy.judge.sandbox.Cells;
import dev.grundy.judge.sandbox.host.CellsConfig;
import dev.grundy.judge.source.JudgingRequest;
import dev.grundy.judge.workshop.Workshop;
import dev.grundy.problem.catalogue.PackageCache;
import dev.grundy.submission.status.VerdictMeter;
import dev.grundy.submission.verdict.JudgingRepository;
import java.time.Clock;
import java.time.Duration;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.TimeUnit;

/** A judge node as it stands in production, warm, that works only while a benchmark waits for it. */
public final class BenchNode implements AutoCloseable {
    private static final Duration PATIENCE = Duration.ofMinutes(3);

    private final Cells cells;
    private final Workshop workshop;
    private final JudgingRepository judgings;
    private final SubmittedPrograms programs;
    private final WorkQueue queue;
    private final List<Language> languages;

    public BenchNode(CellsConfig config, WorkQueue queue, JudgingRepository judgings, PackageCache packages) {
        this.judgings = judgings;
        this.queue = queue;
        this.cells = new Cells(config);
        this.workshop = Workshop.open(cells, config.store());
        this.programs = new SubmittedPrograms(packages, workshop.toolchains().languages());
        this.languages = workshop.toolchains().languages().offered().stream()
                .filter(language -> MeasuredLanguages.LANGUAGES.contains(language.id()))
                .filter(language -> workshop.toolchains().of(language) instanceof Availability.Present)
                .toList();
        languages.forEach(programs::canUse);
        workshop.warmUp();
    }

    public int cells() {
        return cells.size();
    }

    /** Those that are measured and work on this host. */
    public List<Language> languages() {
        return languages;
    }

    public Workshop workshop() {
        return workshop;
    }

    /**
     * Lets as many workers as there are cells take so many judgings from the queue, until their verdicts are written.
     *
     * @throws IllegalStateException if one is not accepted, or time runs out
     */
    public void workOff(int judgings) {
        BlockingQueue<Optional<Verdict>> ends = new LinkedBlockingQueue<>();
        Ends meter = new Ends(ends);
        Clock clock = Clock.systemUTC();
        JudgeHandler handler = new JudgeHandler(new Judge(workshop), programs, this.judgings, meter, clock, List.of());
        WorkNode node = new WorkNode(new WorkSetting("bench", queue, new Duties(List.of(handler)), meter, clock));
        node.start(cells.size());
        try {
            for (int i = 0; i < judgings; i++) {
                Optional<Verdict> end = ends.poll(PATIENCE.toSeconds(), TimeUnit.SECONDS);
                if (end == null || end.isEmpty() || end.get() != Verdict.AC) {
                    throw new IllegalStateException("a judging of the benchmark was to be accepted within " + PATIENCE
                            + " and ended as " + end);
                }
            }
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            throw new IllegalStateException("interrupted while judgings were measured", e);
        } finally {
            node.drain(Duration.ZERO);
        }
    }

    /**
     * Judges all of them without queue and database, in each cell one after the other.
     *
     * @throws IllegalStateException if one is not accepted
     */
    public void judge(List<JudgingRequest> requests) {
        Judge judge = new Judge(workshop);
        try (ExecutorService workers = Executors.newFixedThreadPool(cells.size())) {
            List<Future<JudgingResult>> results = requests.stream()
                    .map(request -> workers.submit(() -> judge.judge(request, JudgingListener.SILENT)))
                    .toList();
            for (Future<JudgingResult> result : results) {
                if (result.get().verdict() != Verdict.AC) {
                    throw new IllegalStateException("a judging of the benchmark was to be accepted and ended as "
                            + result.get().verdict());
                }
            }
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            throw new IllegalStateException("interrupted while judgings were measured", e);
        } catch (ExecutionException e) {
            throw new IllegalStateException("a judging of the benchmark failed: " + e.getMessage(), e);
        }
    }

    @Override
    public void close() {
        workshop.close();
        cells.close();
    }

    /** Passes on how each try ends; empty for a failure of ours. */
    private record Ends(BlockingQueue<Optional<Verdict>> ends) implements VerdictMeter {
        @Override
        public void finished(Verdict verdict, Duration sinceQueued) {
            ends.add(Optional.of(verdict));
        }

        @Override
        public void failed() {
            ends.add(Optional.empty());
        }
    }
}
