package dev.grundy.app.cli.user;

import dev.grundy.base.kernel.Tier;
import dev.grundy.base.kernel.UnusableException;
import dev.grundy.people.admin.TierDecisions;
import dev.grundy.people.audit.AuditAction;
import dev.grundy.people.security.SecurityEvent;
import dev.grundy.people.tier.Entitlement;
import dev.grundy.people.tier.Right;
import java.time.Instant;
import java.time.LocalDate;
import java.time.ZoneOffset;
import java.util.concurrent.Callable;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

@Command(name = "grant", description = "Give an account the right to a tier.", mixinStandardHelpOptions = true)
final class GrantTier implements Callable<Integer> {
    @Mixin
    private AskedAccount asked = new AskedAccount();

    @Parameters(index = "1", paramLabel = "TIER", description = "basic or pro.")
    private String tierCode = "";

    @Option(
            names = "--until",
            paramLabel = "DATE",
            description = "First day without the right, as 2027-01-31 (default: no end).")
    private @Nullable LocalDate until;

    @Override
    public Integer call() {
        Tier tier = PaidTier.of(tierCode, "grant");
        Instant now = asked.now();
        Instant end =
                until == null ? Instant.MAX : until.atStartOfDay(ZoneOffset.UTC).toInstant();
        if (!end.isAfter(now)) {
            throw new UnusableException("--until " + until + " is not in the future; write a later date");
        }
        return asked.change(account -> {
            Right before = account.entitlements().rightOf(account.id(), now);
            account.entitlements().grant(new Entitlement(account.id(), tier, now, end), now);
            String granted = tier.code() + (until == null ? "" : " until " + until);
            account.record(SecurityEvent.TIER_CHANGED, granted);
            Right after = account.entitlements().rightOf(account.id(), now);
            account.record(TierDecisions.of(AuditAction.TIER_GRANTED, account.id(), before, after, ""));
            account.say("has " + granted);
        });
    }
}
