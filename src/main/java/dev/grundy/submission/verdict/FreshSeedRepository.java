package dev.grundy.submission.verdict;

import dev.grundy.base.database.Sql;
import jakarta.inject.Singleton;
import java.util.List;
import java.util.Optional;
import javax.sql.DataSource;

/**
 * The table {@code fresh_seed}: a small pool for each live package version. Every method is one statement, and so one
 * transaction unless the caller has one already. Thread-safe.
 */
@Singleton
public final class FreshSeedRepository {
    /** Seeds are smaller, as the database draws them: short to type, and whole in any JSON reader. */
    static final long SEEDS = 1L << 53;

    private static final Sql WAITING =
            Sql.of("select seed from fresh_seed where package_version_id = :version order by made_at, seed");
    private static final Sql DRAW = Sql.of("select fresh_seed_draw(:version) as seed");
    private static final Sql MADE = Sql.of("select fresh_seed_made(:version, :seed)");
    private static final Sql TAKE = Sql.of("""
            with oldest as (
                select package_version_id, seed from fresh_seed
                where package_version_id = :version and made_at is not null
                order by made_at, seed limit 1
                -- Another submission is taking it: the next will do as well.
                for update skip locked)
            delete from fresh_seed f using oldest
            where f.package_version_id = oldest.package_version_id and f.seed = oldest.seed
            returning f.seed""");
    private static final Sql FORGET = Sql.of("select fresh_seed_forget_retired()");

    private final DataSource database;

    public FreshSeedRepository(DataSource database) {
        this.database = database;
    }

    /** The seeds that wait for the package version or whose tests are being made, oldest first. */
    public List<Long> waiting(long version) {
        return WAITING.on(database).with("version", version).list(row -> row.getLong("seed"));
    }

    /** A new seed for the pool, which the database draws; empty when the pool is full. No submission takes it before it is made. */
    public Optional<Long> draw(long version) {
        return DRAW.on(database)
                .with("version", version)
                .one(row -> Optional.ofNullable(row.getObject("seed", Long.class)));
    }

    /** Says that a seed's tests are made. */
    public void made(long version, long seed) {
        MADE.on(database).with("version", version).with("seed", seed).find(row -> true);
    }

    /** Takes the oldest seed out of the pool for one submission; empty when the pool is. */
    public Optional<Long> take(long version) {
        return TAKE.on(database).with("version", version).find(row -> row.getLong("seed"));
    }

    /** Empties the pools of package versions that are no longer judged with. */
    public void forgetRetired() {
        FORGET.on(database).find(row -> true);
    }
}
