package dev.grundy.judging;

import dev.grundy.kernel.BenchmarkResult;
import dev.grundy.kernel.Verdict;
import dev.grundy.language.Language;
import dev.grundy.language.Toolchain;
import dev.grundy.sandbox.BareRun;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.Locale;
import java.util.Optional;

/**
 * Time to verdict: a judging with twenty small tests, as a ratio to what the bare tools need for the same one after the
 * other (compile once, then twenty plain runs). Both are done in turn; no source is judged twice.
 */
public final class VerdictBench {
    private static final int ROUNDS = 5;
    private static final int WARM_UP_ROUNDS = 3;

    private final Workshop workshop;
    private final BenchProblem bench;
    private final Path directory;
    private int sources;

    /**
     * @param workshop warm, with idle cells
     * @param directory empty, for the problem and the bare runs
     */
    public VerdictBench(Workshop workshop, Path directory) {
        this.workshop = workshop;
        this.directory = directory;
        this.bench = BenchProblem.write(directory.resolve("problem"));
    }

    /**
     * {@code verdict-cpp}, {@code verdict-java}, {@code verdict-python} or {@code verdict-javascript}.
     *
     * @throws JudgeException if the language cannot be used here or a judging is not accepted
     */
    public BenchmarkResult run(String languageId) {
        Language language = workshop.toolchains().languages().find(languageId).orElseThrow(
                () -> new JudgeException("there is no language '" + languageId + "' to measure"));
        Toolchain toolchain = workshop.toolchains().require(language);
        for (int round = 0; round < WARM_UP_ROUNDS; round++) {
            judged(language);
        }
        double[] ratios = new double[ROUNDS];
        StringBuilder detail = new StringBuilder();
        for (int round = 0; round < ROUNDS; round++) {
            Duration bare = bare(language, toolchain);
            Duration judged = judged(language);
            ratios[round] = (double) judged.toNanos() / bare.toNanos();
            detail.append(String.format(Locale.ROOT, "%s%d/%d", round == 0 ? "ms judged/bare: " : ", ", judged.toMillis(), bare.toMillis()));
        }
        return BenchmarkResult.of("verdict-" + language.id(), ratios, detail.toString());
    }

    private Duration judged(Language language) {
        Source source = Source.single(language, freshSource(language));
        long start = System.nanoTime();
        JudgingResult result =
                new Judge(workshop).judge(JudgingRequest.of(bench.problem(), source, language, 1), JudgingListener.SILENT);
        Duration took = Duration.ofNanos(System.nanoTime() - start);
        if (result.verdict() != Verdict.AC || result.tests().size() != BenchProblem.TESTS) {
            throw new JudgeException("the benchmark's solution in " + language.name() + " got " + result.verdict() + ": "
                    + result.trouble().or(() -> result.firstFailure().map(FirstFailure::message)).orElse(""));
        }
        return took;
    }

    /** Nobody has compiled it before. */
    private String freshSource(Language language) {
        return language.lineComment() + " " + sources++ + " " + System.nanoTime() + "\n" + BenchProblem.source(language.id());
    }

    private Duration bare(Language language, Toolchain toolchain) {
        Path place = directory.resolve("bare-" + language.id());
        SourceFile file = Source.single(language, BenchProblem.source(language.id())).files().getFirst();
        try {
            Files.createDirectories(place);
            Files.write(place.resolve(file.name()), file.content());
        } catch (IOException e) {
            throw new UncheckedIOException("cannot write the benchmark's source", e);
        }
        Duration sum = compileCommand(language, toolchain, file.name())
                .map(command -> BareRun.time(command, place, bench.inputs().getFirst()))
                .orElse(Duration.ZERO);
        for (Path input : bench.inputs()) {
            sum = sum.plus(BareRun.time(runCommand(language, toolchain, file.name()), place, input));
        }
        return sum;
    }

    /** As a person types it; interpreted languages need none. */
    private static Optional<List<String>> compileCommand(Language language, Toolchain toolchain, String file) {
        return switch (language.id()) {
            case "cpp" -> Optional.of(List.of(tool(toolchain, "g++"), "-std=c++20", "-O2", "-o", "program", file));
            case "java" -> Optional.of(List.of(tool(toolchain, "javac"), file));
            default -> Optional.empty();
        };
    }

    private static List<String> runCommand(Language language, Toolchain toolchain, String file) {
        return switch (language.id()) {
            case "cpp" -> List.of("./program");
            case "java" -> List.of(tool(toolchain, "java"), "Main");
            default -> List.of(toolchain.tools().values().iterator().next().toString(), file);
        };
    }

    private static String tool(Toolchain toolchain, String name) {
        return toolchain.tools().get(name).toString();
    }
}
