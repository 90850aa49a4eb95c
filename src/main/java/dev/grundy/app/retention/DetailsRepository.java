package dev.grundy.app.retention;

import dev.grundy.app.retention.Retention.Freed;
import dev.grundy.base.database.Sql;
import java.time.Instant;
import javax.sql.DataSource;

/** Details of judgings that are over, as rows: counted and emptied by way of indexes, never by reading all. Thread-safe. */
final class DetailsRepository {
    private static final int SAMPLE = 1_000;

    /** A node that finds the row taken leaves the work to the one that has it: then there is no row to begin from. */
    private static final String MINE =
            "select through, through_judging from retention where what = 'details' for update skip locked";

    /** Without those of a set that may yet be adopted: then they count. */
    static final String SUPERSEDED = """
            select id, finished_at from judging
            where not live and finished_at is not null and emptied_at is null and finished_at < :before
              and not exists (
                  select from rejudging_item i join rejudging r on r.id = i.rejudging_id
                  where i.shadow_id = judging.id and r.ended_at is null and r.runs = 1)""";

    /** Those that count and those that do not any more: all that ended behind what was looked at already. */
    static final String COUNTING = """
            select id, finished_at, emptied_at from judging
            where (finished_at, id) > ((select through from %1$s), (select through_judging from %1$s))
              and finished_at < :before""";

    private static final Sql EMPTY_SUPERSEDED = Sql.of("""
            with mine as (%s),
            old as (
                %s and exists (select from mine)
                order by finished_at limit :most for update skip locked)
            update judging set emptied_at = :now, tests = null, compilation = null, first_failure = null
            from old where judging.id = old.id""".formatted(MINE, SUPERSEDED));

    private static final Sql EMPTY_COUNTING = Sql.of("""
            with mine as (%s),
            looked as (%s order by finished_at, id limit :most),
            emptied as (
                update judging set emptied_at = :now, tests = null, compilation = null, first_failure = null
                from looked where judging.id = looked.id and looked.emptied_at is null
                returning judging.id),
            moved as (
                update retention set through = last.finished_at, through_judging = last.id
                from (select finished_at, id from looked order by finished_at desc, id desc limit 1) as last
                where what = 'details')
            select count(*) as looked from looked""".formatted(MINE, COUNTING.formatted("mine")));

    private static final String SIZE = """
            with due as (%s),
            sampled as (select id from due %s limit :sample)
            select (select count(*) from due) as judgings,
                   (select coalesce(avg(coalesce(pg_column_size(tests), 0) + coalesce(pg_column_size(compilation), 0)
                        + coalesce(pg_column_size(first_failure), 0)), 0)
                    from judging join sampled using (id)) as mean""";

    private static final Sql SUPERSEDED_SIZE = Sql.of(SIZE.formatted(SUPERSEDED, ""));
    private static final Sql COUNTING_SIZE =
            Sql.of(SIZE.formatted(COUNTING.formatted("retention"), "where emptied_at is null"));

    private final DataSource database;

    DetailsRepository(DataSource database) {
        this.database = database;
    }

    int emptySuperseded(Instant before, Instant now, int most) {
        return EMPTY_SUPERSEDED
                .on(database)
                .with("before", before)
                .with("now", now)
                .with("most", most)
                .update();
    }

    /** How many were looked at; some of them may have been emptied before. */
    int emptyCounting(Instant before, Instant now, int most) {
        return EMPTY_COUNTING
                .on(database)
                .with("before", before)
                .with("now", now)
                .with("most", most)
                .one(row -> row.getInt("looked"));
    }

    Freed superseded(Instant before) {
        return freed(SUPERSEDED_SIZE, before);
    }

    Freed counting(Instant before) {
        return freed(COUNTING_SIZE, before);
    }

    private Freed freed(Sql size, Instant before) {
        return size.on(database)
                .with("before", before)
                .with("sample", SAMPLE)
                .one(row -> new Freed(
                        row.getLong("judgings"), Math.round(row.getLong("judgings") * row.getDouble("mean"))));
    }
}
