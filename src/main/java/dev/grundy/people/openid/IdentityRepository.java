package dev.grundy.people.openid;

import dev.grundy.base.database.Sql;
import jakarta.enterprise.context.ApplicationScoped;
import java.time.Instant;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import javax.sql.DataSource;

/** The table {@code provider_identity}. Each method is one statement, within the caller's transaction where there is one. Thread-safe. */
@ApplicationScoped
class IdentityRepository {
    private static final Sql LIST = Sql.of("""
            select id, issuer, shown_as, linked_at, used_at from provider_identity where account_id = :account order by id""");
    private static final Sql FIND =
            Sql.of("select account_id from provider_identity where issuer = :issuer and subject = :subject");
    private static final Sql LINK = Sql.of("""
            insert into provider_identity (account_id, issuer, subject, shown_as, linked_at)
            values (:account, :issuer, :subject, :shown_as, :now) on conflict do nothing""");
    private static final Sql USED = Sql.of("""
            update provider_identity set used_at = :now where issuer = :issuer and subject = :subject returning account_id""");
    private static final Sql UNLINK =
            Sql.of("delete from provider_identity where account_id = :account and id = :id returning issuer");

    private final DataSource database;

    IdentityRepository(DataSource database) {
        this.database = database;
    }

    /** A row as it is. */
    record Row(long id, String issuer, String shownAs, Instant linkedAt, Optional<Instant> usedAt) {}

    /** Oldest first. */
    List<Row> of(long account) {
        return LIST.on(database)
                .with("account", account)
                .list(row -> new Row(
                        row.getLong("id"),
                        row.getString("issuer"),
                        row.getString("shown_as"),
                        Objects.requireNonNull(Sql.instant(row, "linked_at")),
                        Optional.ofNullable(Sql.instant(row, "used_at"))));
    }

    Optional<Long> find(String issuer, String subject) {
        return FIND.on(database).with("issuer", issuer).with("subject", subject).find(row -> row.getLong("account_id"));
    }

    /** False where it is somebody's already. */
    boolean link(long account, ProvenIdentity identity, Instant now) {
        return LINK.on(database)
                        .with("account", account)
                        .with("issuer", identity.issuer())
                        .with("subject", identity.subject())
                        .with("shown_as", identity.shownAs())
                        .with("now", now)
                        .update()
                == 1;
    }

    /** The account that the identity opens, noted as used now; empty where it is nobody's. */
    Optional<Long> used(String issuer, String subject, Instant now) {
        return USED.on(database)
                .with("issuer", issuer)
                .with("subject", subject)
                .with("now", now)
                .find(row -> row.getLong("account_id"));
    }

    /** Its issuer; empty where the account has no such identity. */
    Optional<String> unlink(long account, long id) {
        return UNLINK.on(database).with("account", account).with("id", id).find(row -> row.getString("issuer"));
    }
}
