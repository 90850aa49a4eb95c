package dev.grundy.app.cli;

import dev.grundy.app.cli.output.ExitCode;
import dev.grundy.base.database.Database;
import dev.grundy.base.kernel.Places;
import dev.grundy.base.kernel.UnusableException;
import dev.grundy.studio.copy.PackageCheckout;
import dev.grundy.studio.copy.Snapshot;
import dev.grundy.studio.copy.StudioFiles;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.Callable;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

/** {@code ./grundy commit ABC-001}: takes a problem of the studio into a git checkout. */
@Command(
        name = "commit",
        description = {
            "Write a problem that is edited in the browser into a git checkout of packages, and commit it there.",
            "Nothing else is committed, nothing is pushed, and changes that are not committed stay."
        },
        mixinStandardHelpOptions = true)
final class Commit implements Callable<Integer> {
    private static final int SHORT_ID = 10;
    private static final int MOST_NAMES = 20;

    private final Map<String, String> environment;

    @Parameters(index = "0", paramLabel = "NAME", description = "The display id of the problem in the studio.")
    private String name = "";

    @Option(
            names = "--into",
            paramLabel = "DIR",
            description = "The directory of packages in the checkout (default: problems in this one).")
    private @Nullable Path into;

    @Option(
            names = {"-m", "--message"},
            paramLabel = "TEXT",
            description = "The commit's message (default: names the revision).")
    private @Nullable String message;

    @Option(names = "--data", paramLabel = "DIR", description = "The data directory of up.")
    private @Nullable Path data;

    @Spec
    private CommandSpec spec;

    Commit(Map<String, String> environment) {
        this.environment = environment;
    }

    @Override
    public Integer call() {
        Path problems = into == null ? Places.home().resolve("problems") : into;
        try (PackageCheckout checkout = PackageCheckout.around(problems)) {
            Snapshot problem = problem();
            String said = message == null || message.isBlank()
                    ? problem.name() + ": revision " + problem.revision() + " of the studio"
                    : message;
            Optional<String> commit = checkout.commit(problem, said);
            spec.commandLine().getOut().println(line(problem, problems, commit));
        }
        return ExitCode.FINE.value();
    }

    private static String line(Snapshot problem, Path problems, Optional<String> commit) {
        Path directory = problems.resolve(problem.name());
        return commit.map(id -> "committed " + id.substring(0, SHORT_ID) + ": revision " + problem.revision() + " of "
                        + problem.name() + " in " + directory + "; git push takes it further")
                .orElse(directory + " is revision " + problem.revision() + " already, and committed");
    }

    private Snapshot problem() {
        try (Database database = Database.join(Places.from(data, environment), environment)) {
            StudioFiles studio = new StudioFiles(database.address().source());
            return studio.named(name).orElseThrow(() -> new UnusableException(unknown(studio.names(MOST_NAMES))));
        }
    }

    private String unknown(List<String> names) {
        return "the studio has no problem '" + name + "'"
                + (names.isEmpty() ? "; it is empty" : "; changed last were " + String.join(", ", names));
    }
}
