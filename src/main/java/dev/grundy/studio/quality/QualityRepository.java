package dev.grundy.studio.quality;

import dev.grundy.base.database.Sql;
import dev.grundy.base.kernel.Verdict;
import jakarta.enterprise.context.ApplicationScoped;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.time.Duration;
import java.time.temporal.ChronoUnit;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.stream.Collectors;
import javax.sql.DataSource;

/** The results of a problem's latest submissions. Thread-safe. */
@ApplicationScoped
class QualityRepository {
    /** Submissions that are looked at, the newest: the cost does not grow with the others. */
    static final int NEWEST = 2_000;

    private static final String RECENT = """
            from (select id, language, submitted_at from submission where problem_id = :problem order by id desc limit :newest) s
            join judging j on j.submission_id = s.id and j.live
            """;
    private static final Sql JUDGED = Sql.of("""
            select s.submitted_at, s.language, j.verdict, j.cpu_time_us, j.package_version_id = :version as by_live
            """ + RECENT + "where j.verdict is not null order by s.id desc");
    private static final Sql FAILURES = Sql.of("""
            select t.value ->> 'name' as name, count(*) as programs
            """ + RECENT + """
            cross join lateral jsonb_array_elements(j.tests) t
            where j.package_version_id = :version and j.verdict not in ('AC', 'CE', 'JE') and t.value ->> 'verdict' <> 'AC'
            group by 1""");

    private final DataSource database;

    QualityRepository(DataSource database) {
        this.database = database;
    }

    /**
     * The newest first.
     *
     * @param version id of the package version that is live
     */
    List<Judged> judged(long problem, long version) {
        return JUDGED.on(database)
                .with("problem", problem)
                .with("version", version)
                .with("newest", NEWEST)
                .list(QualityRepository::judged);
    }

    /** How many programs failed each test of that version, by the test's name; tests that nobody failed are not in it. */
    Map<String, Long> failures(long problem, long version) {
        return FAILURES
                .on(database)
                .with("problem", problem)
                .with("version", version)
                .with("newest", NEWEST)
                .list(row -> Map.entry(row.getString("name"), row.getLong("programs")))
                .stream()
                .collect(Collectors.toMap(Map.Entry::getKey, Map.Entry::getValue));
    }

    private static Judged judged(ResultSet row) throws SQLException {
        Verdict verdict = Verdict.valueOf(row.getString("verdict"));
        boolean ran = verdict != Verdict.CE && verdict != Verdict.JE;
        return new Judged(
                Objects.requireNonNull(Sql.instant(row, "submitted_at")),
                row.getString("language"),
                verdict,
                Optional.ofNullable(row.getObject("cpu_time_us", Long.class))
                        .filter(micros -> ran)
                        .map(micros -> Duration.of(micros, ChronoUnit.MICROS)),
                row.getBoolean("by_live"));
    }
}
