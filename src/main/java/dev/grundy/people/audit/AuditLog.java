package dev.grundy.people.audit;

import jakarta.enterprise.context.ApplicationScoped;
import jakarta.inject.Inject;
import java.time.Clock;
import java.util.List;
import java.util.Optional;
import java.util.function.Supplier;
import javax.sql.DataSource;

/**
 * Keeps the decisions of admins, moderators and operators. To be told within the transaction of the decision, as its last statement. A
 * transaction that adds an entry waits until the one before is committed or rolled back. Thread-safe.
 */
@ApplicationScoped
public class AuditLog {
    private final AuditRepository entries;
    private final Supplier<Actor> actor;
    private final Clock clock;

    @Inject
    AuditLog(DataSource database, RequestActor actor, Clock clock) {
        this(new AuditRepository(database), actor::now, clock);
    }

    private AuditLog(AuditRepository entries, Supplier<Actor> actor, Clock clock) {
        this.entries = entries;
        this.actor = actor;
        this.clock = clock;
    }

    /** For the command line, where the operator decides. */
    public static AuditLog ofOperator(DataSource database, Clock clock) {
        return new AuditLog(new AuditRepository(database), () -> Actor.OPERATOR, clock);
    }

    /** Decided by the sender of the request that is being worked on; by the operator where there is none. */
    public void record(Decision decision) {
        entries.add(decision, actor.get(), clock.instant());
    }

    /**
     * Latest first.
     *
     * @param before only those with a smaller id
     */
    public List<AuditEntry> list(AuditFilter filter, long before, int most) {
        return entries.list(filter, before, most);
    }

    /** Whether all entries are as they were written; reads all of them. */
    public Chain check() {
        return entries.check();
    }

    /** Of that name, without regard to case. */
    Optional<Long> accountNamed(String name) {
        return entries.accountNamed(name);
    }
}
