package dev.grundy.app.cli.user;

import dev.grundy.base.kernel.Tier;
import dev.grundy.people.admin.TierDecisions;
import dev.grundy.people.audit.AuditAction;
import dev.grundy.people.security.SecurityEvent;
import dev.grundy.people.tier.Right;
import java.util.List;
import java.util.concurrent.Callable;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Parameters;

@Command(
        name = "revoke",
        description = "End the granted rights to a tier, or to both. Paid rights stay.",
        mixinStandardHelpOptions = true)
final class RevokeTier implements Callable<Integer> {
    @Mixin
    private AskedAccount asked = new AskedAccount();

    @Parameters(index = "1", paramLabel = "TIER", arity = "0..1", description = "basic or pro (default: both).")
    private @Nullable String tierCode;

    @Override
    public Integer call() {
        List<Tier> tiers = tierCode == null ? List.of(Tier.values()) : List.of(PaidTier.of(tierCode, "revoke"));
        return asked.change(account -> {
            Right before = account.entitlements().rightOf(account.id(), account.now());
            int ended = account.entitlements().revoke(account.id(), tiers, account.now());
            Right left = account.entitlements().rightOf(account.id(), account.now());
            account.record(SecurityEvent.TIER_CHANGED, left.tier().code());
            account.record(TierDecisions.of(AuditAction.TIER_ENDED, account.id(), before, left, ""));
            account.say("has " + left.tier().code() + " (" + ended + " ended"
                    + (left.equals(Right.FREE) || tiers.size() == 1
                            ? ""
                            : "; the rest is paid for: end it with the payment provider")
                    + ")");
        });
    }
}
