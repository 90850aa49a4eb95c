package dev.grundy.people.subscription.payment;

import dev.grundy.base.database.Sql;
import jakarta.enterprise.context.ApplicationScoped;
import java.time.Instant;
import java.util.Optional;
import javax.sql.DataSource;

/** The table {@code payment_event}. Each method is one statement. Thread-safe. */
@ApplicationScoped
public class PaymentEventRepository {
    private static final Sql KNOWN = Sql.of("select true from payment_event where event_id = :id");
    private static final Sql ADD = Sql.of("""
            insert into payment_event (event_id, kind, account_id, created_at, received_at)
            values (:id, :kind, :account, :created, :now) on conflict do nothing""");
    private static final Sql FORGET = Sql.of("delete from payment_event where received_at < :before");

    private final DataSource database;

    PaymentEventRepository(DataSource database) {
        this.database = database;
    }

    public boolean knows(PaymentEvent event) {
        return KNOWN.on(database).with("id", event.id()).find(row -> true).isPresent();
    }

    /**
     * Within the transaction that writes the event's outcome; another that adds the same event meanwhile waits for its end.
     *
     * @param account the one it concerns
     * @return false when it was there before
     */
    public boolean add(PaymentEvent event, Optional<Long> account, Instant now) {
        return ADD.on(database)
                        .with("id", event.id())
                        .with("kind", event.kind())
                        .with("account", account.orElse(null))
                        .with("created", event.createdAt())
                        .with("now", now)
                        .update()
                == 1;
    }

    public void forgetBefore(Instant before) {
        FORGET.on(database).with("before", before).update();
    }
}
