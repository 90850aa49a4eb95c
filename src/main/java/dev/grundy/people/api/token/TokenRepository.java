package dev.grundy.people.api.token;

import dev.grundy.base.database.Sql;
import jakarta.enterprise.context.ApplicationScoped;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.time.Instant;
import java.util.EnumSet;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.Set;
import javax.sql.DataSource;

/** The table {@code api_token}. Thread-safe. */
@ApplicationScoped
public class TokenRepository {
    private static final Sql ADD = Sql.of("""
            insert into api_token (account_id, name, token_hash, ending, scopes, created_at, expires_at)
            values (:account, :name, :hash, :ending, :scopes, :now, cast(:expires as timestamptz))""");
    private static final Sql BY_HASH = Sql.of("""
            select id, account_id, name, scopes, expires_at, revoked_at, last_used_at from api_token where token_hash = :hash""");
    private static final Sql OF_ACCOUNT = Sql.of("""
            select id, name, ending, scopes, created_at, expires_at, last_used_at from api_token
            where account_id = :account and revoked_at is null order by id desc""");
    private static final Sql COUNT =
            Sql.of("select count(*) as n from api_token where account_id = :account and revoked_at is null");
    private static final Sql REVOKE = Sql.of("""
            update api_token set revoked_at = :now where id = :id and account_id = :account and revoked_at is null
            returning name""");
    private static final Sql REVOKE_ALL = Sql.of("""
            update api_token set revoked_at = :now where account_id = :account and revoked_at is null returning name""");
    private static final Sql USED = Sql.of("""
            update api_token set last_used_at = :at where id = :id and (last_used_at is null or last_used_at <= :before)""");
    private static final Sql GOOD = Sql.of("""
            select t.id from api_token t join account a on a.id = t.account_id
            where t.id = any(:ids) and t.revoked_at is null and (t.expires_at is null or t.expires_at > :now)
              and not a.must_change_password""");
    private static final Sql FORGET =
            Sql.of("delete from api_token where revoked_at < :before or expires_at < :before");

    private final DataSource database;

    TokenRepository(DataSource database) {
        this.database = database;
    }

    void add(long account, NewToken wanted, ApiToken token, Instant now) {
        ADD.on(database)
                .with("account", account)
                .with("name", wanted.name())
                .with("hash", token.hash())
                .with("ending", token.ending())
                .with(
                        "scopes",
                        wanted.scopes().stream().map(Scope::code).sorted().toArray(String[]::new))
                .with("now", now)
                .with("expires", wanted.lifetime().endOf(now).orElse(null))
                .update();
    }

    /** Expired and revoked ones too, while they are kept. */
    Optional<Grant> grant(ApiToken token) {
        return BY_HASH.on(database).with("hash", token.hash()).find(TokenRepository::grant);
    }

    /** Those that are not revoked, the newest first. */
    List<TokenLine> of(long account, Instant now) {
        return OF_ACCOUNT.on(database).with("account", account).list(row -> line(row, now));
    }

    /** How many of the account's are not revoked. */
    long count(long account) {
        return COUNT.on(database).with("account", account).one(row -> row.getLong("n"));
    }

    /** The name of the one that is revoked now; empty when the account has none of that number that is not. */
    Optional<String> revoke(long account, long id, Instant now) {
        return REVOKE.on(database)
                .with("account", account)
                .with("id", id)
                .with("now", now)
                .find(row -> row.getString("name"));
    }

    /** The names of those that are revoked now. */
    List<String> revokeAll(long account, Instant now) {
        return REVOKE_ALL.on(database).with("account", account).with("now", now).list(row -> row.getString("name"));
    }

    /** Notes a use, unless one after {@code before} is noted already. */
    void used(long id, Instant at, Instant before) {
        USED.on(database).with("id", id).with("at", at).with("before", before).update();
    }

    /** Those of them that somebody may still come in with. */
    public Set<Long> good(Set<Long> ids, Instant now) {
        return Set.copyOf(GOOD.on(database)
                .with("ids", ids.toArray(Long[]::new))
                .with("now", now)
                .list(row -> row.getLong("id")));
    }

    /** Forgets what ended before that instant; until then a program that shows it is told why it is refused. */
    void forget(Instant before) {
        FORGET.on(database).with("before", before).update();
    }

    private static Grant grant(ResultSet row) throws SQLException {
        return new Grant(
                row.getLong("id"),
                row.getLong("account_id"),
                row.getString("name"),
                scopes(row),
                Optional.ofNullable(Sql.instant(row, "expires_at")),
                Sql.instant(row, "revoked_at") != null,
                Optional.ofNullable(Sql.instant(row, "last_used_at")));
    }

    private static TokenLine line(ResultSet row, Instant now) throws SQLException {
        Optional<Instant> expiresAt = Optional.ofNullable(Sql.instant(row, "expires_at"));
        return new TokenLine(
                row.getLong("id"),
                row.getString("name"),
                row.getString("ending"),
                List.copyOf(scopes(row)),
                Objects.requireNonNull(Sql.instant(row, "created_at")),
                expiresAt,
                Optional.ofNullable(Sql.instant(row, "last_used_at")),
                expiresAt.filter(end -> !end.isAfter(now)).isPresent());
    }

    /** In the order in which they are declared; a scope that an older release knew is none. */
    private static Set<Scope> scopes(ResultSet row) throws SQLException {
        Set<Scope> scopes = EnumSet.noneOf(Scope.class);
        Sql.texts(row, "scopes").forEach(code -> Scope.ofCode(code).ifPresent(scopes::add));
        return scopes;
    }
}
