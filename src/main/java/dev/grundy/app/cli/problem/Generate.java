package dev.grundy.app.cli.problem;

import dev.grundy.app.cli.output.ExitCode;
import dev.grundy.base.kernel.Places;
import dev.grundy.base.kernel.UnusableException;
import dev.grundy.format.pack.ProblemPackage;
import dev.grundy.judge.judging.LocalJudge;
import dev.grundy.studio.verify.TestFiles;
import java.nio.file.Path;
import java.util.concurrent.Callable;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

/** {@code ./grundy generate PROBLEM --out DIR}: writes a package's tests. */
@Command(
        name = "generate",
        description = "Write all tests of a package as files, or pin their hashes.",
        mixinStandardHelpOptions = true)
public final class Generate implements Callable<Integer> {
    @Parameters(index = "0", paramLabel = "PROBLEM", description = "A display id, a slug, or the path of a package.")
    private String problem = "";

    @Option(names = "--out", paramLabel = "DIR", description = "Write the inputs and answers below this directory.")
    private @Nullable Path out;

    @Option(names = "--pin", description = "Write the tests' hashes into the package's generators/hashes.json.")
    private boolean pin;

    @Spec
    private CommandSpec spec;

    @Override
    public Integer call() {
        if (out == null && !pin) {
            throw new UnusableException("say where to write the tests with --out DIR, or --pin their hashes");
        }
        try (Problems problems = new Problems(
                        Places.home().resolve("problems"), spec.commandLine().getErr());
                LocalJudge judge =
                        LocalJudge.open(Places.cellRunner(), Places.cache().resolve("judge"))) {
            ProblemPackage found = problems.find(problem);
            TestFiles tests = TestFiles.make(judge.workshop(), found);
            if (out != null) {
                tests.write(out);
            }
            if (pin) {
                tests.pin();
            }
            spec.commandLine().getOut().println(found.name() + ": " + tests.count() + " tests");
            return ExitCode.FINE.value();
        }
    }
}
