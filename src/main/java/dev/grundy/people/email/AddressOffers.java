package dev.grundy.people.email;

import dev.grundy.base.database.Query;
import dev.grundy.base.database.Sql;
import dev.grundy.people.mail.Outbox;
import jakarta.enterprise.context.ApplicationScoped;
import java.time.Clock;
import javax.sql.DataSource;

/** Whether a person is to be asked for an address, by which they get back into their account; and that they want to give none. Thread-safe. */
@ApplicationScoped
public class AddressOffers {
    private static final Sql OPEN = Sql.of("""
            select a.address_declined_at is null and not exists (select from account_email e where e.account_id = a.id) as open
            from account a where a.id = :account""");
    private static final Sql DECLINE =
            Sql.of("update account set address_declined_at = :now where id = :account and address_declined_at is null");

    private final DataSource database;
    private final Outbox outbox;
    private final Clock clock;

    AddressOffers(DataSource database, Outbox outbox, Clock clock) {
        this.database = database;
        this.outbox = outbox;
        this.clock = clock;
    }

    /** False where no mail leaves, for a person with an address, confirmed or not, and for one who has declined. */
    public Query<Boolean> open(long account) {
        return OPEN.on(database)
                .with("account", account)
                .first(row -> row.is("open"))
                .map(open -> outbox.reachesPeople() && open.orElse(false));
    }

    void decline(long account) {
        DECLINE.on(database)
                .with("account", account)
                .with("now", clock.instant())
                .update();
    }
}
