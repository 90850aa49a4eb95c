package dev.grundy.app.cli.user;

import dev.grundy.app.cli.output.ExitCode;
import dev.grundy.base.database.Database;
import dev.grundy.base.database.DatabaseException;
import dev.grundy.base.database.OneTransaction;
import dev.grundy.base.kernel.Places;
import dev.grundy.base.kernel.UnusableException;
import dev.grundy.people.tier.EntitlementRepository;
import java.nio.file.Path;
import java.time.Instant;
import java.util.Map;
import java.util.function.Consumer;
import javax.sql.DataSource;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

/** The arguments that all of these commands share: an account, and the address of the database. */
final class AskedAccount {
    @Parameters(index = "0", paramLabel = "NAME", description = "The account's name.")
    private String name = "";

    @Option(names = "--data", paramLabel = "DIR", description = "The data directory of up.")
    private @Nullable Path data;

    @Spec(Spec.Target.MIXEE)
    private CommandSpec command;

    Instant now() {
        return user().clock().instant();
    }

    private User user() {
        return (User) command.parent().userObject();
    }

    /** Does that to the account, all of it or nothing; answers the exit code. */
    int change(Consumer<FoundAccount> act) {
        Map<String, String> environment = user().environment();
        try (Database database = Database.join(Places.from(data, environment), environment)) {
            return OneTransaction.on(database.address().source(), one -> {
                act.accept(new FoundAccount(
                        id(one),
                        name,
                        one,
                        user().clock(),
                        command.commandLine().getOut()));
                return ExitCode.FINE.value();
            });
        }
    }

    private long id(DataSource database) {
        try {
            return new EntitlementRepository(database)
                    .accountNamed(name.strip())
                    .orElseThrow(() -> new UnusableException(
                            "there is no account '" + name + "'; register it on the pages first"));
        } catch (DatabaseException e) {
            throw new UnusableException(
                    e.getMessage() + "; if Grundy never ran on this database, run ./grundy up once");
        }
    }
}
