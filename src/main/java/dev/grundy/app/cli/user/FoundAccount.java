package dev.grundy.app.cli.user;

import dev.grundy.base.kernel.UnusableException;
import dev.grundy.people.audit.AuditAction;
import dev.grundy.people.audit.AuditLog;
import dev.grundy.people.audit.AuditedChange;
import dev.grundy.people.audit.Decision;
import dev.grundy.people.audit.Subject;
import dev.grundy.people.security.SecurityEvent;
import dev.grundy.people.security.SecurityLog;
import dev.grundy.people.suspension.SuspensionRepository;
import dev.grundy.people.tier.EntitlementRepository;
import dev.grundy.people.tier.Entitlements;
import java.io.PrintWriter;
import java.time.Clock;
import java.time.Instant;
import javax.sql.DataSource;

/** An account, within the transaction that changes it. Its changes go into both logs as the operator's. */
record FoundAccount(long id, String name, DataSource database, Clock clock, PrintWriter out) {
    Instant now() {
        return clock.instant();
    }

    Entitlements entitlements() {
        return new Entitlements(new EntitlementRepository(database));
    }

    SuspensionRepository suspensions() {
        return new SuspensionRepository(database);
    }

    void record(SecurityEvent event, String detail) {
        SecurityLog.ofOperator(database, clock).record(event, id, detail);
    }

    void record(Decision decision) {
        AuditLog.ofOperator(database, clock).record(decision);
    }

    /** Records a decision about the account that changes nothing which the log would show. */
    void record(AuditAction action) {
        record(new Decision(action, Subject.ofAccount(id), AuditedChange.NONE, ""));
    }

    UnusableException lastAdmin() {
        return new UnusableException(name
                + " is the last admin who is not suspended: nobody would be left to act; make another admin first");
    }

    /** Prints a line that begins with the account's name. */
    void say(String what) {
        out.println(name + " " + what);
    }
}
