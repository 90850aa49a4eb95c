package dev.grundy.invocation;

import dev.grundy.database.Sql;
import dev.grundy.kernel.ContentHash;
import jakarta.enterprise.context.ApplicationScoped;
import java.time.Instant;
import java.util.Objects;
import java.util.Optional;
import javax.sql.DataSource;

/** The table {@code invocation_count}: how often somebody ran something, for all nodes together. Thread-safe. */
@ApplicationScoped
class InvocationCountRepository {
    /** Counts up to one more than allowed, so that refused tries do not add up. */
    private static final Sql TAKE = Sql.of("""
            insert into invocation_count (counted_for, runs, until) values (:key, 1, :until)
            on conflict (counted_for) do update
            set runs = case when invocation_count.until <= :now then 1
                    else least(invocation_count.runs, :allowed) + 1 end,
                until = case when invocation_count.until <= :now then excluded.until else invocation_count.until end
            returning runs, until""");

    private static final Sql FORGET_OVER = Sql.of("delete from invocation_count where until <= :now");

    private final DataSource database;

    InvocationCountRepository(DataSource database) {
        this.database = database;
    }

    /**
     * Counts one more for the key.
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
                .one(row -> row.getInt("runs") <= allowed
                        ? Optional.empty()
                        : Optional.of(Objects.requireNonNull(Sql.instant(row, "until"))));
    }

    /** Forgets windows that are over. */
    void forgetOver(Instant now) {
        FORGET_OVER.on(database).with("now", now).update();
    }
}
