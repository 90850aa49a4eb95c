package dev.grundy.submission;

import dev.grundy.database.Sql;
import jakarta.enterprise.context.ApplicationScoped;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.time.Duration;
import java.time.Instant;
import java.util.Optional;
import javax.sql.DataSource;

/** Sums over judgings. Thread-safe. */
@ApplicationScoped
class StatisticsRepository {
    private static final double NANOS_PER_SECOND = 1e9;

    private static final Sql SINCE = Sql.of("""
            select count(*) as verdicts, count(*) filter (where verdict = 'JE') as errors,
                   percentile_cont(0.5) within group (order by extract(epoch from finished_at - queued_at)) as median,
                   percentile_cont(0.95) within group (order by extract(epoch from finished_at - queued_at)) as p95
            from judging where finished_at >= :since""");

    private final DataSource database;

    StatisticsRepository(DataSource database) {
        this.database = database;
    }

    JudgingStatistics since(Instant since) {
        return SINCE.on(database)
                .with("since", since)
                .one(row -> new JudgingStatistics(
                        row.getLong("verdicts"), duration(row, "median"), duration(row, "p95"), row.getLong("errors")));
    }

    private static Optional<Duration> duration(ResultSet row, String column) throws SQLException {
        double seconds = row.getDouble(column);
        return row.wasNull() ? Optional.empty() : Optional.of(Duration.ofNanos(Math.round(seconds * NANOS_PER_SECOND)));
    }
}
