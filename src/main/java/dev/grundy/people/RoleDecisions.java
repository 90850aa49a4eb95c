package dev.grundy.people;

import dev.grundy.account.Role;
import dev.grundy.audit.AuditAction;
import dev.grundy.audit.Change;
import dev.grundy.audit.Decision;
import dev.grundy.audit.Subject;

/** What the audit log keeps of roles. */
public final class RoleDecisions {
    private RoleDecisions() {}

    public static Decision of(long account, Role before, Role after, String reason) {
        return new Decision(
                AuditAction.ROLE_CHANGED,
                Subject.ofAccount(account),
                Change.of("role", before.code(), after.code()),
                reason);
    }
}
