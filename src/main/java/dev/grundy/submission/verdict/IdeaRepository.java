package dev.grundy.submission.verdict;

import com.fasterxml.jackson.annotation.JsonInclude;
import com.fasterxml.jackson.annotation.JsonProperty;
import dev.grundy.base.database.DatabaseException;
import dev.grundy.base.database.Sql;
import dev.grundy.base.queue.Kind;
import dev.grundy.base.queue.Lease;
import dev.grundy.base.queue.WorkQueue;
import dev.grundy.format.pack.Misconception;
import dev.grundy.format.pack.Wording;
import dev.grundy.judge.result.ResultJson;
import jakarta.inject.Singleton;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.util.Optional;
import javax.sql.DataSource;
import org.jspecify.annotations.Nullable;

/**
 * The table {@code misconception}: which idea explains the answers of a wrong program. A comparison is queued together with the verdict
 * ({@link JudgingRepository#result}). Thread-safe.
 */
@Singleton
public final class IdeaRepository {
    /** Comparing a wrong program with those of its package that say their idea; its subject is the row's id. */
    public static final Kind KIND = new Kind("idea");

    private static final Sql TASK =
            Sql.of("select package_version_id, content_hash, language, source, owner from idea_task(:work, :token)");

    private static final Sql OF_SUBMISSION = Sql.of("""
            select c.outcome, c.tests, c.idea, c.idea_german, c.anchor, c.message
            from submission s
            join judging j on j.submission_id = s.id and j.live and j.verdict = 'WA'
            join misconception c on c.source_hash = s.source_hash and c.language = s.language
                and c.package_version_id = j.package_version_id
            where s.id = :submission""");

    private final DataSource database;
    private final WorkQueue queue;

    public IdeaRepository(DataSource database, WorkQueue queue) {
        this.database = database;
        this.queue = queue;
    }

    /** What the database's {@code finish_idea} reads. */
    @JsonInclude(JsonInclude.Include.NON_NULL)
    private record Written(
            @JsonProperty("outcome") String outcome,
            @JsonProperty("tests") @Nullable Integer tests,
            @JsonProperty("idea") @Nullable String idea,
            @JsonProperty("idea_german") @Nullable String german,
            @JsonProperty("anchor") @Nullable String anchor) {}

    /** @throws DatabaseException when the lease was lost */
    public ProgramTask task(Lease lease) {
        return TASK.on(database)
                .with("work", lease.workId())
                .with("token", lease.token())
                .one(row -> JudgingRepository.program(row, lease, queue));
    }

    /**
     * What a comparison writes that found the idea.
     *
     * @param tests that both answer wrongly with the same words, at least 20
     */
    public static String told(Misconception misconception, int tests) {
        Wording idea = misconception.idea();
        return ResultJson.write(new Written(
                "told",
                tests,
                idea.english(),
                idea.german(),
                misconception.anchor().orElse(null)));
    }

    /** What a comparison writes that found none. */
    public static String none() {
        return ResultJson.write(new Written("none", null, null, null, null));
    }

    /** What is known of the idea behind a submission's wrong answer; empty where it is judged otherwise, or was not compared. */
    Optional<Idea> of(long submission) {
        return OF_SUBMISSION.on(database).with("submission", submission).find(IdeaRepository::state);
    }

    private static Idea state(ResultSet row) throws SQLException {
        @Nullable String outcome = row.getString("outcome");
        return switch (outcome) {
            case null -> new Idea.Waiting();
            case "told" ->
                new Idea.Told(
                        new Misconception(
                                new Wording(row.getString("idea"), row.getString("idea_german")),
                                Optional.ofNullable(row.getString("anchor"))),
                        row.getInt("tests"));
            case "none" -> new Idea.None();
            case "failed" -> new Idea.Failed(row.getString("message"));
            default -> throw new IllegalStateException("no comparison ends as '" + outcome + "'");
        };
    }
}
