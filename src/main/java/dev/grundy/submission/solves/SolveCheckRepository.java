package dev.grundy.submission.solves;

import dev.grundy.base.database.Sql;
import jakarta.inject.Singleton;
import java.time.Clock;
import java.util.Collection;
import javax.sql.DataSource;

/**
 * The tables {@code solve_check} and {@code solve_round}: solves by earlier versions, judged again by the live one. The queue never holds
 * more checks than idle judges work through in a minute or two. The rest is found when those have nothing else to do. Thread-safe, and safe
 * for several nodes at once: each looks at another problem.
 */
@Singleton
public final class SolveCheckRepository {
    private static final Sql QUEUE = Sql.of("select queue_solve_checks(:usable, :now) as looked");

    private final DataSource database;
    private final Clock clock;

    public SolveCheckRepository(DataSource database, Clock clock) {
        this.database = database;
        this.clock = clock;
    }

    /**
     * Looks at some solves of one problem and queues a few of them; false when there is nothing to look at now, or enough waits.
     *
     * @param usable identifiers of the languages that can be judged here; programs in others are left to other nodes
     */
    public boolean queueSome(Collection<String> usable) {
        return QUEUE.on(database)
                        .with("usable", usable.toArray(String[]::new))
                        .with("now", clock.instant())
                        .one(row -> row.getInt("looked"))
                > 0;
    }
}
