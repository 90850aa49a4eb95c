package dev.grundy.app.bench.load;

import dev.grundy.base.database.Sql;
import javax.sql.DataSource;

/**
 * The statements that a benchmark's database server runs, and the blocks that it reads for them. It must have been started with {@code
 * pg_stat_statements}.
 */
public final class DatabaseWork {
    private static final Sql PREPARE = Sql.of("create extension if not exists pg_stat_statements");
    private static final Sql FORGET = Sql.of("select pg_stat_statements_reset()");
    private static final Sql DONE = Sql.of("""
            select coalesce(sum(calls) filter (where query !~* '^(begin|commit|rollback|set) ?'), 0) as calls,
                   coalesce(sum(shared_blks_hit + shared_blks_read), 0) as blocks
            from pg_stat_statements
            where dbid = (select oid from pg_database where datname = current_database()) and query !~ 'pg_stat_statements'""");
    private static final Sql BACKEND = Sql.of("select pg_backend_pid()");

    private final DataSource database;

    public DatabaseWork(DataSource database) {
        this.database = database;
    }

    /** @param blocks of 8 KiB, in memory or not */
    public record Done(long queries, long blocks) {}

    /** Before anything is counted in this database. */
    public void prepare() {
        PREPARE.on(database).update();
    }

    public void forget() {
        FORGET.on(database).find(row -> true);
    }

    /** Since {@link #forget}. */
    public Done done() {
        return DONE.on(database).one(row -> new Done(row.getLong("calls"), row.getLong("blocks")));
    }

    /** Its first process, whose child answers us: on this host, since a benchmark's database is. */
    public ProcessHandle server() {
        long backend = BACKEND.on(database).one(row -> row.getLong(1));
        return ProcessHandle.of(backend).flatMap(ProcessHandle::parent).orElseThrow();
    }
}
