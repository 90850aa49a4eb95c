package dev.grundy.app.cli.problem;

import dev.grundy.app.cli.output.ExitCode;
import dev.grundy.base.kernel.Places;
import dev.grundy.base.kernel.Scratch;
import dev.grundy.base.kernel.UnusableException;
import dev.grundy.format.language.Language;
import dev.grundy.format.language.Languages;
import dev.grundy.format.pack.ProblemPackage;
import dev.grundy.judge.judging.JudgeReport;
import dev.grundy.judge.judging.JudgingListener;
import dev.grundy.judge.judging.LocalJudge;
import dev.grundy.judge.judging.Replayed;
import dev.grundy.judge.result.ReplayBundle;
import dev.grundy.judge.sandbox.host.Host;
import java.io.IOException;
import java.io.PrintWriter;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.Callable;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

/** {@code ./grundy replay FILE}: judges again what a bundle holds, and says where it differs. */
@Command(
        name = "replay",
        description = "Judge again what a replay bundle holds, and tell where it differs."
                + " Exit code 0: nowhere, 1: somewhere, 2: usage or a broken bundle.",
        mixinStandardHelpOptions = true)
public final class Replay implements Callable<Integer> {
    @Parameters(index = "0", paramLabel = "FILE", description = "The bundle, from the page of a submission.")
    private Path file = Path.of("");

    @Option(
            names = "--problem",
            paramLabel = "PROBLEM",
            description = "The package to judge with: an id, a slug or a path (default: that of the bundle's problem).")
    private @Nullable String problem;

    @Spec
    private CommandSpec spec;

    @Override
    public Integer call() {
        ReplayBundle bundle = read();
        PrintWriter err = spec.commandLine().getErr();
        try (Problems problems = new Problems(Places.home().resolve("problems"), err);
                Scratch scratch = Scratch.make()) {
            ProblemPackage found = problems.find(problem == null ? bundle.problem() : problem);
            Path source = written(bundle, scratch.directory());
            try (LocalJudge judge = LocalJudge.open(
                    Host.look(Places.cellRunner()), Places.cache().resolve("judge"))) {
                JudgeReport report = judge.judge(
                        found, source, Optional.of(bundle.language()), bundle.seed(), JudgingListener.SILENT);
                return tell(bundle, found, report);
            }
        }
    }

    private ReplayBundle read() {
        try {
            if (Files.size(file) > ReplayBundle.MOST_BYTES) {
                throw new UnusableException(file + " is no replay bundle: it is larger than one can be");
            }
            return ReplayBundle.read(Files.readAllBytes(file));
        } catch (IOException e) {
            throw new UnusableException("there is no file " + file + " that can be read; check the path");
        } catch (IllegalArgumentException e) {
            throw new UnusableException(file + " is no replay bundle: " + e.getMessage());
        }
    }

    private static Path written(ReplayBundle bundle, Path directory) {
        Language language = Languages.standard()
                .find(bundle.language())
                .orElseThrow(() -> new UnusableException(
                        "the bundle is in " + bundle.language() + ", a language that this Grundy does not know"));
        try {
            return Files.writeString(
                    directory.resolve("program." + language.extensions().getFirst()), bundle.source());
        } catch (IOException e) {
            throw new UncheckedIOException("cannot write the bundle's program to " + directory, e);
        }
    }

    private int tell(ReplayBundle bundle, ProblemPackage found, JudgeReport report) {
        PrintWriter out = spec.commandLine().getOut();
        List<String> changes = Replayed.changes(bundle, found);
        changes.forEach(out::println);
        if (!changes.isEmpty()) {
            out.println("differences may come of that");
        }
        List<String> differences = Replayed.differences(bundle, report);
        differences.forEach(out::println);
        out.println(
                differences.isEmpty()
                        ? report.verdict() + " as then, on " + report.tests().size() + " tests, seed " + bundle.seed()
                        : differences.size() + " differences, seed " + bundle.seed());
        out.flush();
        if (report.message() != null) {
            spec.commandLine().getErr().println("grundy: " + report.message());
        }
        return (differences.isEmpty() ? ExitCode.FINE : ExitCode.NOT).value();
    }
}
