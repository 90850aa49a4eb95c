package dev.grundy.people.factor;

import dev.grundy.base.database.Sql;
import jakarta.enterprise.context.ApplicationScoped;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.time.Instant;
import java.util.List;
import java.util.Optional;
import javax.sql.DataSource;

/** The tables {@code totp} and {@code recovery_code}. Safe for use by several threads. */
@ApplicationScoped
public class SecondFactorRepository {
    private static final Sql STATE = Sql.of("""
            select secret, sealed_secret, key_name, confirmed_at,
                   (select count(*) from recovery_code r where r.account_id = t.account_id) as recovery_codes
            from totp t where account_id = :account""");
    private static final Sql BEGIN = Sql.of("""
            insert into totp (account_id, secret, sealed_secret, key_name, begun_at, last_step)
            values (:account, :secret, :sealed, :key, :now, 0)
            on conflict (account_id) do update
            set secret = excluded.secret, sealed_secret = excluded.sealed_secret, key_name = excluded.key_name,
                begun_at = excluded.begun_at
            where totp.confirmed_at is null""");
    private static final Sql CONFIRM = Sql.of("""
            update totp set confirmed_at = :now, last_step = :step
            where account_id = :account and confirmed_at is null
              and secret is not distinct from :secret and sealed_secret is not distinct from :sealed""");
    private static final Sql RESEAL = Sql.of("""
            update totp set secret = :secret, sealed_secret = :sealed, key_name = :key
            where account_id = :account
              and secret is not distinct from :old_secret and sealed_secret is not distinct from :old_sealed""");
    private static final Sql USE_STEP = Sql.of("""
            update totp set last_step = :step
            where account_id = :account and confirmed_at is not null and last_step < :step""");
    private static final Sql USE_CODE =
            Sql.of("delete from recovery_code where account_id = :account and code_hash = :hash");
    private static final Sql DROP_CODES = Sql.of("delete from recovery_code where account_id = :account");
    private static final Sql ADD_CODES = Sql.of("""
            insert into recovery_code (code_hash, account_id, made_at) select unnest(:hashes), :account, :now""");
    private static final Sql DROP = Sql.of("delete from totp where account_id = :account");
    private static final Sql DROP_PENDING = Sql.of("delete from pending_sign_in where account_id = :account");
    private static final Sql HAS_FIRST_FACTOR = Sql.of("""
            select password_hash is not null
                   or exists (select from provider_identity where account_id = :account) as has_one
            from account where id = :account""");
    /** One statement, so that it is done or not: the command line has no transactions. */
    private static final Sql TAKE_AWAY = Sql.of("""
            with app as (delete from totp where account_id = :account returning 1),
                 keys as (delete from passkey where account_id = :account returning 1),
                 codes as (delete from recovery_code where account_id = :account),
                 pending as (delete from pending_sign_in where account_id = :account),
                 browsers as (delete from sign_in where account_id = :account)
            select (select count(*) from app) + (select count(*) from keys) as taken""");

    private final DataSource database;

    public SecondFactorRepository(DataSource database) {
        this.database = database;
    }

    /**
     * The stored state of an app.
     *
     * @param onSince empty until a code of it was shown
     */
    record Row(StoredSecret secret, Optional<Instant> onSince, int recoveryCodes) {}

    Optional<Row> of(long account) {
        return STATE.on(database)
                .with("account", account)
                .find(row -> new Row(
                        secret(row),
                        Optional.ofNullable(Sql.instant(row, "confirmed_at")),
                        row.getInt("recovery_codes")));
    }

    private static StoredSecret secret(ResultSet row) throws SQLException {
        String plain = row.getString("secret");
        return plain == null
                ? new StoredSecret.Sealed(row.getString("key_name"), row.getBytes("sealed_secret"))
                : new StoredSecret.Plain(new TotpSecret(plain));
    }

    /** Changes nothing for somebody whose second factor is on. */
    void begin(long account, StoredSecret secret, Instant now) {
        BEGIN.on(database)
                .with("account", account)
                .with("secret", secret.plain())
                .with("sealed", secret.bytes())
                .with("key", secret.keyName().orElse(null))
                .with("now", now)
                .update();
    }

    /** Does nothing where the secret is another by now. */
    void reseal(long account, StoredSecret old, StoredSecret secret) {
        RESEAL.on(database)
                .with("account", account)
                .with("old_secret", old.plain())
                .with("old_sealed", old.bytes())
                .with("secret", secret.plain())
                .with("sealed", secret.bytes())
                .with("key", secret.keyName().orElse(null))
                .update();
    }

    /** Whether it was this that turned it on. */
    boolean confirm(long account, StoredSecret secret, long step, Instant now) {
        return CONFIRM.on(database)
                        .with("account", account)
                        .with("secret", secret.plain())
                        .with("sealed", secret.bytes())
                        .with("step", step)
                        .with("now", now)
                        .update()
                == 1;
    }

    /** Whether the step's code was still to be taken; it is taken now. */
    boolean use(long account, long step) {
        return USE_STEP.on(database).with("account", account).with("step", step).update() == 1;
    }

    /** Whether the code was one of the account's; it is none any more. */
    boolean use(long account, RecoveryCode code) {
        return USE_CODE.on(database)
                        .with("account", account)
                        .with("hash", code.hash(account))
                        .update()
                == 1;
    }

    /** Instead of those there were. */
    void keep(long account, List<RecoveryCode> codes, Instant now) {
        DROP_CODES.on(database).with("account", account).update();
        ADD_CODES
                .on(database)
                .with("account", account)
                .with("hashes", codes.stream().map(code -> code.hash(account)).toArray(String[]::new))
                .with("now", now)
                .update();
    }

    void drop(long account) {
        DROP_CODES.on(database).with("account", account).update();
        DROP_PENDING.on(database).with("account", account).update();
        DROP.on(database).with("account", account).update();
    }

    /** Whether the account has a password or an identity of a provider; else passkeys alone let somebody in. */
    public boolean hasFirstFactor(long account) {
        return HAS_FIRST_FACTOR.on(database).with("account", account).one(row -> row.getBoolean("has_one"));
    }

    /** Takes a lost one away, passkeys too, and signs the person out everywhere; false where there was none. */
    public boolean takeAway(long account) {
        return TAKE_AWAY.on(database).with("account", account).one(row -> row.getInt("taken") > 0);
    }
}
