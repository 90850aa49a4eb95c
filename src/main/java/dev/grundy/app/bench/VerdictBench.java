package dev.grundy.app.bench;

import dev.grundy.app.bench.load.BareTools;
import dev.grundy.app.bench.load.BenchJudging;
import dev.grundy.app.bench.load.BenchProblem;
import dev.grundy.app.bench.load.BenchmarkResult;
import dev.grundy.format.language.Language;
import dev.grundy.judge.host.JudgeException;
import dev.grundy.judge.workshop.Workshop;
import java.nio.file.Path;
import java.time.Duration;
import java.util.Locale;

/**
 * Time to verdict: a judging with twenty small tests. The ratio is to what the bare tools need for the same one after the
 * other (compile once, then twenty plain runs). Both are done in turn; no source is judged twice.
 */
public final class VerdictBench {
    private static final int ROUNDS = 5;
    private static final int WARM_UP_ROUNDS = 3;

    private final Workshop workshop;
    private final BenchProblem problem;
    private final Path directory;

    /**
     * @param workshop warm, with idle cells
     * @param directory empty, for the problem and the bare runs
     */
    public VerdictBench(Workshop workshop, Path directory) {
        this.workshop = workshop;
        this.directory = directory;
        this.problem = BenchProblem.write(directory.resolve("problem"));
    }

    /**
     * Such as {@code verdict-cpp}.
     *
     * @throws JudgeException if the language cannot be used here or a judging is not accepted
     */
    public BenchmarkResult run(String languageId) {
        Language language = workshop.toolchains()
                .languages()
                .find(languageId)
                .orElseThrow(() -> new JudgeException("there is no language '" + languageId + "' to measure"));
        BareTools tools = new BareTools(workshop.toolchains(), directory);
        BenchJudging judging = new BenchJudging(workshop, problem);
        for (int round = 0; round < WARM_UP_ROUNDS; round++) {
            judging.time(language, BenchJudging.freshSource(language));
        }
        double[] ratios = new double[ROUNDS];
        StringBuilder detail = new StringBuilder();
        for (int round = 0; round < ROUNDS; round++) {
            Duration bare = tools.time(language, BenchProblem.source(language.id()), problem.inputs());
            Duration judged = judging.time(language, BenchJudging.freshSource(language));
            ratios[round] = (double) judged.toNanos() / bare.toNanos();
            detail.append(String.format(
                    Locale.ROOT,
                    "%s%d/%d",
                    round == 0 ? "ms judged/bare: " : ", ",
                    judged.toMillis(),
                    bare.toMillis()));
        }
        return BenchmarkResult.of("verdict-" + language.id(), ratios, detail.toString());
    }
}
