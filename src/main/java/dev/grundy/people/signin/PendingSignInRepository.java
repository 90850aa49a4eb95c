package dev.grundy.people.signin;

import dev.grundy.base.database.Sql;
import dev.grundy.people.account.SecretToken;
import dev.grundy.web.frame.LocalAddress;
import jakarta.enterprise.context.ApplicationScoped;
import java.time.Instant;
import java.util.Optional;
import javax.sql.DataSource;

/** The table {@code pending_sign_in}. Safe for use by several threads. */
@ApplicationScoped
class PendingSignInRepository {
    private static final Sql ADD = Sql.of("""
            insert into pending_sign_in (token_hash, account_id, return_to, expires_at)
            values (:hash, :account, :return_to, :expires_at)""");
    private static final Sql VALID =
            Sql.of("select account_id, return_to from pending_sign_in where token_hash = :hash and expires_at > :now");
    private static final Sql END = Sql.of("delete from pending_sign_in where token_hash = :hash");
    private static final Sql END_ALL = Sql.of("delete from pending_sign_in where account_id = :account");
    private static final Sql FORGET = Sql.of("delete from pending_sign_in where expires_at <= :now");

    private final DataSource database;

    PendingSignInRepository(DataSource database) {
        this.database = database;
    }

    void add(SecretToken token, PendingSignIn pending, Instant expiresAt) {
        ADD.on(database)
                .with("hash", token.hash())
                .with("account", pending.accountId())
                .with("return_to", pending.next().value())
                .with("expires_at", expiresAt)
                .update();
    }

    Optional<PendingSignIn> valid(SecretToken token, Instant now) {
        return VALID.on(database)
                .with("hash", token.hash())
                .with("now", now)
                .find(row ->
                        new PendingSignIn(row.getLong("account_id"), LocalAddress.orHome(row.getString("return_to"))));
    }

    /** Whether it was there until now. */
    boolean end(SecretToken token) {
        return END.on(database).with("hash", token.hash()).update() == 1;
    }

    void endAllOf(long accountId) {
        END_ALL.on(database).with("account", accountId).update();
    }

    void forgetExpired(Instant now) {
        FORGET.on(database).with("now", now).update();
    }
}
