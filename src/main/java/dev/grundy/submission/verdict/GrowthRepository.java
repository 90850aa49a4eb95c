package dev.grundy.submission.verdict;

import com.fasterxml.jackson.annotation.JsonProperty;
import dev.grundy.base.database.DatabaseException;
import dev.grundy.base.database.Sql;
import dev.grundy.base.queue.Kind;
import dev.grundy.base.queue.Lease;
import dev.grundy.base.queue.WorkQueue;
import dev.grundy.judge.result.ResultJson;
import dev.grundy.judge.result.growth.Measurement;
import jakarta.inject.Singleton;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.util.Optional;
import javax.sql.DataSource;
import org.jspecify.annotations.Nullable;

/**
 * The table {@code program_growth}: what programs need on instances of growing size. Measuring is queued together with the verdict
 * ({@link JudgingRepository#result}). Thread-safe.
 */
@Singleton
public final class GrowthRepository {
    /** Measuring how a program grows; its subject is the row's id. */
    public static final Kind KIND = new Kind("growth");

    private static final Sql TASK =
            Sql.of("select package_version_id, content_hash, language, source, owner from growth_task(:work, :token)");

    private static final Sql OF_SUBMISSION = Sql.of("""
            select g.measurement, g.message, w.progress
            from submission s
            join judging j on j.submission_id = s.id and j.live and j.verdict in ('AC', 'TLE')
            join program_growth g on g.source_hash = s.source_hash and g.language = s.language
                and g.package_version_id = j.package_version_id
            left join work w on w.kind = 'growth' and w.subject = g.id and w.ended_at is null
            where s.id = :submission""");

    private final DataSource database;
    private final WorkQueue queue;

    public GrowthRepository(DataSource database, WorkQueue queue) {
        this.database = database;
        this.queue = queue;
    }

    /** How far measuring is, as it is told while it runs. */
    private record Done(@JsonProperty("measured") int measured) {}

    /** @throws DatabaseException when the lease was lost */
    public ProgramTask task(Lease lease) {
        return TASK.on(database)
                .with("work", lease.workId())
                .with("token", lease.token())
                .one(row -> JudgingRepository.program(row, lease, queue));
    }

    /** @param measured sizes so far */
    public static String progress(int measured) {
        return ResultJson.write(new Done(measured));
    }

    /** What measuring writes when it ends. */
    public static String result(Measurement measurement) {
        return ResultJson.write(measurement);
    }

    /** How the program of a submission grows; empty where it is neither accepted nor too slow, or not measured. */
    Optional<Growing> of(long submission) {
        return OF_SUBMISSION.on(database).with("submission", submission).find(GrowthRepository::state);
    }

    private static Growing state(ResultSet row) throws SQLException {
        @Nullable String measurement = row.getString("measurement");
        @Nullable String message = row.getString("message");
        if (measurement != null) {
            return new Growing.Known(ResultJson.read(measurement, Measurement.class));
        }
        if (message != null) {
            return new Growing.Failed(message);
        }
        @Nullable String progress = row.getString("progress");
        return new Growing.Waiting(
                progress == null ? 0 : ResultJson.read(progress, Done.class).measured());
    }
}
