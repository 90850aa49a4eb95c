package dev.grundy.app.cli;

import dev.grundy.app.backup.BackupProgress;
import dev.grundy.app.backup.Restoration;
import dev.grundy.app.backup.RestoredProblems;
import dev.grundy.app.cli.output.ExitCode;
import dev.grundy.app.cli.output.ProgressLine;
import dev.grundy.base.database.Database;
import dev.grundy.base.kernel.FileTree;
import dev.grundy.base.kernel.Places;
import dev.grundy.base.kernel.UnusableException;
import java.io.IOException;
import java.io.PrintWriter;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Map;
import java.util.concurrent.Callable;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

/** {@code ./grundy restore FILE}: a backup into a place where nothing is yet. */
@Command(
        name = "restore",
        description = {
            "Bring a backup back into an empty place: a new data directory, or the empty database that GRUNDY_DATABASE_URL names.",
            "The whole file is read and compared with its checksums first. A failure leaves nothing behind."
        },
        mixinStandardHelpOptions = true)
final class Restore implements Callable<Integer> {
    private final Map<String, String> environment;
    private final Path problems;

    @Parameters(paramLabel = "FILE", description = "A file that ./grundy backup wrote.")
    private Path file = Path.of("");

    @Option(
            names = "--data",
            paramLabel = "DIR",
            description = "The data directory that up will use (default: data in the checkout).")
    private @Nullable Path data;

    @Spec
    private CommandSpec spec;

    /** @param problems where packages belong */
    Restore(Map<String, String> environment, Path problems) {
        this.environment = environment;
        this.problems = problems;
    }

    @Override
    public Integer call() {
        ProgressLine line = ProgressLine.on(spec.commandLine().getErr(), false);
        BackupProgress progress = (phase, detail) -> line.show(phase + ", " + detail);
        Path directory = Places.from(data, environment);
        try (Restoration restoration = Restoration.of(file, progress)) {
            Restoration.Filled filled = fill(restoration, directory, progress);
            RestoredProblems packages = restoration.restoreProblems(problems, progress);
            line.end();
            tell(restoration, filled, packages, directory);
        } finally {
            line.end();
        }
        return ExitCode.FINE.value();
    }

    /** A server of our own that was made for this goes again when it stays empty. */
    private Restoration.Filled fill(Restoration restoration, Path directory, BackupProgress progress) {
        Path server = directory.resolve("postgres");
        boolean made = !Files.exists(server);
        try (Database database = Database.open(directory, environment)) {
            return restoration.fill(database.address(), progress);
        } catch (RuntimeException e) {
            if (made) {
                remove(server);
            }
            throw e;
        }
    }

    private static void remove(Path server) {
        try {
            if (Files.exists(server)) {
                FileTree.delete(server);
            }
        } catch (IOException e) {
            throw new UnusableException("nothing was restored, but " + server + " could not be removed: "
                    + e.getMessage() + "; remove it before the next try");
        }
    }

    private void tell(Restoration restoration, Restoration.Filled filled, RestoredProblems packages, Path directory) {
        PrintWriter out = spec.commandLine().getOut();
        out.printf(
                "restored what was there at %s: schema %s, %d rows%n",
                restoration.takenAt(), restoration.schema(), filled.rows());
        filled.warnings().forEach(warning -> out.println("PostgreSQL: " + warning));
        packages.written().forEach(name -> out.println("restored " + problems.resolve(shown(name))));
        packages.different()
                .forEach(name -> out.println(problems.resolve(shown(name))
                        + " is another than in the backup and stays as it is; the other: unzip " + file + " 'problems/"
                        + shown(name) + "/*'"));
        restoration.settings().ifPresent(settings -> out.println("settings: " + keep(settings, directory)));
        restoration.leftOut().forEach(left -> out.println("not in the backup: " + shown(left)));
        restoration
                .judgeLogins()
                .forEach(login -> out.println("not in the backup: login " + shown(login)
                        + ", of a judge node; make it as docs/operations.md says, unless this is the same server"));
    }

    /** The text comes from the file; it is shown on a terminal, and may be copied into a shell. */
    private static String shown(Object text) {
        return text.toString().replaceAll("[^\\p{L}\\p{N} .,:;_/()+-]", "?");
    }

    private static Path keep(String settings, Path directory) {
        Path kept = directory.resolve("restored-settings.env");
        try {
            Files.createDirectories(directory);
            return Files.writeString(kept, settings);
        } catch (IOException e) {
            throw new UnusableException("all is restored but the settings: cannot write " + kept + " (" + e
                    + "); they are settings.env in the backup");
        }
    }
}
