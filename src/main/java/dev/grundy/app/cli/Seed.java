package dev.grundy.app.cli;

import dev.grundy.app.bench.load.Population;
import dev.grundy.app.bench.load.Seeding;
import dev.grundy.app.cli.output.ExitCode;
import dev.grundy.base.database.Database;
import dev.grundy.base.kernel.Places;
import java.nio.file.Path;
import java.util.concurrent.Callable;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Spec;

/** {@code ./grundy seed}: much data to look at pages with; for who works on Grundy, so the help does not list it. */
@Command(
        name = "seed",
        hidden = true,
        description = {
            "Fill the database of a running ./grundy up with people, problems and submissions, to look at pages with much in them.",
            "Only deleting DIR takes them out again. The problems are withdrawn at the next start."
        },
        mixinStandardHelpOptions = true)
final class Seed implements Callable<Integer> {
    @Option(names = "--people", paramLabel = "N", defaultValue = "1000", description = "default: ${DEFAULT-VALUE}")
    private int people;

    @Option(names = "--problems", paramLabel = "N", defaultValue = "200", description = "default: ${DEFAULT-VALUE}")
    private int problems;

    @Option(
            names = "--submissions",
            paramLabel = "N",
            defaultValue = "50000",
            description = "default: ${DEFAULT-VALUE}")
    private int submissions;

    @Option(
            names = "--data",
            paramLabel = "DIR",
            required = true,
            description = "The data directory of up. Has no default: use it for data that you can lose.")
    private @Nullable Path data;

    @Spec
    private CommandSpec spec;

    @Override
    public Integer call() {
        Population population = new Population(people, problems, submissions);
        String token = Seeding.token();
        try (Database database = Database.join(Places.from(data, System.getenv()), System.getenv())) {
            new Seeding(database.address().source()).add(population, token);
        }
        spec.commandLine()
                .getOut()
                .println("Seeded. " + Seeding.BUSIEST + " has sent most; a browser with the cookie grundy_session="
                        + token + " is signed in as that one.");
        return ExitCode.FINE.value();
    }
}
