package dev.grundy.submission;

import dev.grundy.database.Sql;
import java.time.Clock;
import java.util.List;
import java.util.Optional;
import javax.sql.DataSource;

/**
 * The table {@code fresh_seed}: a small pool for each live package version. Every method is one statement, and so one
 * transaction unless the caller has one already. Thread-safe.
 */
public final class FreshSeedRepository {
    /** How many wait for a package version: as many as a burst of submissions may take before a node is idle again. */
    public static final int POOL = 4;
    /** Seeds are smaller: short to type, and whole in any JSON reader. */
    public static final long SEEDS = 1L << 53;

    private static final Sql WAITING =
            Sql.of("select seed from fresh_seed where package_version_id = :version order by made_at, seed");
    private static final Sql ADD = Sql.of("""
            insert into fresh_seed (package_version_id, seed, made_at)
            select :version, :seed, :now
            where (select count(*) from fresh_seed where package_version_id = :version) < :pool
            on conflict do nothing""");
    private static final Sql TAKE = Sql.of("""
            with oldest as (
                select package_version_id, seed from fresh_seed where package_version_id = :version
                order by made_at, seed limit 1
                -- Another submission is taking it: the next will do as well.
                for update skip locked)
            delete from fresh_seed f using oldest
            where f.package_version_id = oldest.package_version_id and f.seed = oldest.seed
            returning f.seed""");
    private static final Sql FORGET = Sql.of("""
            delete from fresh_seed f
            where not exists (select from problem p where p.published and p.live_version_id = f.package_version_id)""");

    private final DataSource database;
    private final Clock clock;

    public FreshSeedRepository(DataSource database, Clock clock) {
        this.database = database;
        this.clock = clock;
    }

    /** The seeds that wait for the package version, oldest first. */
    public List<Long> waiting(long version) {
        return WAITING.on(database).with("version", version).list(row -> row.getLong("seed"));
    }

    /** Adds a seed whose tests are made, unless the pool is full. */
    public void add(long version, long seed) {
        ADD.on(database)
                .with("version", version)
                .with("seed", seed)
                .with("pool", POOL)
                .with("now", clock.instant())
                .update();
    }

    /** Takes the oldest seed out of the pool for one submission; empty when the pool is. */
    public Optional<Long> take(long version) {
        return TAKE.on(database).with("version", version).find(row -> row.getLong("seed"));
    }

    /** Empties the pools of package versions that are no longer judged with. */
    public void forgetRetired() {
        FORGET.on(database).update();
    }
}
