package dev.grundy.app.bench;

import dev.grundy.app.bench.load.BenchJudging;
import dev.grundy.app.bench.load.BenchProblem;
import dev.grundy.app.bench.load.BenchmarkResult;
import dev.grundy.format.language.Language;
import dev.grundy.judge.compile.FastStartConfig;
import dev.grundy.judge.host.JudgeException;
import dev.grundy.judge.sandbox.Cells;
import dev.grundy.judge.sandbox.command.Store;
import dev.grundy.judge.workshop.Workshop;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.Locale;

/** The gain of each way of being quick: the time to a verdict with it, as a ratio to the same in turn without it. */
public final class FastStartBench {
    private static final int ROUNDS = 15;
    private static final int WARM_UP_ROUNDS = 3;
    private static final double NANOS_PER_MILLI = 1e6;

    private final Cells cells;
    private final Store store;
    private final BenchProblem problem;

    /** A way of being quick, and a language that has it. */
    public enum Way {
        REUSE("reuse", "cpp", new FastStartConfig(false, true, true, true, false)),
        HEADER("header", "cpp", new FastStartConfig(true, false, true, true, false)),
        JAVAC("javac", "java", new FastStartConfig(true, true, false, true, false)),
        FLAGS_JAVA("flags-java", "java", new FastStartConfig(true, true, true, false, false)),
        FLAGS_PYTHON("flags-python", "python", new FastStartConfig(true, true, true, false, false)),
        AHEAD_PYTHON("ahead-python", "python", FastStartConfig.USUAL);

        private final String label;
        private final String language;
        private final FastStartConfig without;

        Way(String label, String language, FastStartConfig without) {
            this.label = label;
            this.language = language;
            this.without = without;
        }

        /** The benchmark's name. */
        public String bench() {
            return "fast-start-" + label;
        }

        private FastStartConfig with() {
            return this == AHEAD_PYTHON ? new FastStartConfig(true, true, true, true, true) : FastStartConfig.USUAL;
        }
    }

    /** @param directory empty, for the problem */
    public FastStartBench(Cells cells, Store store, Path directory) {
        this.cells = cells;
        this.store = store;
        this.problem = BenchProblem.write(directory);
    }

    /** @throws JudgeException if the way's language cannot be used here or a judging is not accepted */
    public BenchmarkResult run(Way way) {
        try (Workshop with = warm(way.with());
                Workshop without = warm(way.without)) {
            Language language = with.toolchains().languages().find(way.language).orElseThrow();
            for (int round = 0; round < WARM_UP_ROUNDS; round++) {
                millis(with, language, way);
                millis(without, language, way);
            }
            double[] quick = new double[ROUNDS];
            double[] usual = new double[ROUNDS];
            double[] ratios = new double[ROUNDS];
            for (int round = 0; round < ROUNDS; round++) {
                usual[round] = millis(without, language, way);
                quick[round] = millis(with, language, way);
                ratios[round] = quick[round] / usual[round];
            }
            return BenchmarkResult.of(
                    way.bench(),
                    ratios,
                    String.format(
                            Locale.ROOT,
                            "%s, ms to verdict: %.0f with, %.0f without; medians of %d",
                            language.name(),
                            median(quick),
                            median(usual),
                            ROUNDS));
        }
    }

    private Workshop warm(FastStartConfig config) {
        Workshop workshop = Workshop.open(cells, store, config);
        workshop.warmUp();
        return workshop;
    }

    /** Only what is reused is judged twice. */
    private double millis(Workshop workshop, Language language, Way way) {
        String source = way == Way.REUSE ? BenchProblem.source(language.id()) : BenchJudging.freshSource(language);
        return new BenchJudging(workshop, problem).time(language, source).toNanos() / NANOS_PER_MILLI;
    }

    private static double median(double[] values) {
        return Arrays.stream(values).sorted().toArray()[values.length / 2];
    }
}
