package dev.grundy.app.cli.problem;

import dev.grundy.app.cli.output.ExitCode;
import dev.grundy.base.kernel.Places;
import dev.grundy.base.kernel.UnusableException;
import dev.grundy.format.template.PackageTemplate;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Optional;
import java.util.UUID;
import java.util.concurrent.Callable;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

/** {@code ./grundy new ABC-001}: lays out a package for a new problem. */
@Command(
        name = "new",
        description = "Create a package for a new problem: complete, but for what only its author can write.",
        mixinStandardHelpOptions = true)
public final class New implements Callable<Integer> {
    @Parameters(
            index = "0",
            paramLabel = "ID",
            description = "The display id: capital letters, a hyphen and a number, such as ABC-001.")
    private String displayId = "";

    @Option(
            names = "--into",
            paramLabel = "DIR",
            description = "The directory of packages (default: problems in the checkout).")
    private @Nullable Path into;

    @Spec
    private CommandSpec spec;

    @Override
    public Integer call() {
        if (!PackageTemplate.isDisplayId(displayId)) {
            throw new UnusableException("'" + displayId
                    + "' is no display id: write capital letters, a hyphen and a number, such as ABC-001");
        }
        Path problems = into == null ? Places.home().resolve("problems") : into;
        Path directory = problems.resolve(displayId);
        if (Files.exists(directory)) {
            throw new UnusableException("there is " + directory + " already; choose another id or remove it first");
        }
        new PackageTemplate(displayId, UUID.randomUUID(), Optional.empty()).layOutIn(directory);
        spec.commandLine()
                .getOut()
                .println("laid out " + directory + ": replace what is marked " + PackageTemplate.MARK
                        + "; ./grundy verify " + (into == null ? displayId : directory) + " lists what is left");
        return ExitCode.FINE.value();
    }
}
