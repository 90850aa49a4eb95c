package dev.grundy.people.signin;

import dev.grundy.base.database.Sql;
import dev.grundy.people.account.SecretToken;
import jakarta.enterprise.context.ApplicationScoped;
import java.time.Instant;
import java.util.Optional;
import javax.sql.DataSource;

/** The table {@code passkey_request}. Safe for use by several threads. */
@ApplicationScoped
class PasskeyRequestRepository {
    private static final Sql ADD = Sql.of("""
            insert into passkey_request (token_hash, account_id, options, expires_at)
            values (:hash, cast(:account as bigint), :options, :expires_at)""");
    private static final Sql TAKE = Sql.of("""
            delete from passkey_request
            where token_hash = :hash and account_id is not distinct from cast(:account as bigint) and expires_at > :now
            returning options""");
    private static final Sql FORGET = Sql.of("delete from passkey_request where expires_at <= :now");

    private final DataSource database;

    PasskeyRequestRepository(DataSource database) {
        this.database = database;
    }

    /** @param account the person who wants to add a passkey; empty where somebody wants to sign in */
    void add(SecretToken token, Optional<Long> account, String options, Instant expiresAt) {
        ADD.on(database)
                .with("hash", token.hash())
                .with("account", account.orElse(null))
                .with("options", options)
                .with("expires_at", expiresAt)
                .update();
    }

    /** The options, which nobody gets a second time. */
    Optional<String> take(SecretToken token, Optional<Long> account, Instant now) {
        return TAKE.on(database)
                .with("hash", token.hash())
                .with("account", account.orElse(null))
                .with("now", now)
                .find(row -> row.getString("options"));
    }

    void forgetExpired(Instant now) {
        FORGET.on(database).with("now", now).update();
    }
}
