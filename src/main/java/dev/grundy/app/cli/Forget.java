package dev.grundy.app.cli;

import dev.grundy.app.cli.output.ExitCode;
import dev.grundy.app.retention.Retention;
import dev.grundy.app.retention.Retention.Due;
import dev.grundy.app.retention.Retention.Freed;
import dev.grundy.app.retention.RetentionConfig;
import dev.grundy.base.database.Database;
import dev.grundy.base.kernel.Places;
import dev.grundy.base.kernel.UnusableException;
import io.quarkus.runtime.configuration.DurationConverter;
import io.smallrye.config.ConfigValidationException;
import io.smallrye.config.EnvConfigSource;
import io.smallrye.config.SmallRyeConfigBuilder;
import io.smallrye.config.SysPropConfigSource;
import java.io.PrintWriter;
import java.nio.file.Path;
import java.time.Clock;
import java.time.Duration;
import java.util.Locale;
import java.util.Map;
import java.util.concurrent.Callable;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Spec;

/** {@code ./grundy retention}: what is older than it is kept, said and emptied; works while Grundy runs and while it does not. */
@Command(
        name = "retention",
        description = {
            "Say how much room the details of old judgings take, and empty them. A node that serves pages does so by itself, bit by bit.",
            "The keys grundy.retention.superseded and grundy.retention.details say how long they are kept, as for up."
        },
        mixinStandardHelpOptions = true)
final class Forget implements Callable<Integer> {
    private static final double MEBIBYTE = 1 << 20;
    /** As sources of configuration rank by convention. */
    private static final int ENVIRONMENT_RANK = 300;

    private static final int CONVERTER_RANK = 200;

    private final Clock clock;
    private final Map<String, String> environment;

    @Option(names = "--dry-run", description = "Say how much, and empty nothing.")
    private boolean dryRun;

    @Option(names = "--data", paramLabel = "DIR", description = "The data directory of up.")
    private @Nullable Path data;

    @Spec
    private CommandSpec spec;

    Forget(Clock clock, Map<String, String> environment) {
        this.clock = clock;
        this.environment = environment;
    }

    @Override
    public Integer call() {
        PrintWriter out = spec.commandLine().getOut();
        RetentionConfig config = config();
        try (Database database = Database.join(Places.from(data, environment), environment)) {
            Retention retention = new Retention(database.address().source(), config, clock);
            Due due = retention.due();
            out.println(line("not counting any more", config.superseded(), due.superseded()));
            out.println(due.counting()
                    .map(freed -> line("counting", config.details().orElseThrow(), freed))
                    .orElse("judgings counting: keep their details for ever (grundy.retention.details)"));
            if (!dryRun) {
                empty(retention, out);
            }
        }
        return ExitCode.FINE.value();
    }

    private static void empty(Retention retention, PrintWriter out) {
        while (retention.emptySome() > 0) {
            // A batch at a time, so that nobody waits for rows.
        }
        out.println("emptied; PostgreSQL uses the space again, and gives it back to the disk by VACUUM FULL alone");
    }

    private static String line(String which, Duration kept, Freed freed) {
        return String.format(
                Locale.ROOT,
                "judgings %s for %d days: %d, about %.1f MiB",
                which,
                kept.toDays(),
                freed.judgings(),
                freed.bytes() / MEBIBYTE);
    }

    /** @throws UnusableException for a value that is no time */
    private RetentionConfig config() {
        try {
            return new SmallRyeConfigBuilder()
                    .withSources(new SysPropConfigSource(), new EnvConfigSource(environment, ENVIRONMENT_RANK))
                    .withConverter(Duration.class, CONVERTER_RANK, new DurationConverter())
                    .withMapping(RetentionConfig.class)
                    .build()
                    .getConfigMapping(RetentionConfig.class);
        } catch (ConfigValidationException e) {
            throw new UnusableException("cannot read how long details are kept ("
                    + e.getProblem(0).getMessage() + "); write a time such as 30d");
        }
    }
}
