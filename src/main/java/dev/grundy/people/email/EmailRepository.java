package dev.grundy.people.email;

import dev.grundy.base.database.Query;
import dev.grundy.base.database.Sql;
import jakarta.enterprise.context.ApplicationScoped;
import java.time.Instant;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;
import javax.sql.DataSource;

/** The table {@code account_email}. Each method is one statement, within the caller's transaction where there is one. Thread-safe. */
@ApplicationScoped
public class EmailRepository {
    private static final Sql OF_ACCOUNT =
            Sql.of("select confirmed, address from account_email where account_id = :account");
    /** A name holds no at sign, so that no text is both. */
    private static final Sql FIND_ACCOUNT = Sql.of("""
            select id from account where lower(name) = lower(:text)
            union all select account_id from account_email where confirmed and lower(address) = lower(:text)""");

    private static final Sql AWAIT = Sql.of("""
            insert into account_email (account_id, confirmed, address, given_at) values (:account, false, :address, :now)
            on conflict (account_id, confirmed) do update set address = excluded.address, given_at = excluded.given_at""");
    private static final Sql CONFIRM = Sql.of("""
            with awaited as (
                delete from account_email where account_id = :account and not confirmed and address = :address
                returning account_id, address, given_at)
            insert into account_email (account_id, confirmed, address, given_at)
            select account_id, true, address, given_at from awaited
            on conflict (account_id, confirmed) do update set address = excluded.address, given_at = excluded.given_at""");
    private static final Sql REMOVE =
            Sql.of("delete from account_email where account_id = :account and confirmed = :confirmed");

    private final DataSource database;

    EmailRepository(DataSource database) {
        this.database = database;
    }

    public EmailOfAccount of(long account) {
        return query(account).ask();
    }

    /** As {@link #of}, for a page that asks for more. */
    Query<EmailOfAccount> query(long account) {
        return OF_ACCOUNT
                .on(database)
                .with("account", account)
                .query(row -> Map.entry(row.is("confirmed"), new EmailAddress(row.text("address"))))
                .map(EmailRepository::addresses);
    }

    private static EmailOfAccount addresses(List<Map.Entry<Boolean, EmailAddress>> rows) {
        Map<Boolean, EmailAddress> found =
                rows.stream().collect(Collectors.toMap(Map.Entry::getKey, Map.Entry::getValue));
        return new EmailOfAccount(Optional.ofNullable(found.get(true)), Optional.ofNullable(found.get(false)));
    }

    /** Of the account with that name or that confirmed address, in any case. */
    public Optional<Long> accountOf(String nameOrAddress) {
        return FIND_ACCOUNT
                .on(database)
                .with("text", EmailAddress.inAscii(nameOrAddress.strip()))
                .find(row -> row.getLong("id"));
    }

    /** In place of another that was awaited. */
    void await(long account, EmailAddress address, Instant now) {
        AWAIT.on(database)
                .with("account", account)
                .with("address", address.value())
                .with("now", now)
                .update();
    }

    /**
     * Makes the awaited address the account's; false when it is another by now.
     *
     * @throws dev.grundy.base.database.DatabaseException when another account has it
     */
    boolean confirm(long account, EmailAddress address) {
        return CONFIRM.on(database)
                        .with("account", account)
                        .with("address", address.value())
                        .update()
                == 1;
    }

    void remove(long account, boolean confirmed) {
        REMOVE.on(database)
                .with("account", account)
                .with("confirmed", confirmed)
                .update();
    }
}
