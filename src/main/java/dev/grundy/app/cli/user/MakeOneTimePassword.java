package dev.grundy.app.cli.user;

import dev.grundy.people.audit.AuditAction;
import dev.grundy.people.password.OneTimePassword;
import dev.grundy.people.security.SecurityEvent;
import java.security.SecureRandom;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;

@Command(
        name = "one-time-password",
        description =
                "Replace an account's password by one that is shown here once, and sign it out everywhere. A sign-in with it asks for a new one first.",
        mixinStandardHelpOptions = true)
final class MakeOneTimePassword implements Callable<Integer> {
    /** As the pages' default, which their setting does not change: the first sign-in replaces it. */
    private static final int BCRYPT_COST = 12;

    @Mixin
    private AskedAccount asked = new AskedAccount();

    @Override
    public Integer call() {
        OneTimePassword password = OneTimePassword.draw(new SecureRandom(), BCRYPT_COST);
        return asked.change(account -> {
            password.give(account.database(), account.id(), account.now());
            OneTimePassword.revokeTokens(account.database(), account.id(), account.now());
            account.record(SecurityEvent.ONE_TIME_PASSWORD_MADE, "");
            account.record(AuditAction.ONE_TIME_PASSWORD_MADE);
            account.out().println(password.value());
        });
    }
}
