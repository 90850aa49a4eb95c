package dev.grundy.people.admin;

import dev.grundy.people.audit.AuditAction;
import dev.grundy.people.audit.AuditedChange;
import dev.grundy.people.audit.Decision;
import dev.grundy.people.audit.Subject;
import dev.grundy.people.tier.Right;
import java.time.Instant;
import java.util.Map;

/** Builds decisions about tiers for the audit log: the account's right before and its right after. */
public final class TierDecisions {
    private static final String OPEN = "open";

    private TierDecisions() {}

    public static Decision of(AuditAction action, long account, Right before, Right after, String reason) {
        return new Decision(action, Subject.ofAccount(account), new AuditedChange(state(before), state(after)), reason);
    }

    private static Map<String, String> state(Right right) {
        return Map.of("tier", right.tier().code(), "until", end(right.until()));
    }

    /** As the log writes it. */
    static String end(Instant until) {
        return until.equals(Instant.MAX) ? OPEN : until.toString();
    }
}
