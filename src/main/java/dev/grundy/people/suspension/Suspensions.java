package dev.grundy.people.suspension;

import dev.grundy.base.kernel.Remembered;
import dev.grundy.people.audit.AuditLog;
import dev.grundy.people.security.SecurityEvent;
import dev.grundy.people.security.SecurityLog;
import io.quarkus.narayana.jta.QuarkusTransaction;
import jakarta.enterprise.context.ApplicationScoped;
import java.time.Clock;
import java.util.List;
import java.util.Optional;
import javax.sql.DataSource;

/** Suspends people, ends that, and answers who is suspended. Thread-safe. */
@ApplicationScoped
class Suspensions {
    private static final int MOST_REMEMBERED = 10_000;
    private static final int MOST_LISTED = 200;

    private final SuspensionRepository suspensions;
    private final SecurityLog log;
    private final SecurityLog unsigned;
    private final AuditLog audit;
    private final Clock clock;
    private final Remembered<Long, Optional<Suspension>> remembered;

    Suspensions(
            SuspensionRepository suspensions,
            DataSource database,
            SecurityLog log,
            AuditLog audit,
            SuspensionConfig config,
            Clock clock) {
        this.suspensions = suspensions;
        this.log = log;
        this.unsigned = SecurityLog.ofOperator(database, clock);
        this.audit = audit;
        this.clock = clock;
        this.remembered = new Remembered<>(config.rememberedFor(), MOST_REMEMBERED, clock);
    }

    /** Empty for a person who may write. */
    Optional<Suspension> of(long account) {
        return remembered
                .get(account, () -> suspensions.of(account, clock.instant()))
                .filter(suspension -> suspension.holds(clock.instant()));
    }

    /** In place of an earlier one; false where it would leave no admin who may act. */
    boolean suspend(Admin admin, NamedAccount named, Suspension suspension) {
        boolean done = QuarkusTransaction.requiringNew().call(() -> {
            Optional<Suspension> earlier = suspensions.of(named.account(), clock.instant());
            if (!suspensions.put(named.account(), suspension)) {
                return false;
            }
            // The person reads their own log: where the admin was is not for them.
            unsigned.record(SecurityEvent.SUSPENDED, named.account(), SuspensionEvents.detail(suspension));
            log.record(SecurityEvent.SUSPENSION_DECIDED, admin.account(), named.name());
            audit.record(SuspensionDecisions.suspended(named.account(), earlier, suspension));
            return true;
        });
        remembered.forget(named.account());
        return done;
    }

    /** Whether there was one to end. */
    boolean end(Admin admin, NamedAccount named) {
        boolean done = QuarkusTransaction.requiringNew().call(() -> {
            Optional<Suspension> earlier = suspensions.of(named.account(), clock.instant());
            if (!suspensions.end(named.account(), clock.instant())) {
                return false;
            }
            unsigned.record(SecurityEvent.SUSPENSION_ENDED, named.account(), "");
            log.record(SecurityEvent.SUSPENSION_DECIDED, admin.account(), named.name());
            audit.record(SuspensionDecisions.ended(named.account(), earlier));
            return true;
        });
        remembered.forget(named.account());
        return done;
    }

    /** Those that hold, the latest first, 200 at most. */
    List<SuspendedPerson> list() {
        return suspensions.list(clock.instant(), MOST_LISTED);
    }

    /** The admin who decides. */
    record Admin(long account) {}
}
