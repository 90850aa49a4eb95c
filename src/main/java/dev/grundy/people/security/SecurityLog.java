package dev.grundy.people.security;

import dev.grundy.base.kernel.SingleLine;
import io.quarkus.scheduler.Scheduled;
import jakarta.enterprise.context.ApplicationScoped;
import jakarta.inject.Inject;
import java.time.Clock;
import java.time.Duration;
import java.util.List;
import java.util.function.Supplier;
import javax.sql.DataSource;
import org.jspecify.annotations.Nullable;

/**
 * Keeps events that concern the safety of accounts, with the address and the browser of the request that is being worked on. An event
 * recorded within a transaction is kept if that is committed: a refusal is recorded outside of one that will be rolled back. Thread-safe.
 */
@ApplicationScoped
public class SecurityLog {
    private static final int LONGEST_DETAIL = 200;

    private final SecurityEventRepository events;
    private final Supplier<EventOrigin> origin;
    private final Duration kept;
    private final Clock clock;

    @Inject
    SecurityLog(DataSource database, RequestOrigin origin, SecurityConfig config, Clock clock) {
        this(new SecurityEventRepository(database), origin::now, config.kept(), clock);
    }

    private SecurityLog(SecurityEventRepository events, Supplier<EventOrigin> origin, Duration kept, Clock clock) {
        this.events = events;
        this.origin = origin;
        this.kept = kept;
        this.clock = clock;
    }

    /** For the command line, where events come from the operator. */
    public static SecurityLog ofOperator(DataSource database, Clock clock) {
        return new SecurityLog(new SecurityEventRepository(database), () -> EventOrigin.OPERATOR, Duration.ZERO, clock);
    }

    /**
     * @param detail the thing that the event is about, such as the name of a token, cut to one line of 200 characters. May be empty, and is
     *               shown to the person and to admins: no secret, and nothing that a stranger typed
     */
    public void record(SecurityEvent kind, long accountId, String detail) {
        add(kind, accountId, detail);
    }

    /** Of nobody who is known: a name without an account, a token that is nobody's. */
    public void recordOfNobody(SecurityEvent kind, String detail) {
        add(kind, null, detail);
    }

    /** Latest first. */
    public List<RecordedEvent> list(EventFilter filter, int most) {
        return events.list(filter, most);
    }

    @Scheduled(every = "1h", delayed = "10m")
    void forgetOld() {
        events.forgetBefore(clock.instant().minus(kept));
    }

    private void add(SecurityEvent kind, @Nullable Long account, String detail) {
        events.add(kind, account, SingleLine.of(detail, LONGEST_DETAIL), origin.get(), clock.instant());
    }
}
