package dev.grundy.people.account;

import dev.grundy.base.database.Sql;
import jakarta.enterprise.context.ApplicationScoped;
import javax.sql.DataSource;

/**
 * Lets one person's requests that count against a limit wait for each other, by the account's row. Unlike an advisory lock
 * nobody without a right to the table can take it. Thread-safe.
 */
@ApplicationScoped
public class AccountLock {
    private static final Sql LOCK = Sql.of("select id from account where id = :account for no key update");

    private final DataSource database;

    AccountLock(DataSource database) {
        this.database = database;
    }

    /** Held until the caller's transaction ends. */
    public void hold(long account) {
        LOCK.on(database).with("account", account).find(row -> true);
    }
}
