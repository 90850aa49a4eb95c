package dev.grundy.app.cli.problem;

import dev.grundy.app.cli.output.ExitCode;
import dev.grundy.base.kernel.Places;
import dev.grundy.base.kernel.UnusableException;
import dev.grundy.format.pack.Fault;
import dev.grundy.format.pack.PackageReading;
import dev.grundy.format.pack.ProblemPackage;
import dev.grundy.format.read.PackageReader;
import dev.grundy.judge.judging.LocalJudge;
import dev.grundy.judge.workshop.Workshop;
import dev.grundy.problem.paths.PathFiles;
import dev.grundy.studio.verify.ProofRecord;
import dev.grundy.studio.verify.Verification;
import dev.grundy.studio.verify.outcome.Check;
import dev.grundy.studio.verify.outcome.VerifyJson;
import dev.grundy.studio.verify.outcome.VerifyOptions;
import dev.grundy.studio.verify.outcome.VerifyProgress;
import dev.grundy.studio.verify.outcome.VerifyReport;
import dev.grundy.studio.verify.outcome.VerifyText;
import java.io.PrintWriter;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.Callable;
import java.util.function.Function;
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
                "Prove problem packages: list everything that is wrong with one, each with its cure. Exit code 0: all green,"
                        + " 1: not, 2: usage or a broken package.",
        mixinStandardHelpOptions = true)
public final class Verify implements Callable<Integer> {
    private static final String LESSONS = "lessons";

    @Parameters(
            arity = "0..*",
            paramLabel = "PROBLEM",
            description =
                    "Display ids, slugs, or paths of packages; 'lessons' for paths and lessons (default: all of problems/).")
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
            description = "Make one check, such as follows-from-rules, and the checks that it needs.")
    private @Nullable String only;

    @Option(
            names = "--thorough",
            description =
                    "Compare every accepted submission with the rules of the game on every instance, and on 10,000 random"
                            + " ones. It takes up to an hour for each problem. After an interruption it goes on where it was.")
    private boolean thorough;

    @Option(
            names = "--record",
            description =
                    "Make the checks that say the same on every machine, and keep their results as proof.json beside each package;"
                            + " a package with a red check keeps the file that it had.")
    private boolean record;

    @Option(
            names = "--recorded",
            description = "Make the same checks, and say in what the proof.json of each package differs.")
    private boolean recorded;

    @Spec
    private CommandSpec spec;

    @Override
    public Integer call() {
        if (freshSeeds < 0 || mutants < 0) {
            throw new UnusableException(
                    "--fresh and --mutants take numbers from 0 on, got " + freshSeeds + " and " + mutants);
        }
        refuseOddRecords();
        PrintWriter out = spec.commandLine().getOut();
        PrintWriter err = spec.commandLine().getErr();
        try (Problems problems = new Problems(Places.home().resolve("problems"), err)) {
            List<PackageReading> readings = names.isEmpty()
                    ? problems.all()
                    : names.stream()
                            .filter(name -> !name.equals(LESSONS))
                            .map(problems::reading)
                            .toList();
            try (LocalJudge judge =
                    LocalJudge.open(Places.cellRunner(), Places.cache().resolve("judge"))) {
                if (record || recorded) {
                    RecordKeeping keeping = new RecordKeeping(new ProofRecord(judge.workshop(), progress(err)), out);
                    return (record ? keeping.record(readings) : keeping.compare(readings)).value();
                }
                Verification verification = new Verification(
                        judge.workshop(), new VerifyOptions(freshSeeds, mutants, checks(), thorough), progress(err));
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
                boolean isRight = !isOfLessons() || proveLessons(problems, judge.workshop(), json ? err : out);
                ExitCode code = readings.isEmpty() && names.contains(LESSONS) ? ExitCode.FINE : exitCode(reports);
                return (isRight || code != ExitCode.FINE ? code : ExitCode.NOT).value();
            }
        }
    }

    /** Recorded proofs have checks of their own, and lie beside packages. */
    private void refuseOddRecords() {
        if (!record && !recorded) {
            return;
        }
        if (record && recorded || json || only != null || thorough || names.contains(LESSONS)) {
            throw new UnusableException(
                    "--record and --recorded cannot be combined with each other, --json, --only, --thorough or lessons");
        }
        names.stream()
                .filter(name -> Files.isRegularFile(Path.of(name)))
                .findFirst()
                .ifPresent(archive -> {
                    throw new UnusableException("a proof lies beside a package's files, and " + archive
                            + " is an archive; unpack it, and name the directory");
                });
    }

    private boolean isOfLessons() {
        return names.contains(LESSONS) || names.isEmpty() && only == null;
    }

    /** Tells what is wrong with paths and lessons; false if something is. */
    private static boolean proveLessons(Problems problems, Workshop workshop, PrintWriter out) {
        Path home = Places.home().resolve("problems");
        Map<String, ProblemPackage> packages = problems.all().stream()
                .flatMap(reading -> reading.problem().stream())
                .collect(Collectors.toMap(
                        pack -> pack.frontMatter().displayId(), Function.identity(), (first, second) -> first));
        List<Fault> faults = new ArrayList<>(PathFiles.faults(home));
        faults.addAll(new LessonProof(id -> Optional.ofNullable(packages.get(id)), workshop).faults(home));
        faults.forEach(fault -> out.println(PackageReader.PATHS + "/" + fault));
        out.println("lessons: " + (faults.isEmpty() ? "green" : "red"));
        out.flush();
        return faults.isEmpty();
    }

    private Set<Check> checks() {
        if (only == null) {
            return Check.all();
        }
        return Set.of(Arrays.stream(Check.values())
                .filter(check -> check.label().equals(only))
                .findFirst()
                .orElseThrow(() -> new UnusableException("--only takes one of "
                        + Arrays.stream(Check.values()).map(Check::label).collect(Collectors.joining(", ")) + ", got "
                        + only)));
    }

    private static VerifyProgress progress(PrintWriter err) {
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
