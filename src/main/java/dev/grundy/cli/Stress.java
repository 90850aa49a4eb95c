package dev.grundy.cli;

import dev.grundy.judging.LocalJudge;
import dev.grundy.judging.search.StressLimits;
import dev.grundy.judging.search.StressResult;
import dev.grundy.kernel.Places;
import dev.grundy.kernel.UnusableException;
import dev.grundy.result.Counterexample;
import java.io.PrintWriter;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Optional;
import java.util.concurrent.Callable;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

/** {@code ./grundy stress PROBLEM SOURCE}: the smallest input on which a program fails. */
@Command(
        name = "stress",
        description =
                "Look for the smallest input on which a program fails. Exit code 0: none found, 1: found, 2: usage or a broken package.",
        mixinStandardHelpOptions = true)
final class Stress implements Callable<Integer> {
    private static final long USUAL_SEED = 1;

    @Parameters(index = "0", paramLabel = "PROBLEM", description = "A display id, a slug, or the path of a package.")
    private String problem = "";

    @Parameters(index = "1", paramLabel = "SOURCE", description = "The program's file, or a directory of its files.")
    private Path source = Path.of("");

    @Option(names = "--language", paramLabel = "L", description = "The language (default: told by the file's name).")
    private @Nullable String language;

    @Option(
            names = "--seed",
            paramLabel = "N",
            description = "The seed of the random instances (default: " + USUAL_SEED + ").")
    private long seed = USUAL_SEED;

    @Option(names = "--json", description = "Print one JSON object and nothing else.")
    private boolean json;

    @Spec
    private CommandSpec spec;

    @Override
    public Integer call() {
        if (!Files.exists(source)) {
            throw new UnusableException("there is no file " + source + "; check the path");
        }
        PrintWriter out = spec.commandLine().getOut();
        try (Problems problems = new Problems(
                        Places.home().resolve("problems"), spec.commandLine().getErr());
                LocalJudge judge =
                        LocalJudge.open(Places.cellRunner(), Places.cache().resolve("judge"))) {
            StressResult result = judge.stress(
                    problems.find(problem), source, Optional.ofNullable(language), seed, StressLimits.USUAL);
            out.println(json ? result.toJson() : text(result));
            return (result.failed() ? ExitCode.NOT : ExitCode.FINE).value();
        }
    }

    private static String text(StressResult result) {
        Counterexample found = result.counterexample();
        String cause = result.cause() == null ? "" : "\nProbable cause: " + result.cause();
        if (found == null) {
            return result.message() + cause;
        }
        String failure = String.join(
                "\n",
                found.verdict() + " (" + found.verdict().label() + ") on the smallest input found:",
                found.input(),
                "Expected:",
                found.expected(),
                "Output:",
                found.output(),
                found.message(),
                "Shrunk from: " + found.origin() + "; " + result.tried() + " instances tried in " + result.timeS()
                        + " s");
        return (result.message() == null ? failure : failure + "\n" + result.message()) + cause;
    }
}
