package dev.grundy.testsupport;

import dev.grundy.base.database.Sql;
import java.util.concurrent.Future;
import javax.sql.DataSource;

/** What a test of two transactions at once has to wait for. */
public final class LockWaits {
    private static final Sql WAITING = Sql.of("""
            select count(*) as waiting from pg_stat_activity
            where datname = current_database() and wait_event_type = 'Lock'""");

    private LockWaits() {}

    /** Returns when a statement waits for a lock, or when what should have is done. */
    public static void awaitOne(DataSource database, Future<?> work) {
        while (!work.isDone() && WAITING.on(database).one(row -> row.getInt("waiting")) == 0) {
            Thread.onSpinWait();
        }
    }
}
