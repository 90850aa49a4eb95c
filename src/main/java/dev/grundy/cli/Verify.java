package dev.grundy.cli;

import dev.grundy.authoring.verify.Check;
import dev.grundy.authoring.verify.Progress;
import dev.grundy.authoring.verify.Verification;
import dev.grundy.authoring.verify.VerifyJson;
import dev.grundy.authoring.verify.VerifyOptions;
import dev.grundy.authoring.verify.VerifyReport;
import dev.grundy.authoring.verify.VerifyText;
import dev.grundy.judging.LocalJudge;
import dev.grundy.kernel.Places;
import dev.grundy.kernel.UnusableException;
import dev.grundy.problem.pack.PackageReading;
import java.io.PrintWriter;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.Callable;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

/** {@code ./grundy verify [PROBLEM …]}: proves packages. */
@Command(
        name = "verify",
        description =
                "Prove problem packages: everything that can be wrong with one, with what to do. Exit code 0: all green,"
                        + " 1: not, 2: usage or a broken package.",
        mixinStandardHelpOptions = true)
final class Verify implements Callable<Integer> {
    @Parameters(
            arity = "0..*",
            paramLabel = "PROBLEM",
            description = "Display ids, slugs, or paths of packages (default: all of problems/).")
    private List<String> names = List.of();

    @Option(names = "--json", description = "Print one JSON object and nothing else.")
    private boolean json;

    @Option(
            names = "--fresh",
            paramLabel = "N",
            description = "Try the fresh tests of N seeds (default: ${DEFAULT-VALUE}).")
    private int freshSeeds = VerifyOptions.USUAL.freshSeeds();

    @Option(
            names = "--mutants",
            paramLabel = "N",
            description = "Plant at most N faults; 0 leaves that out (default: ${DEFAULT-VALUE}).")
    private int mutants = VerifyOptions.USUAL.mutants();

    @Option(
            names = "--only",
            paramLabel = "CHECK",
            description = "Make one check, such as follows-from-rules, and what it cannot do without.")
    private @Nullable String only;

    @Spec
    private CommandSpec spec;

    @Override
    public Integer call() {
        if (freshSeeds < 0 || mutants < 0) {
            throw new UnusableException(
                    "--fresh and --mutants take numbers from 0 on, got " + freshSeeds + " and " + mutants);
        }
        PrintWriter out = spec.commandLine().getOut();
        PrintWriter err = spec.commandLine().getErr();
        try (Problems problems = new Problems(Places.home().resolve("problems"), err)) {
            List<PackageReading> readings = names.isEmpty()
                    ? problems.all()
                    : names.stream().map(problems::reading).toList();
            try (LocalJudge judge =
                    LocalJudge.open(Places.cellRunner(), Places.cache().resolve("judge"))) {
                Verification verification = new Verification(
                        judge.workshop(), new VerifyOptions(freshSeeds, mutants, check()), progress(err));
                List<VerifyReport> reports = new ArrayList<>();
                for (PackageReading reading : readings) {
                    VerifyReport report = verification.verify(reading);
                    reports.add(report);
                    if (!json) {
                        out.println(VerifyText.of(report));
                        out.flush();
                    }
                }
                if (json) {
                    out.println(VerifyJson.of(reports).toJson());
                }
                return exitCode(reports).value();
            }
        }
    }

    private Optional<Check> check() {
        if (only == null) {
            return Optional.empty();
        }
        return Optional.of(Arrays.stream(Check.values())
                .filter(check -> check.label().equals(only))
                .findFirst()
                .orElseThrow(() -> new UnusableException("--only takes one of "
                        + Arrays.stream(Check.values()).map(Check::label).collect(Collectors.joining(", ")) + ", got "
                        + only)));
    }

    private static Progress progress(PrintWriter err) {
        return (problem, what) -> {
            err.println(problem + ": " + what);
            err.flush();
        };
    }

    private static ExitCode exitCode(List<VerifyReport> reports) {
        if (reports.isEmpty()) {
            throw new UnusableException("there is no package to verify; name one");
        }
        if (reports.stream().anyMatch(VerifyReport::isBroken)) {
            return ExitCode.UNUSABLE;
        }
        return reports.stream().allMatch(VerifyReport::isGreen) ? ExitCode.FINE : ExitCode.NOT;
    }
}
