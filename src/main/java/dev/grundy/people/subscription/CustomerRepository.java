package dev.grundy.people.subscription;

import dev.grundy.base.database.Sql;
import dev.grundy.people.account.AccountDeleting;
import dev.grundy.web.frame.ReaderLanguage;
import jakarta.enterprise.context.ApplicationScoped;
import jakarta.enterprise.event.Observes;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.time.Clock;
import java.time.Instant;
import java.util.List;
import java.util.Optional;
import javax.sql.DataSource;

/** The tables {@code payment_customer} and {@code payment_farewell}. Each method is one statement but for the farewell. Thread-safe. */
@ApplicationScoped
class CustomerRepository {
    private static final Sql OF_ACCOUNT =
            Sql.of("select account_id, customer_id from payment_customer where account_id = :account");
    private static final Sql OF_ID =
            Sql.of("select account_id, customer_id from payment_customer where customer_id = :customer");
    private static final Sql ADD = Sql.of("""
            insert into payment_customer (account_id, customer_id, created_at, language)
            select id, :customer, :now, :language from account where id = :account for key share
            on conflict do nothing""");
    private static final Sql REPLACE = Sql.of("""
            update payment_customer set customer_id = :customer
            where account_id = :account and customer_id = :gone""");

    private static final Sql ASK = Sql.of("""
            update payment_customer set asked = asked + 1 where account_id = :account returning asked""");
    private static final Sql WRITE = Sql.of("""
            update payment_customer set written = :question, synced_at = :now, awaits_seats = :awaits_seats
            where account_id = :account and written < :question""");
    private static final Sql DUE = Sql.of("""
            select account_id, customer_id from payment_customer
            where (synced_at is null or synced_at <= :before) and account_id > :after order by account_id limit :most""");
    private static final Sql BID_FAREWELL = Sql.of("""
            insert into payment_farewell (customer_id, since)
            select customer_id, :now from payment_customer where account_id = :account
            on conflict do nothing""");
    private static final Sql BID_FAREWELL_TO =
            Sql.of("insert into payment_farewell (customer_id, since) values (:customer, :now) on conflict do nothing");
    private static final Sql FAREWELLS = Sql.of("select customer_id from payment_farewell order by since limit :most");
    private static final Sql FAREWELL_DONE = Sql.of("delete from payment_farewell where customer_id = :customer");

    private final DataSource database;
    private final Clock clock;

    CustomerRepository(DataSource database, Clock clock) {
        this.database = database;
        this.clock = clock;
    }

    /** An account as the provider knows it. */
    record Customer(long account, String id) {}

    Optional<Customer> ofAccount(long account) {
        return OF_ACCOUNT.on(database).with("account", account).find(CustomerRepository::customer);
    }

    Optional<Customer> ofId(String customer) {
        return OF_ID.on(database).with("customer", customer).find(CustomerRepository::customer);
    }

    /**
     * False when the account has one already, which stays: of two requests that come at once one makes the row. False also when the
     * account is gone.
     */
    boolean add(Customer customer) {
        return ADD.on(database)
                        .with("account", customer.account())
                        .with("customer", customer.id())
                        .with("now", clock.instant())
                        .with("language", ReaderLanguage.now().code())
                        .update()
                == 1;
    }

    /** Puts one in the place of another that the provider knows no more; false when somebody else did, or the account is gone. */
    boolean replace(Customer gone, Customer made) {
        return REPLACE.on(database)
                        .with("account", made.account())
                        .with("customer", made.id())
                        .with("gone", gone.id())
                        .update()
                == 1;
    }

    /** Number of a question to the provider that is about to be asked; empty for a customer who is gone. */
    Optional<Long> ask(Customer customer) {
        return ASK.on(database).with("account", customer.account()).find(row -> row.getLong("asked"));
    }

    /**
     * False when the answer to a later question was written already.
     *
     * @param awaitsSeats whether money for seats of classes is on its way
     */
    boolean write(Customer customer, long question, boolean awaitsSeats) {
        return WRITE.on(database)
                        .with("account", customer.account())
                        .with("question", question)
                        .with("awaits_seats", awaitsSeats)
                        .with("now", clock.instant())
                        .update()
                == 1;
    }

    /** Those that nothing was written about since, by account, after that one. */
    List<Customer> due(Instant before, long after, int most) {
        return DUE.on(database)
                .with("before", before)
                .with("after", after)
                .with("most", most)
                .list(CustomerRepository::customer);
    }

    /** Keeps for later that the provider is to be told; nobody must go on paying for an account that is gone. */
    void remember(@Observes AccountDeleting deleting) {
        BID_FAREWELL
                .on(database)
                .with("account", deleting.accountId())
                .with("now", clock.instant())
                .update();
    }

    /** The same for one that was made and belongs to nobody here. */
    void bidFarewell(String customer) {
        BID_FAREWELL_TO
                .on(database)
                .with("customer", customer)
                .with("now", clock.instant())
                .update();
    }

    List<String> farewells(int most) {
        return FAREWELLS.on(database).with("most", most).list(row -> row.getString("customer_id"));
    }

    void farewellDone(String customer) {
        FAREWELL_DONE.on(database).with("customer", customer).update();
    }

    private static Customer customer(ResultSet row) throws SQLException {
        return new Customer(row.getLong("account_id"), row.getString("customer_id"));
    }
}
