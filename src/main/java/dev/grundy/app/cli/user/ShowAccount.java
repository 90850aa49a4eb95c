package dev.grundy.app.cli.user;

import dev.grundy.people.suspension.SuspensionEvents;
import dev.grundy.people.tier.Right;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;

@Command(
        name = "show",
        description = "Show which tier an account has, and until when.",
        mixinStandardHelpOptions = true)
final class ShowAccount implements Callable<Integer> {
    @Mixin
    private AskedAccount asked = new AskedAccount();

    @Override
    public Integer call() {
        return asked.change(account -> {
            Right right = account.entitlements().rightOf(account.id(), account.now());
            account.say("has " + right.tier().code() + (right.isEndless() ? "" : " until " + right.until()));
            account.suspensions()
                    .of(account.id(), account.now())
                    .ifPresent(held -> account.say("is suspended, " + SuspensionEvents.detail(held)));
        });
    }
}
