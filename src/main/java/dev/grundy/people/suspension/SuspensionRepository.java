package dev.grundy.people.suspension;

import dev.grundy.base.database.Sql;
import dev.grundy.people.account.Role;
import jakarta.enterprise.context.ApplicationScoped;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.time.Instant;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import javax.sql.DataSource;

/** The table {@code suspension}. Thread-safe. */
@ApplicationScoped
public class SuspensionRepository {
    private static final Sql FIND = Sql.of(
            "select reason, since, until from suspension where account_id = :account and (until is null or until > :now)");
    private static final Sql PUT =
            Sql.of("select suspend(:account, :reason, :since, cast(:until as timestamptz)) as done");
    private static final Sql END = Sql.of(
            "delete from suspension where account_id = :account returning until is null or until > :now as held");
    private static final Sql LIST = Sql.of("""
            select a.name, s.reason, s.since, s.until from suspension s join account a on a.id = s.account_id
            where s.until is null or s.until > :now order by s.since desc, a.id limit :most""");

    private static final Sql NAMED = Sql.of("select id, name, role from account where lower(name) = lower(:name)");

    private final DataSource database;

    public SuspensionRepository(DataSource database) {
        this.database = database;
    }

    /** The account of that name, without regard to case. */
    public Optional<NamedAccount> named(String name) {
        return NAMED.on(database)
                .with("name", name.replace("\0", ""))
                .find(row -> new NamedAccount(
                        row.getLong("id"),
                        row.getString("name"),
                        Role.parse(row.getString("role")).orElseThrow()));
    }

    /** Empty for a person who may write. */
    public Optional<Suspension> of(long account, Instant now) {
        return FIND.on(database).with("account", account).with("now", now).find(SuspensionRepository::suspension);
    }

    /** In place of an earlier one; false where it would leave no admin who may act, or the account is gone. */
    public boolean put(long account, Suspension suspension) {
        return PUT.on(database)
                .with("account", account)
                .with("reason", suspension.reason())
                .with("since", suspension.since())
                .with("until", suspension.until().orElse(null))
                .one(row -> row.getBoolean("done"));
    }

    /** Whether there was one that held. */
    public boolean end(long account, Instant now) {
        return END.on(database)
                .with("account", account)
                .with("now", now)
                .find(row -> row.getBoolean("held"))
                .orElse(false);
    }

    /** Those that hold, the latest first. */
    List<SuspendedPerson> list(Instant now, int most) {
        return LIST.on(database)
                .with("now", now)
                .with("most", most)
                .list(row -> new SuspendedPerson(row.getString("name"), suspension(row)));
    }

    private static Suspension suspension(ResultSet row) throws SQLException {
        return new Suspension(
                row.getString("reason"),
                Objects.requireNonNull(Sql.instant(row, "since")),
                Optional.ofNullable(Sql.instant(row, "until")));
    }
}
