package dev.grundy.account;

import dev.grundy.database.Sql;
import dev.grundy.kernel.ContentHash;
import jakarta.enterprise.context.ApplicationScoped;
import java.time.Instant;
import java.util.Objects;
import java.util.Optional;
import javax.sql.DataSource;

/** The table {@code sign_in_attempt}: counters that all nodes share. Thread-safe. */
@ApplicationScoped
class SignInAttemptRepository {
    private static final Sql COUNT = Sql.of("""
            insert into sign_in_attempt (counted_for, failures, until) values (:key, 1, :until)
            on conflict (counted_for) do update
            set failures = case when sign_in_attempt.until <= :now then 1 else sign_in_attempt.failures + 1 end,
                until = case when sign_in_attempt.until <= :now then excluded.until else sign_in_attempt.until end""");
    private static final Sql BLOCKED = Sql.of("""
            select until from sign_in_attempt where counted_for = :key and failures >= :allowed and until > :now""");
    private static final Sql FORGET = Sql.of("delete from sign_in_attempt where counted_for = :key");
    private static final Sql FORGET_OVER = Sql.of("delete from sign_in_attempt where until <= :now");

    private final DataSource database;

    SignInAttemptRepository(DataSource database) {
        this.database = database;
    }

    /** Counts one more for the key; a window that begins with it ends at {@code until}. */
    void count(ContentHash key, Instant now, Instant until) {
        COUNT.on(database)
                .with("key", key.hex())
                .with("now", now)
                .with("until", until)
                .update();
    }

    /** The end of the key's window if there were as many as allowed. */
    Optional<Instant> blockedUntil(ContentHash key, int allowed, Instant now) {
        return BLOCKED.on(database)
                .with("key", key.hex())
                .with("allowed", allowed)
                .with("now", now)
                .find(row -> Objects.requireNonNull(Sql.instant(row, "until")));
    }

    void forget(ContentHash key) {
        FORGET.on(database).with("key", key.hex()).update();
    }

    /** Forgets windows that are over. */
    void forgetOver(Instant now) {
        FORGET_OVER.on(database).with("now", now).update();
    }
}
