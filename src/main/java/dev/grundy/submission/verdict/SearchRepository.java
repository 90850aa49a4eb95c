package dev.grundy.submission.verdict;

import com.fasterxml.jackson.annotation.JsonInclude;
import com.fasterxml.jackson.annotation.JsonProperty;
import dev.grundy.base.database.DatabaseException;
import dev.grundy.base.database.Sql;
import dev.grundy.base.queue.Kind;
import dev.grundy.base.queue.Lane;
import dev.grundy.base.queue.Lease;
import dev.grundy.base.queue.WorkQueue;
import dev.grundy.judge.result.Counterexample;
import dev.grundy.judge.result.ResultJson;
import dev.grundy.judge.result.SearchState;
import jakarta.inject.Singleton;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.util.Optional;
import java.util.OptionalLong;
import javax.sql.DataSource;
import org.jspecify.annotations.Nullable;

/**
 * The searches for counterexamples: what one is about, and what came of it. One is queued together with the verdict that asks
 * for it ({@link JudgingRepository#result}). Thread-safe.
 */
@Singleton
public final class SearchRepository {
    /** Searching for the smallest input on which a program fails; its subject is the search's id. */
    public static final Kind KIND = new Kind("search");

    private static final Sql TASK =
            Sql.of("select package_version_id, content_hash, language, source, owner from search_task(:work, :token)");

    private static final Sql UNFINISHED =
            Sql.of("select id from counterexample where submission_id = :submission and outcome is null");

    private static final Sql FORGET = Sql.of("delete from counterexample where id = :id and outcome is null");

    private static final Sql RESUME = Sql.of("""
            select resume_search(account_id, cast(:lane as smallint), clock_timestamp()) from submission where id = :submission""");

    private static final Sql OF_SUBMISSION = Sql.of("""
            select c.outcome, c.tried, c.failure, c.too_large, c.message, w.state, w.progress
            from submission s
            join judging j on j.submission_id = s.id and j.live and j.verdict in ('WA', 'RTE')
            join counterexample c on c.source_hash = s.source_hash and c.language = s.language
                and c.package_version_id = j.package_version_id
            left join work w on w.kind = 'search' and w.subject = c.id and w.ended_at is null
            where s.id = :submission""");

    private final DataSource database;
    private final WorkQueue queue;

    public SearchRepository(DataSource database, WorkQueue queue) {
        this.database = database;
        this.queue = queue;
    }

    /** How far a search is, as it is told while it runs. */
    private record Tried(@JsonProperty("tried") long tried) {}

    /** What the database's {@code finish_search} reads. */
    @JsonInclude(JsonInclude.Include.NON_NULL)
    private record Written(
            @JsonProperty("outcome") String outcome,
            @JsonProperty("tried") long tried,
            @JsonProperty("failure") @Nullable Counterexample failure,
            @JsonProperty("too_large") @Nullable String tooLarge) {}

    /** @throws DatabaseException when the lease was lost */
    public ProgramTask task(Lease lease) {
        return TASK.on(database)
                .with("work", lease.workId())
                .with("token", lease.token())
                .one(row -> JudgingRepository.program(row, lease, queue));
    }

    /** @param tried instances so far */
    public static String progress(long tried) {
        return ResultJson.write(new Tried(tried));
    }

    /**
     * What a search writes when it ends.
     *
     * @param found    empty if none of the instances tried fails, or only one too large to be shown
     * @param tooLarge where the failing one came from, if it is too large to be worked through by hand
     */
    public static String result(long tried, Optional<Counterexample> found, Optional<String> tooLarge) {
        return ResultJson.write(
                new Written(found.isPresent() ? "found" : "none", tried, found.orElse(null), tooLarge.orElse(null)));
    }

    /**
     * Forgets the submission's search unless it is over; its worker loses the lease. Within a transaction. Work goes first,
     * as where a search ends, or the two would wait for each other; and once more, for a search that was resumed meanwhile.
     */
    public void cancel(long submission) {
        UNFINISHED
                .on(database)
                .with("submission", submission)
                .list(row -> row.getLong("id"))
                .forEach(search -> {
                    queue.cancel(KIND, search);
                    FORGET.on(database).with("id", search).update();
                    queue.cancel(KIND, search);
                });
        RESUME.on(database)
                .with("submission", submission)
                .with("lane", Lane.SEARCH.code())
                .find(row -> true);
    }

    /** The search that explains the submission's verdict; empty when the verdict needs none or nothing can be searched. */
    public Optional<SearchState> of(long submission) {
        return OF_SUBMISSION.on(database).with("submission", submission).find(SearchRepository::search);
    }

    private static SearchState search(ResultSet row) throws SQLException {
        @Nullable String outcome = row.getString("outcome");
        long tried = row.getLong("tried");
        Optional<String> tooLarge = Optional.ofNullable(row.getString("too_large"));
        return switch (outcome) {
            case null ->
                switch (row.getString("state")) {
                    case null -> new SearchState.PutOff();
                    case "running" -> new SearchState.Running(triedSoFar(row).orElse(0));
                    default -> new SearchState.Queued();
                };
            case "found" ->
                new SearchState.Found(tried, ResultJson.read(row.getString("failure"), Counterexample.class), tooLarge);
            case "none" -> new SearchState.None(tried, tooLarge);
            case "failed" -> new SearchState.Failed(tried, row.getString("message"));
            default -> throw new IllegalStateException("no search ends as '" + outcome + "'");
        };
    }

    private static OptionalLong triedSoFar(ResultSet row) throws SQLException {
        @Nullable String progress = row.getString("progress");
        return progress == null
                ? OptionalLong.empty()
                : OptionalLong.of(ResultJson.read(progress, Tried.class).tried());
    }
}
