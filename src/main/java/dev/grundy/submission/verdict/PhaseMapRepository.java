package dev.grundy.submission.verdict;

import com.fasterxml.jackson.annotation.JsonProperty;
import dev.grundy.base.database.DatabaseException;
import dev.grundy.base.database.Sql;
import dev.grundy.base.queue.Kind;
import dev.grundy.base.queue.Lease;
import dev.grundy.base.queue.WorkQueue;
import dev.grundy.judge.result.ResultJson;
import dev.grundy.judge.result.phase.PhaseMap;
import jakarta.inject.Singleton;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.util.Optional;
import javax.sql.DataSource;
import org.jspecify.annotations.Nullable;

/**
 * The table {@code phase_map}: where wrong programs fail over the parameters of generators. Mapping is queued together with the verdict
 * ({@link JudgingRepository#result}). Thread-safe.
 */
@Singleton
public final class PhaseMapRepository {
    /** Mapping where a program fails; its subject is the row's id. */
    public static final Kind KIND = new Kind("phase");

    private static final Sql TASK =
            Sql.of("select package_version_id, content_hash, language, source, owner from phase_task(:work, :token)");

    private static final Sql OF_SUBMISSION = Sql.of("""
            select m.map, m.message, w.progress
            from submission s
            join judging j on j.submission_id = s.id and j.live and j.verdict = 'WA'
            join phase_map m on m.source_hash = s.source_hash and m.language = s.language
                and m.package_version_id = j.package_version_id
            left join work w on w.kind = 'phase' and w.subject = m.id and w.ended_at is null
            where s.id = :submission""");

    private final DataSource database;
    private final WorkQueue queue;

    public PhaseMapRepository(DataSource database, WorkQueue queue) {
        this.database = database;
        this.queue = queue;
    }

    /** How far mapping is, as it is told while it runs. */
    private record Tried(@JsonProperty("tried") long tried) {}

    /** @throws DatabaseException when the lease was lost */
    public ProgramTask task(Lease lease) {
        return TASK.on(database)
                .with("work", lease.workId())
                .with("token", lease.token())
                .one(row -> JudgingRepository.program(row, lease, queue));
    }

    /** @param tried inputs so far */
    public static String progress(long tried) {
        return ResultJson.write(new Tried(tried));
    }

    /** What mapping writes when it ends. */
    public static String result(PhaseMap map) {
        return ResultJson.write(map);
    }

    /** Where the program of a submission fails; empty where it is not wrong, or not mapped. */
    Optional<Mapped> of(long submission) {
        return OF_SUBMISSION.on(database).with("submission", submission).find(PhaseMapRepository::state);
    }

    private static Mapped state(ResultSet row) throws SQLException {
        @Nullable String map = row.getString("map");
        @Nullable String message = row.getString("message");
        if (map != null) {
            return new Mapped.Known(ResultJson.read(map, PhaseMap.class));
        }
        if (message != null) {
            return new Mapped.Failed(message);
        }
        @Nullable String progress = row.getString("progress");
        return new Mapped.Waiting(
                progress == null ? 0 : ResultJson.read(progress, Tried.class).tried());
    }
}
