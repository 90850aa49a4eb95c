package dev.grundy.people.signin;

import dev.grundy.base.database.JsonRow;
import dev.grundy.base.database.Query;
import dev.grundy.base.database.Sql;
import dev.grundy.people.account.SecretToken;
import io.quarkus.hibernate.orm.panache.PanacheRepositoryBase;
import jakarta.enterprise.context.ApplicationScoped;
import java.time.Instant;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import javax.sql.DataSource;

/** The table {@code sign_in}. */
@ApplicationScoped
class SignInRepository implements PanacheRepositoryBase<SignIn, String> {
    private static final Sql VALID_OF = Sql.of("""
            select token_hash, browser, place, started_at from sign_in
            where account_id = :account and expires_at > :now order by started_at desc""");

    private final DataSource database;

    SignInRepository(DataSource database) {
        this.database = database;
    }

    Optional<SignIn> valid(SecretToken token, Instant now) {
        return find("from SignIn s join fetch s.account where s.tokenHash = ?1 and s.expiresAt > ?2", token.hash(), now)
                .firstResultOptional();
    }

    /** Of the valid sign-ins of the account, newest first. */
    Query<List<Browser>> browsers(long accountId, Optional<SecretToken> here, Instant now) {
        Optional<String> asking = here.map(SecretToken::hash);
        return validOf(accountId, now, row -> browser(row, asking));
    }

    /** Ends the account's valid sign-in with that mark; false where there is none. */
    boolean endMarked(long accountId, String mark, Instant now) {
        return validOf(accountId, now, row -> row.text("token_hash")).ask().stream()
                .filter(hash -> SignIn.markOf(hash).equals(mark))
                .findFirst()
                .filter(this::deleteById)
                .isPresent();
    }

    private <T> Query<List<T>> validOf(long accountId, Instant now, Function<JsonRow, T> meaning) {
        return VALID_OF.on(database).with("account", accountId).with("now", now).query(meaning);
    }

    private static Browser browser(JsonRow row, Optional<String> asking) {
        String tokenHash = row.text("token_hash");
        return new Browser(
                SignIn.markOf(tokenHash),
                row.text("browser"),
                new NetworkPlace(row.text("place")),
                row.instant("started_at"),
                asking.equals(Optional.of(tokenHash)));
    }

    void end(SecretToken token) {
        delete("tokenHash", token.hash());
    }

    long endAllOfBut(long accountId, SecretToken kept) {
        return delete("account.id = ?1 and tokenHash <> ?2", accountId, kept.hash());
    }

    void showSecondFactor(SecretToken here, Instant now) {
        update("secondFactor = true, secondFactorAt = ?2, shownAt = ?2 where tokenHash = ?1", here.hash(), now);
    }

    void showAnew(SecretToken here, Instant now) {
        update("shownAt = ?2 where tokenHash = ?1", here.hash(), now);
    }

    void forgetSecondFactors(long accountId) {
        update("secondFactor = false, secondFactorAt = null where account.id = ?1", accountId);
    }

    long endAllOf(long accountId) {
        return delete("account.id", accountId);
    }

    long forgetExpired(Instant now) {
        return delete("expiresAt <= ?1", now);
    }
}
