package dev.grundy.people.admin;

import dev.grundy.people.account.Role;
import dev.grundy.people.audit.AuditAction;
import dev.grundy.people.audit.AuditedChange;
import dev.grundy.people.audit.Decision;
import dev.grundy.people.audit.Subject;

/** Builds decisions about roles for the audit log. */
public final class RoleDecisions {
    private RoleDecisions() {}

    public static Decision of(long account, Role before, Role after, String reason) {
        return new Decision(
                AuditAction.ROLE_CHANGED,
                Subject.ofAccount(account),
                AuditedChange.of("role", before.code(), after.code()),
                reason);
    }
}
