package dev.grundy.app.cli.user;

import dev.grundy.people.security.SecurityEvent;
import dev.grundy.people.suspension.Suspension;
import dev.grundy.people.suspension.SuspensionDecisions;
import java.util.Optional;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;

@Command(name = "unsuspend", description = "End the suspension of an account.", mixinStandardHelpOptions = true)
final class Unsuspend implements Callable<Integer> {
    @Mixin
    private AskedAccount asked = new AskedAccount();

    @Override
    public Integer call() {
        return asked.change(account -> {
            Optional<Suspension> earlier = account.suspensions().of(account.id(), account.now());
            boolean ended = account.suspensions().end(account.id(), account.now());
            if (ended) {
                account.record(SecurityEvent.SUSPENSION_ENDED, "");
                account.record(SuspensionDecisions.ended(account.id(), earlier));
            }
            account.say(ended ? "is not suspended any more" : "was not suspended");
        });
    }
}
