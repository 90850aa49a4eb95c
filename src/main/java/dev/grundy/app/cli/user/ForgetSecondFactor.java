package dev.grundy.app.cli.user;

import dev.grundy.base.kernel.UnusableException;
import dev.grundy.people.audit.AuditAction;
import dev.grundy.people.factor.SecondFactorRepository;
import dev.grundy.people.security.SecurityEvent;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;

@Command(
        name = "forget-second-factor",
        description =
                "Take a lost second factor away and sign the account out everywhere. The password alone then opens it.",
        mixinStandardHelpOptions = true)
final class ForgetSecondFactor implements Callable<Integer> {
    @Mixin
    private AskedAccount asked = new AskedAccount();

    @Override
    public Integer call() {
        return asked.change(account -> {
            SecondFactorRepository factors = new SecondFactorRepository(account.database());
            if (!factors.hasFirstFactor(account.id())) {
                throw new UnusableException(
                        account.name()
                                + " has neither a password nor a provider's identity, so nobody could get in without the passkeys; set a password first: /forgotten-password mails a link, if the account has an address");
            }
            boolean taken = factors.takeAway(account.id());
            account.record(taken ? SecurityEvent.SECOND_FACTOR_REMOVED : SecurityEvent.SESSIONS_ENDED, "");
            account.record(taken ? AuditAction.SECOND_FACTOR_FORGOTTEN : AuditAction.SIGNED_OUT);
            account.say(
                    taken
                            ? "has no second factor any more and is signed out everywhere"
                            : "had no second factor; signed out everywhere");
        });
    }
}
