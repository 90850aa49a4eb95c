package dev.grundy.app.cli;

import dev.grundy.app.backup.Backup;
import dev.grundy.app.cli.output.ExitCode;
import dev.grundy.app.cli.output.ProgressLine;
import dev.grundy.base.database.Database;
import dev.grundy.base.kernel.Places;
import java.io.PrintWriter;
import java.nio.file.Path;
import java.util.Locale;
import java.util.Map;
import java.util.concurrent.Callable;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

/** {@code ./grundy backup FILE}: everything as one file, while Grundy runs or while it does not. */
@Command(
        name = "backup",
        description = {
            "Write database, packages and settings of one instant into one file. Grundy may run meanwhile.",
            "Settings come from the environment of this command, without secrets. The file is as secret as the database."
        },
        mixinStandardHelpOptions = true)
final class BackUp implements Callable<Integer> {
    private static final double MEBIBYTE = 1 << 20;

    private final Map<String, String> environment;

    @Parameters(paramLabel = "FILE", description = "Where it goes; must not be there yet.")
    private Path file = Path.of("");

    @Option(names = "--data", paramLabel = "DIR", description = "The data directory of up.")
    private @Nullable Path data;

    @Option(names = "--quiet", description = "Print errors only.")
    private boolean quiet;

    @Spec
    private CommandSpec spec;

    BackUp(Map<String, String> environment) {
        this.environment = environment;
    }

    @Override
    public Integer call() {
        Backup.refuseUnlessFree(file);
        PrintWriter out = spec.commandLine().getOut();
        ProgressLine progress = ProgressLine.on(spec.commandLine().getErr(), quiet);
        Backup.Made made;
        try (Database database = Database.join(Places.from(data, environment), environment)) {
            made = new Backup(release(spec), database.address(), Places.home().resolve("problems"), environment)
                    .write(file, (phase, detail) -> progress.show(phase + ", " + detail));
        } finally {
            progress.end();
        }
        if (!quiet) {
            made.leftOut().forEach(left -> out.println("left out: " + left));
            out.printf(
                    Locale.ROOT,
                    "wrote %s, %.1f MiB: schema %s, %d rows%n",
                    file,
                    made.bytes() / MEBIBYTE,
                    made.schema(),
                    made.rows());
        }
        return ExitCode.FINE.value();
    }

    private static String release(CommandSpec spec) {
        return spec.root().version()[0];
    }
}
