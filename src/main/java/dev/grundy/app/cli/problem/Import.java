package dev.grundy.app.cli.problem;

import dev.grundy.app.cli.output.ExitCode;
import dev.grundy.base.kernel.Places;
import dev.grundy.base.kernel.UnusableException;
import dev.grundy.format.exchange.Imported;
import dev.grundy.format.exchange.PackageImport;
import dev.grundy.format.pack.Fault;
import dev.grundy.format.read.tree.Archive;
import dev.grundy.format.template.PackageTemplate;
import dev.grundy.format.writeup.CompileCheck;
import dev.grundy.judge.judging.LocalJudge;
import dev.grundy.judge.sandbox.command.SandboxException;
import dev.grundy.judge.sandbox.host.Host;
import dev.grundy.judge.workshop.CompilesInCell;
import java.io.PrintWriter;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.concurrent.Callable;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

/** {@code ./grundy import FILE|DIR}: takes a problem of another format, or a write-up of one, into the directory of packages. */
@Command(
        name = "import",
        description =
                "Take in a problem: ICPC/Kattis, Polygon, DMOJ or library-checker, a directory or a zip;"
                        + " or a write-up, one markdown document with its pictures beside it. Exit code 0: imported, with a list of what is left to do; 2: nothing was imported.",
        mixinStandardHelpOptions = true)
public final class Import implements Callable<Integer> {
    @Parameters(
            index = "0",
            paramLabel = "FILE|DIR",
            description = "The directory, zip or markdown document to import.")
    private Path source = Path.of("");

    @Option(
            names = "--into",
            paramLabel = "DIR",
            description = "The directory of packages (default: problems in the checkout).")
    private @Nullable Path into;

    @Spec
    private CommandSpec spec;

    @Override
    public Integer call() {
        if (!Files.exists(source)) {
            throw new UnusableException("there is nothing at " + source + "; check the path");
        }
        PrintWriter out = spec.commandLine().getOut();
        Path problems = into == null ? Places.home().resolve("problems") : into;
        Imported imported;
        try (CellsOnDemand cells = new CellsOnDemand()) {
            imported = new PackageImport(problems, Archive.Limits.USUAL, cells).run(source);
        }
        out.println("imported " + imported.format().label() + " into " + imported.directory());
        imported.report().ifPresent(report -> report.lines().forEach(out::println));
        imported.losses().forEach(loss -> out.println("not carried over: " + loss));
        for (Fault fault : imported.reading().faults()) {
            out.println(imported.reading().name() + "/" + fault);
        }
        if (imported.reading().problem().isEmpty()) {
            out.println("the package is there and cannot be judged yet: fix the errors above, then run ./grundy verify "
                    + imported.directory());
        } else if (imported.report().isPresent()) {
            out.println("replace what is marked " + PackageTemplate.MARK + "; ./grundy verify " + imported.directory()
                    + " lists what is left");
        }
        return ExitCode.FINE.value();
    }

    /** Most imports compile nothing, so cells are made for the first program. */
    private static final class CellsOnDemand implements CompileCheck, AutoCloseable {
        private @Nullable LocalJudge judge;

        @Override
        public Answer of(String file, String program) {
            try {
                if (judge == null) {
                    judge = LocalJudge.open(
                            Host.look(Places.cellRunner()), Places.cache().resolve("judge"));
                }
            } catch (SandboxException e) {
                return new Answer(Kind.UNTRIED, String.valueOf(e.getMessage()));
            }
            return new CompilesInCell(judge.workshop()).of(file, program);
        }

        @Override
        public void close() {
            if (judge != null) {
                judge.close();
            }
        }
    }
}
