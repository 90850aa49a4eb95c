package dev.grundy.submission;

import com.fasterxml.jackson.annotation.JsonProperty;
import dev.grundy.database.Sql;
import dev.grundy.result.Counterexample;
import dev.grundy.result.ResultJson;
import dev.grundy.result.Search;
import dev.grundy.work.Kind;
import dev.grundy.work.WorkQueue;
import dev.grundy.work.Writing;
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
public final class SearchRepository {
    /** Searching for the smallest input on which a program fails; its subject is the search's id. */
    public static final Kind KIND = new Kind("search", """
            abandoned as (
                update counterexample set outcome = 'failed', finished_at = :now, message = ended.message
                from ended where counterexample.id = ended.subject)""");

    private static final Writing RESULT = new Writing("""
            searched as (
                update counterexample
                set outcome = :outcome, tried = :tried, failure = cast(:failure as jsonb), too_large = :too_large,
                    finished_at = :now
                from ended where counterexample.id = ended.subject)""");

    private static final Sql TASK = Sql.of("""
            select c.package_version_id, v.content_hash, s.language, s.source
            from counterexample c
            join submission s on s.id = c.submission_id
            join package_version v on v.id = c.package_version_id
            where c.id = :id""");

    private static final Sql UNFINISHED =
            Sql.of("select id from counterexample where submission_id = :submission and outcome is null for update");

    private static final Sql FORGET = Sql.of("delete from counterexample where id = :id and outcome is null");

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

    /** @throws IllegalStateException if there is no such search, or no longer */
    public ProgramTask task(long search) {
        return TASK.on(database).with("id", search).one(JudgingRepository::program);
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
    public static Writing result(long tried, Optional<Counterexample> found, Optional<String> tooLarge) {
        return RESULT.with("outcome", found.isPresent() ? "found" : "none")
                .with("tried", tried)
                .with("failure", found.map(ResultJson::write).orElse(null))
                .with("too_large", tooLarge.map(ResultJson::storable).orElse(null));
    }

    /** Forgets the submission's search unless it is over; whoever is at it loses the lease. Within a transaction. */
    public void cancel(long submission) {
        UNFINISHED
                .on(database)
                .with("submission", submission)
                .list(row -> row.getLong("id"))
                .forEach(search -> {
                    queue.cancel(KIND, search);
                    FORGET.on(database).with("id", search).update();
                });
    }

    /** The search that explains the submission's verdict; empty when the verdict needs none or nothing can be searched. */
    public Optional<Search> of(long submission) {
        return OF_SUBMISSION.on(database).with("submission", submission).find(SearchRepository::search);
    }

    private static Search search(ResultSet row) throws SQLException {
        @Nullable String outcome = row.getString("outcome");
        long tried = row.getLong("tried");
        Optional<String> tooLarge = Optional.ofNullable(row.getString("too_large"));
        return switch (outcome) {
            case null ->
                "running".equals(row.getString("state"))
                        ? new Search.Running(triedSoFar(row).orElse(0))
                        : new Search.Queued();
            case "found" ->
                new Search.Found(tried, ResultJson.read(row.getString("failure"), Counterexample.class), tooLarge);
            case "none" -> new Search.None(tried, tooLarge);
            case "failed" -> new Search.Failed(tried, row.getString("message"));
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
