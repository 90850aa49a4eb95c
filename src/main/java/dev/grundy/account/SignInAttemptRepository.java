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
    /** Counts up to one more than allowed, so that refused tries do not add up. */
    private static final Sql TAKE = Sql.of("""
            insert into sign_in_attempt (counted_for, failures, until) values (:key, 1, :until)
            on conflict (counted_for) do update
            set failures = case when sign_in_attempt.until <= :now then 1
                    else least(sign_in_attempt.failures, :allowed) + 1 end,
                until = case when sign_in_attempt.until <= :now then excluded.until else sign_in_attempt.until end
            returning failures, until""");

    private static final Sql GIVE_BACK = Sql.of("""
            update sign_in_attempt set failures = failures - 1 where counted_for = :key and failures > 1""");
    private static final Sql FORGET = Sql.of("delete from sign_in_attempt where counted_for = :key");
    private static final Sql FORGET_OVER = Sql.of("delete from sign_in_attempt where until <= :now");

    private final DataSource database;

    SignInAttemptRepository(DataSource database) {
        this.database = database;
    }

    /**
     * Counts one more for the key, before it is known how it ends: of many at once no more than allowed may go on.
     *
     * @param until end of the window that begins with this one
     * @return empty when that is within what is allowed, else the end of the key's window
     */
    Optional<Instant> take(ContentHash key, int allowed, Instant now, Instant until) {
        return TAKE.on(database)
                .with("key", key.hex())
                .with("allowed", allowed)
                .with("now", now)
                .with("until", until)
                .one(row -> row.getInt("failures") <= allowed
                        ? Optional.empty()
                        : Optional.of(Objects.requireNonNull(Sql.instant(row, "until"))));
    }

    /** Takes back one that should not count; the last of a window stays until it is forgotten. */
    void giveBack(ContentHash key) {
        GIVE_BACK.on(database).with("key", key.hex()).update();
    }

    void forget(ContentHash key) {
        FORGET.on(database).with("key", key.hex()).update();
    }

    /** Forgets windows that are over. */
    void forgetOver(Instant now) {
        FORGET_OVER.on(database).with("now", now).update();
    }
}
