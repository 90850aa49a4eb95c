package dev.grundy.people.account;

import dev.grundy.base.database.Sql;
import jakarta.enterprise.context.ApplicationScoped;
import java.util.Optional;
import javax.sql.DataSource;

/** The table {@code merged_account}: names that lead to the accounts which their owners became part of. Thread-safe. */
@ApplicationScoped
public class MergedAccountRepository {
    private static final Sql SUCCESSOR = Sql.of("""
            select a.name from merged_account m join account a on a.id = m.account_id where lower(m.name) = lower(:name)""");

    private static final Sql IS_PART_OF = Sql.of("select has_merged(:account, :other) as merged");

    private final DataSource database;

    MergedAccountRepository(DataSource database) {
        this.database = database;
    }

    /** Whether the account of that number, which is gone, became part of the other. */
    public boolean isPartOf(long account, long other) {
        return IS_PART_OF
                .on(database)
                .with("account", account)
                .with("other", other)
                .one(row -> row.getBoolean("merged"));
    }

    /** The name of the account that the one of this name became part of, without regard to case; empty for any other name. */
    public Optional<String> successorOf(String name) {
        return SUCCESSOR.on(database).with("name", name.replace("\0", "")).find(row -> row.getString("name"));
    }
}
