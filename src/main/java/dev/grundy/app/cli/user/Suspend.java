package dev.grundy.app.cli.user;

import dev.grundy.base.kernel.UnusableException;
import dev.grundy.people.security.SecurityEvent;
import dev.grundy.people.suspension.End;
import dev.grundy.people.suspension.Suspension;
import dev.grundy.people.suspension.SuspensionDecisions;
import dev.grundy.people.suspension.SuspensionEvents;
import java.time.Instant;
import java.time.ZoneOffset;
import java.util.Optional;
import java.util.concurrent.Callable;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

@Command(
        name = "suspend",
        description =
                "Let an account read and not write. It can sign in, read, and export its own data, and it can send nothing. Replaces an earlier suspension.",
        mixinStandardHelpOptions = true)
final class Suspend implements Callable<Integer> {
    @Mixin
    private AskedAccount asked = new AskedAccount();

    @Option(
            names = "--reason",
            required = true,
            paramLabel = "TEXT",
            description = "Why, in up to 200 characters; the person reads it.")
    private String reason = "";

    @Option(
            names = "--until",
            paramLabel = "DATE",
            description =
                    "First day without the suspension, as 2027-01-31, or a moment, as 2027-01-31T18:00Z (default: no end).")
    private @Nullable String until;

    @Override
    public Integer call() {
        Suspension suspension =
                new Suspension(reason, asked.now(), Optional.ofNullable(until).map(Suspend::end));
        return asked.change(account -> {
            Optional<Suspension> earlier = account.suspensions().of(account.id(), account.now());
            if (!account.suspensions().put(account.id(), suspension)) {
                throw account.lastAdmin();
            }
            String detail = SuspensionEvents.detail(suspension);
            account.record(SecurityEvent.SUSPENDED, detail);
            account.record(SuspensionDecisions.suspended(account.id(), earlier, suspension));
            account.say("is suspended, " + detail);
        });
    }

    private static Instant end(String until) {
        return End.parse(until, ZoneOffset.UTC)
                .orElseThrow(() -> new UnusableException("--until '" + until
                        + "' is no day and no moment; write it as 2027-01-31 or 2027-01-31T18:00Z"));
    }
}
