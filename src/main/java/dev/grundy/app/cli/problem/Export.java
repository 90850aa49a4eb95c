package dev.grundy.app.cli.problem;

import dev.grundy.app.cli.output.ExitCode;
import dev.grundy.base.kernel.Places;
import dev.grundy.base.kernel.UnusableException;
import dev.grundy.format.exchange.export.ExportFormat;
import dev.grundy.format.exchange.export.Exported;
import dev.grundy.format.exchange.export.PackageExport;
import dev.grundy.format.exchange.export.TestMaker;
import dev.grundy.format.pack.ProblemPackage;
import dev.grundy.format.pack.test.InputSource;
import dev.grundy.format.pack.test.TestCase;
import dev.grundy.judge.judging.LocalJudge;
import dev.grundy.judge.make.Generation;
import dev.grundy.judge.workshop.ReadyProblem;
import dev.grundy.judge.workshop.Workshop;
import java.io.PrintWriter;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.concurrent.Callable;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

/** {@code ./grundy export PROBLEM}: gives a package out as an archive of another format. */
@Command(
        name = "export",
        description = "Write a problem as an archive that other systems read.",
        mixinStandardHelpOptions = true)
public final class Export implements Callable<Integer> {
    @Parameters(index = "0", paramLabel = "PROBLEM", description = "A display id, a slug, or the path of a package.")
    private String problem = "";

    @Option(
            names = "--format",
            paramLabel = "FORMAT",
            defaultValue = "icpc-2025-09",
            description = "icpc-2025-09, legacy or polygon (default: ${DEFAULT-VALUE}).")
    private String format = "";

    @Option(names = "--out", paramLabel = "FILE", description = "The archive (default: PROBLEM-FORMAT.zip here).")
    private @Nullable Path out;

    @Spec
    private CommandSpec spec;

    @Override
    public Integer call() {
        ExportFormat chosen = ExportFormat.of(format)
                .orElseThrow(() -> new UnusableException("there is no format '" + format + "'; there are "
                        + String.join(
                                ", ",
                                Arrays.stream(ExportFormat.values())
                                        .map(ExportFormat::label)
                                        .toList())));
        PrintWriter printer = spec.commandLine().getOut();
        try (Problems problems = new Problems(
                        Places.home().resolve("problems"), spec.commandLine().getErr());
                LocalJudge judge =
                        LocalJudge.open(Places.cellRunner(), Places.cache().resolve("judge"))) {
            ProblemPackage found = problems.find(problem);
            Path archive = out == null ? Path.of(found.name() + "-" + chosen.label() + ".zip") : out;
            Exported exported = new PackageExport(new InCells(found, judge.workshop())).run(found, chosen, archive);
            printer.println("wrote " + exported.archive());
            exported.losses().forEach(loss -> printer.println("not carried over: " + loss));
            return ExitCode.FINE.value();
        }
    }

    /** The package's own programs, run in cells. */
    private static final class InCells implements TestMaker {
        private final Generation generation;
        private final Workshop workshop;

        InCells(ProblemPackage problem, Workshop workshop) {
            this.generation = new Generation(new ReadyProblem(problem, workshop));
            this.workshop = workshop;
        }

        @Override
        public byte[] input(InputSource.Generated input) {
            return generation.input(input.call());
        }

        @Override
        public byte[] answer(TestCase test) {
            return workshop.store().read(generation.prepare(test).answer());
        }
    }
}
