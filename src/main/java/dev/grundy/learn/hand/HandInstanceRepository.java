package dev.grundy.learn.hand;

import dev.grundy.base.database.Sql;
import dev.grundy.base.kernel.ContentHash;
import jakarta.inject.Singleton;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.time.Clock;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import javax.sql.DataSource;

/**
 * The table {@code hand_instance}: a pool of instances for each level of each live package version, and those given to
 * somebody. Every method is one statement. Thread-safe.
 */
@Singleton
public final class HandInstanceRepository {
    /** How many wait at a level: as many as may be asked for before a node is idle again. */
    public static final int POOL = 6;
    /** Seeds are from 1 to one less: short to type. */
    public static final int SEEDS = 1_000_000;

    /** No account has it. */
    private static final long NOBODY = 0;

    private static final Sql READY = Sql.of("select package_version_id, level, ready from hand_instance_ready()");
    private static final Sql ADD =
            Sql.of("select hand_instance_add(:version, :level, :seed, :input, :answer, :most) as addition");
    private static final Sql FORGET = Sql.of("select hand_instance_forget_retired()");

    private static final String COLUMNS = """
            h.id, h.package_version_id, v.content_hash, h.level, h.seed, h.input, h.answer
            from hand_instance h join package_version v on v.id = h.package_version_id""";
    private static final Sql FIND = Sql.of("select " + COLUMNS + """
             where v.problem_id = :problem and h.level = :level and h.seed = :seed
            -- The same address may have meant another instance before the package changed.
            order by h.package_version_id desc limit 1""");
    private static final Sql TAKE = Sql.of("""
            with next as (
                select id from hand_instance h
                where package_version_id = :version and level = :level and given_at is null
                  -- A person who came by its address sits at it before it is given to anybody.
                  and not exists (select from hand_sitting s where s.account_id = :account and s.hand_instance_id = h.id)
                order by id limit 1
                -- Another person is being given it: the next will do as well.
                for update skip locked),
            given as (
                update hand_instance set given_at = :now from next where hand_instance.id = next.id returning hand_instance.id),
            sat as (
                insert into hand_sitting (hand_instance_id, account_id, begun_at) select id, :account, :now from given
                on conflict do nothing)
            select id from given""");
    private static final Sql UNSEEN = Sql.of("select " + COLUMNS + """
             where h.package_version_id = :version and h.level = :level and h.given_at is not null
              and not exists (select from hand_sitting s where s.account_id = :account and s.hand_instance_id = h.id)
            order by h.id desc limit 1""");
    private static final Sql GIVE = Sql.of("""
            with next as (
                select id from hand_instance
                where package_version_id = :version and level = :level and given_at is null
                order by id limit 1
                for update skip locked)
            update hand_instance set given_at = :now from next where hand_instance.id = next.id returning hand_instance.id""");
    private static final Sql OPEN = Sql.of("select " + COLUMNS + """
             join hand_sitting s on s.hand_instance_id = h.id
            where s.account_id = :account and h.package_version_id = :version and h.level = :level and s.shown_at is null
              and not exists (select from hand_answer a where a.account_id = s.account_id
                              and a.hand_instance_id = s.hand_instance_id and a.outcome = 'right')
            order by s.begun_at, h.id limit :most""");
    private static final Sql BY_ID = Sql.of("select " + COLUMNS + " where h.id = :id");

    private final DataSource database;
    private final Clock clock;

    public HandInstanceRepository(DataSource database, Clock clock) {
        this.database = database;
        this.clock = clock;
    }

    /** How many instances wait at a level of a package version. */
    public record Ready(long packageVersionId, int level, long count) {}

    /** The numbers of instances that are ready; a level where nothing waits is absent. */
    public List<Ready> ready() {
        return READY.on(database)
                .list(row -> new Ready(row.getLong("package_version_id"), row.getInt("level"), row.getLong("ready")));
    }

    /** The outcome of adding an instance that was made. */
    public enum Addition {
        ADDED,
        /** The pool is full, or nobody is given instances of that version any more. */
        FULL,
        /** This instance is or was in the pool already. */
        KNOWN
    }

    /** Puts an instance into the pool. */
    public Addition add(NewInstance instance) {
        return ADD.on(database)
                .with("version", instance.packageVersionId())
                .with("level", instance.level())
                .with("seed", instance.seed())
                .with("input", instance.input())
                .with("answer", instance.answer())
                .with("most", POOL)
                .one(row -> Addition.valueOf(row.getString("addition").toUpperCase(Locale.ROOT)));
    }

    /** An instance that was just made. */
    public record NewInstance(long packageVersionId, int level, int seed, String input, String answer) {}

    /** Empties the pools of package versions that are no longer served. */
    public void forgetRetired() {
        FORGET.on(database).find(row -> true);
    }

    /** The problem's instance with that address. */
    public Optional<HandInstance> find(long problem, int level, int seed) {
        return FIND.on(database)
                .with("problem", problem)
                .with("level", level)
                .with("seed", seed)
                .find(HandInstanceRepository::instance);
    }

    /**
     * Gives somebody an instance that nobody had before; where none waits, one that this person has not had; empty where there
     * is none such.
     */
    public Optional<HandInstance> take(long version, int level, long account) {
        return TAKE.on(database)
                .with("version", version)
                .with("level", level)
                .with("account", account)
                .with("now", clock.instant())
                .find(row -> row.getLong("id"))
                .flatMap(id -> BY_ID.on(database).with("id", id).find(HandInstanceRepository::instance))
                .or(() -> unseen(version, level, account));
    }

    /** The latest instance of that level that somebody was given; the first of the pool where nobody was given any. */
    public Optional<HandInstance> forGuest(long version, int level) {
        return unseen(version, level, NOBODY)
                .or(() -> GIVE.on(database)
                        .with("version", version)
                        .with("level", level)
                        .with("now", clock.instant())
                        .find(row -> row.getLong("id"))
                        .flatMap(id -> BY_ID.on(database).with("id", id).find(HandInstanceRepository::instance)));
    }

    /** The person's instances of that level, neither solved nor with the solution shown, earliest first. */
    public List<HandInstance> open(long version, int level, long account, int most) {
        return OPEN.on(database)
                .with("version", version)
                .with("level", level)
                .with("account", account)
                .with("most", most)
                .list(HandInstanceRepository::instance);
    }

    private Optional<HandInstance> unseen(long version, int level, long account) {
        return UNSEEN.on(database)
                .with("version", version)
                .with("level", level)
                .with("account", account)
                .find(HandInstanceRepository::instance);
    }

    static HandInstance instance(ResultSet row) throws SQLException {
        return new HandInstance(
                row.getLong("id"),
                row.getLong("package_version_id"),
                new ContentHash(row.getString("content_hash")),
                row.getInt("level"),
                row.getInt("seed"),
                row.getString("input"),
                row.getString("answer"));
    }
}
