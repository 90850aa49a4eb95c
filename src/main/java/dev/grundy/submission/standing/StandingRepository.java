package dev.grundy.submission.standing;

import dev.grundy.base.database.Sql;
import jakarta.enterprise.context.ApplicationScoped;
import java.util.List;
import javax.sql.DataSource;

/** The needs of accepted programs. Thread-safe. */
@ApplicationScoped
class StandingRepository {
    /** Submissions that are looked at, the newest first, accepted or not: the cost does not grow with the others. */
    private static final int NEWEST = 2_000;

    private static final Sql NEEDS = Sql.of("""
            select j.cpu_time_us, j.memory_bytes
            from (select id from submission where problem_id = (select id from problem where slug = :slug) and language = :language
                  order by id desc limit :newest) s
            join judging j on j.submission_id = s.id and j.live
            where j.verdict = 'AC' and j.cpu_time_us is not null and j.memory_bytes is not null""");

    private final DataSource database;

    StandingRepository(DataSource database) {
        this.database = database;
    }

    Accepted newest(String slug, String language) {
        List<long[]> rows = NEEDS.on(database)
                .with("slug", slug)
                .with("language", language)
                .with("newest", NEWEST)
                .list(row -> new long[] {row.getLong("cpu_time_us"), row.getLong("memory_bytes")});
        return new Accepted(
                new Distribution(rows.stream().map(row -> row[0]).toList()),
                new Distribution(rows.stream().map(row -> row[1]).toList()));
    }
}
