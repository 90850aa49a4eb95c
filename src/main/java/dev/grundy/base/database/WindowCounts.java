package dev.grundy.base.database;

import dev.grundy.base.kernel.ContentHash;
import java.time.Instant;
import java.util.Objects;
import java.util.Optional;
import javax.sql.DataSource;

/**
 * How often something happened within windows of time, by key, for all nodes together. The table has the columns {@code counted_for}
 * (64 hexadecimal digits, without names or addresses), the count, and {@code until}, the end of the window. Each
 * method is one statement. Thread-safe.
 */
public final class WindowCounts {
    /** Counts up to one more than allowed, so that refused tries do not add up. */
    private static final String TAKE = """
            insert into %1$s as known (counted_for, %2$s, until) values (:key, 1, :until)
            on conflict (counted_for) do update
            set %2$s = case when known.until <= :now then 1 else least(known.%2$s, :allowed) + 1 end,
                until = case when known.until <= :now then excluded.until else known.until end
            returning %2$s as counted, until""";

    private static final String GIVE_BACK = "update %1$s set %2$s = %2$s - 1 where counted_for = :key and %2$s > 1";
    private static final String FORGET = "delete from %1$s where counted_for = :key";
    /** Rows that somebody is counting in are over the next time. */
    private static final String FORGET_OVER = """
            delete from %1$s where counted_for in (
                select counted_for from %1$s where until <= :now for update skip locked)""";

    private final DataSource database;
    private final Sql take;
    private final Sql giveBack;
    private final Sql forget;
    private final Sql forgetOver;

    /** @param count the column that counts, from 1 */
    public WindowCounts(DataSource database, String table, String count) {
        this.database = database;
        this.take = Sql.of(TAKE.formatted(table, count));
        this.giveBack = Sql.of(GIVE_BACK.formatted(table, count));
        this.forget = Sql.of(FORGET.formatted(table));
        this.forgetOver = Sql.of(FORGET_OVER.formatted(table));
    }

    /**
     * Counts one more for the key, before it is known how it ends: of many at once no more than allowed may go on. Within a
     * transaction of the caller's, others who count for the key wait until it ends.
     *
     * @param until end of the window that begins with this one
     * @return empty when that is within what is allowed, else the end of the key's window
     */
    public Optional<Instant> take(ContentHash key, int allowed, Instant now, Instant until) {
        return take.on(database)
                .with("key", key.hex())
                .with("allowed", allowed)
                .with("now", now)
                .with("until", until)
                .one(row -> row.getInt("counted") <= allowed
                        ? Optional.empty()
                        : Optional.of(Objects.requireNonNull(Sql.instant(row, "until"))));
    }

    /** Takes back one that should not count; the last of a window stays until it is forgotten. */
    public void giveBack(ContentHash key) {
        giveBack.on(database).with("key", key.hex()).update();
    }

    public void forget(ContentHash key) {
        forget.on(database).with("key", key.hex()).update();
    }

    /** Forgets windows that are over. */
    public void forgetOver(Instant now) {
        forgetOver.on(database).with("now", now).update();
    }
}
