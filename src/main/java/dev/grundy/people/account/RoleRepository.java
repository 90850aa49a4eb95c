package dev.grundy.people.account;

import dev.grundy.base.database.Sql;
import jakarta.enterprise.context.ApplicationScoped;
import java.time.Instant;
import javax.sql.DataSource;

/** Reads and changes the roles of accounts. Plain Java over a data source, for the command line too. Thread-safe. */
@ApplicationScoped
public class RoleRepository {
    private static final Sql CHANGE = Sql.of("select change_role(:account, :role, :now) as done");
    private static final Sql ROLE = Sql.of("select role from account where id = :account");

    private final DataSource database;

    public RoleRepository(DataSource database) {
        this.database = database;
    }

    /** @throws IllegalStateException if the account is gone */
    public Role of(long account) {
        return ROLE.on(database).with("account", account).one(row -> Role.ofCode(row.getString("role")));
    }

    /** False where it would leave no admin who may act, or the account is gone. */
    public boolean change(long account, Role role, Instant now) {
        return CHANGE.on(database)
                .with("account", account)
                .with("role", role.code())
                .with("now", now)
                .one(row -> row.getBoolean("done"));
    }
}
