package dev.grundy.app.cli.user;

import java.time.Clock;
import java.util.Map;
import picocli.CommandLine.Command;

/** {@code ./grundy user …}: what an operator does to accounts; works while Grundy runs and while it does not. */
@Command(
        name = "user",
        description = "Grant and revoke tiers, change roles, help people who cannot sign in, suspend people.",
        synopsisSubcommandLabel =
                "(grant | revoke | show | role | one-time-password | forget-second-factor | suspend | unsuspend)",
        subcommands = {
            GrantTier.class,
            RevokeTier.class,
            ShowAccount.class,
            ChangeRole.class,
            MakeOneTimePassword.class,
            ForgetSecondFactor.class,
            Suspend.class,
            Unsuspend.class
        },
        mixinStandardHelpOptions = true)
public record User(Clock clock, Map<String, String> environment) {}
