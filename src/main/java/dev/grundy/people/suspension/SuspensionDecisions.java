package dev.grundy.people.suspension;

import dev.grundy.people.audit.AuditAction;
import dev.grundy.people.audit.AuditedChange;
import dev.grundy.people.audit.Decision;
import dev.grundy.people.audit.Subject;
import java.util.Map;
import java.util.Optional;

/** Builds decisions about suspensions for the audit log. */
public final class SuspensionDecisions {
    private static final String REASON = "reason";
    private static final String UNTIL = "until";
    private static final String OPEN = "open";

    private SuspensionDecisions() {}

    /** @param earlier that held until then and is replaced */
    public static Decision suspended(long account, Optional<Suspension> earlier, Suspension suspension) {
        AuditedChange change =
                new AuditedChange(earlier.map(SuspensionDecisions::state).orElse(Map.of()), state(suspension));
        return new Decision(AuditAction.SUSPENDED, Subject.ofAccount(account), change, suspension.reason());
    }

    /** @param ended empty where it was over already, and only its row was left */
    public static Decision ended(long account, Optional<Suspension> ended) {
        AuditedChange change =
                AuditedChange.ended(ended.map(SuspensionDecisions::state).orElse(Map.of()));
        return new Decision(AuditAction.SUSPENSION_ENDED, Subject.ofAccount(account), change, "");
    }

    private static Map<String, String> state(Suspension suspension) {
        return Map.of(
                REASON,
                suspension.reason(),
                UNTIL,
                suspension.until().map(Object::toString).orElse(OPEN));
    }
}
