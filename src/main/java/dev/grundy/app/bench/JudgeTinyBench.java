package dev.grundy.app.bench;

import dev.grundy.app.bench.load.BenchmarkResult;
import dev.grundy.app.bench.load.TinyTestProblem;
import dev.grundy.base.kernel.Verdict;
import dev.grundy.format.language.Language;
import dev.grundy.format.pack.ProblemPackage;
import dev.grundy.judge.compile.Executable;
import dev.grundy.judge.host.JudgeException;
import dev.grundy.judge.judging.Judge;
import dev.grundy.judge.judging.JudgingListener;
import dev.grundy.judge.make.Generation;
import dev.grundy.judge.result.JudgingResult;
import dev.grundy.judge.run.Execution;
import dev.grundy.judge.run.RunLimits;
import dev.grundy.judge.sandbox.command.Command;
import dev.grundy.judge.sandbox.command.RunOutcome;
import dev.grundy.judge.sandbox.command.Stdin;
import dev.grundy.judge.source.JudgingRequest;
import dev.grundy.judge.source.Source;
import dev.grundy.judge.workshop.ReadyProblem;
import dev.grundy.judge.workshop.Workshop;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.stream.DoubleStream;
import java.util.stream.IntStream;

/**
 * The time that judging adds to its runs, {@code judge-tiny}: a judging of a thousand tiny tests that were made before. The ratio is to the same
 * program run on the same inputs in the same cells, all of them busy. Both are done in turn.
 */
final class JudgeTinyBench {
    private static final int ROUNDS = 9;
    private static final int WARM_UP_ROUNDS = 4;
    private static final double NANOS_PER_MICRO = 1_000;

    private final Workshop workshop;
    private final ProblemPackage problem;
    private final Language language;
    private final List<Command> runs;

    /**
     * @param workshop with idle cells
     * @param directory empty, for the problem
     */
    JudgeTinyBench(Workshop workshop, Path directory) {
        this.workshop = workshop;
        this.problem = TinyTestProblem.write(directory);
        this.language = workshop.toolchains().languages().find("cpp").orElseThrow();
        new Judge(workshop).prepare(problem, () -> {});
        this.runs = runs();
    }

    private List<Command> runs() {
        ReadyProblem ready = new ReadyProblem(problem, workshop);
        Generation generation = new Generation(ready);
        Executable solution = ready.executable(problem.reference().orElseThrow().program());
        RunLimits limits = new RunLimits(
                problem.limits().cpuTime().orElseThrow(),
                problem.limits().memory(),
                problem.limits().output());
        Command command = Execution.command(solution, List.of(), List.of(), limits);
        return problem.tests().allCases().stream()
                .map(test -> command.withStdin(Stdin.of(generation.prepare(test).input())))
                .toList();
    }

    BenchmarkResult measure() {
        for (int round = 0; round < WARM_UP_ROUNDS; round++) {
            microsInCells();
            microsJudged();
        }
        double[] ratios = new double[ROUNDS];
        double[] judged = new double[ROUNDS];
        double[] inCells = new double[ROUNDS];
        for (int round = 0; round < ROUNDS; round++) {
            inCells[round] = microsInCells();
            judged[round] = microsJudged();
            ratios[round] = judged[round] / inCells[round];
        }
        return BenchmarkResult.of(
                "judge-tiny",
                ratios,
                String.format(
                        Locale.ROOT,
                        "per test in the cells %.0f us, judged %.0f us; %d tests on %d cells",
                        median(inCells),
                        median(judged),
                        runs.size(),
                        workshop.cells().size()));
    }

    private static double median(double[] values) {
        return DoubleStream.of(values).sorted().toArray()[values.length / 2];
    }

    /** Of one test, while all cells are busy. Programs were compiled before. */
    private double microsJudged() {
        Source source = Source.single(language, TinyTestProblem.SOLUTION);
        long start = System.nanoTime();
        JudgingResult result =
                new Judge(workshop).judge(JudgingRequest.of(problem, source, language, 1), JudgingListener.SILENT);
        double micros = microsEach(start);
        if (result.verdict() != Verdict.AC || result.tests().size() != runs.size()) {
            throw new JudgeException("the benchmark's solution got " + result.verdict() + " on "
                    + result.tests().size() + " tests: " + result.trouble().orElse(""));
        }
        return micros;
    }

    /** As many threads as cells, each of which takes the next run as soon as it is done with one. */
    private double microsInCells() {
        AtomicInteger next = new AtomicInteger();
        long start = System.nanoTime();
        try (ExecutorService threads =
                Executors.newFixedThreadPool(workshop.cells().size())) {
            List<? extends Future<?>> all = IntStream.range(0, workshop.cells().size())
                    .mapToObj(_ -> threads.submit(() -> runFrom(next)))
                    .toList();
            for (Future<?> one : all) {
                one.get();
            }
        } catch (ExecutionException e) {
            throw new JudgeException("the benchmark's runs broke: " + e.getCause(), e);
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            throw new JudgeException("interrupted while runs were measured", e);
        }
        return microsEach(start);
    }

    private void runFrom(AtomicInteger next) {
        for (int i = next.getAndIncrement(); i < runs.size(); i = next.getAndIncrement()) {
            RunOutcome outcome = workshop.cells().run(runs.get(i));
            if (!outcome.succeeded()) {
                throw new JudgeException("the benchmark's solution went wrong in a cell: " + outcome);
            }
        }
    }

    private double microsEach(long startNanos) {
        return (System.nanoTime() - startNanos) / NANOS_PER_MICRO / runs.size();
    }
}
