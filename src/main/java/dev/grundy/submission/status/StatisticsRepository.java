package dev.grundy.submission.status;

import dev.grundy.base.database.Sql;
import dev.grundy.base.kernel.Remembered;
import jakarta.enterprise.context.ApplicationScoped;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.time.Clock;
import java.time.Duration;
import java.time.Instant;
import java.util.Optional;
import javax.sql.DataSource;

/** Sums over judgings that count: nobody waits for those in the shadow. Thread-safe. */
@ApplicationScoped
public class StatisticsRepository {
    private static final double NANOS_PER_SECOND = 1e9;

    private static final Sql SINCE = Sql.of("""
            select count(*) as verdicts, count(*) filter (where verdict = 'JE') as errors,
                   percentile_cont(0.5) within group (order by extract(epoch from finished_at - queued_at)) as median,
                   percentile_cont(0.95) within group (order by extract(epoch from finished_at - queued_at)) as p95
            from judging where finished_at >= :since and live""");

    /** The number of readers does not matter: the statistics of an hour change little in less than a second. */
    private static final Duration REMEMBERED = Duration.ofMillis(500);

    private final DataSource database;
    private final Clock clock;
    private final Remembered<Duration, JudgingStatistics> remembered;

    public StatisticsRepository(DataSource database, Clock clock) {
        this.database = database;
        this.clock = clock;
        this.remembered = new Remembered<>(REMEMBERED, 1, clock);
    }

    /** How judging went lately, half a second ago at most. */
    public JudgingStatistics lately(Duration time) {
        return remembered.get(time, () -> since(clock.instant().minus(time)));
    }

    private JudgingStatistics since(Instant since) {
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
