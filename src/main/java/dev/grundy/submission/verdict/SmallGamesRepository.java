package dev.grundy.submission.verdict;

import com.fasterxml.jackson.annotation.JsonInclude;
import com.fasterxml.jackson.annotation.JsonProperty;
import dev.grundy.base.database.DatabaseException;
import dev.grundy.base.database.Sql;
import dev.grundy.base.queue.Kind;
import dev.grundy.base.queue.Lease;
import dev.grundy.base.queue.WorkQueue;
import dev.grundy.format.pack.Wording;
import dev.grundy.judge.result.Counterexample;
import dev.grundy.judge.result.ResultJson;
import jakarta.inject.Singleton;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.util.Optional;
import javax.sql.DataSource;
import org.jspecify.annotations.Nullable;

/**
 * The table {@code small_scope}: how accepted programs do on all small games of their package. A trial is queued together with the verdict
 * ({@link JudgingRepository#result}). Thread-safe.
 */
@Singleton
public final class SmallGamesRepository {
    /** Trying an accepted program on all small games; its subject is the row's id. */
    public static final Kind KIND = new Kind("scope");

    private static final Sql TASK = Sql.of("""
            select package_version_id, content_hash, language, source, owner, scope_tried(:work, :token) as tried
            from scope_task(:work, :token)""");

    private static final Sql OF_SUBMISSION = Sql.of("""
            select c.outcome, c.tried, c.games, c.games_are, c.games_german, c.failure, c.message, w.progress
            from submission s
            join judging j on j.submission_id = s.id and j.live and j.verdict = 'AC'
            join small_scope c on c.source_hash = s.source_hash and c.language = s.language
                and c.package_version_id = j.package_version_id
            left join work w on w.kind = 'scope' and w.subject = c.id and w.ended_at is null
            where s.id = :submission""");

    private final DataSource database;
    private final WorkQueue queue;

    public SmallGamesRepository(DataSource database, WorkQueue queue) {
        this.database = database;
        this.queue = queue;
    }

    /** How far a trial is, as it is told while it runs. */
    private record Tried(@JsonProperty("tried") long tried) {}

    /** What the database's {@code finish_scope} reads. */
    @JsonInclude(JsonInclude.Include.NON_NULL)
    private record Written(
            @JsonProperty("outcome") String outcome,
            @JsonProperty("tried") int tried,
            @JsonProperty("games") int games,
            @JsonProperty("games_are") String gamesAre,
            @JsonProperty("games_german") String gamesGerman,
            @JsonProperty("failure") @Nullable Counterexample failure) {}

    /** @param tried on how many games it was before, the first ones, and was right */
    public record Task(ProgramTask program, int tried) {}

    /** @throws DatabaseException when the lease was lost */
    public Task task(Lease lease) {
        return TASK.on(database)
                .with("work", lease.workId())
                .with("token", lease.token())
                .one(row -> new Task(JudgingRepository.program(row, lease, queue), row.getInt("tried")));
    }

    /** @param tried games so far */
    public static String progress(long tried) {
        return ResultJson.write(new Tried(tried));
    }

    /**
     * What a trial writes when it ends, or when its time is up: then it is queued again behind what waits, some times.
     *
     * @param tried how many games, of so many that there are, those before this time counted
     * @param gamesAre what those are
     * @param failure the first on which the program is wrong
     */
    public static String result(int tried, int games, Wording gamesAre, Optional<Counterexample> failure) {
        String outcome = failure.isPresent() ? "wrong" : tried < games ? "unfinished" : "right";
        return ResultJson.write(
                new Written(outcome, tried, games, gamesAre.english(), gamesAre.german(), failure.orElse(null)));
    }

    /** How the accepted program of a submission does; empty where it is not accepted, or not tried. */
    Optional<SmallGames> of(long submission) {
        return OF_SUBMISSION.on(database).with("submission", submission).find(SmallGamesRepository::state);
    }

    private static SmallGames state(ResultSet row) throws SQLException {
        @Nullable String outcome = row.getString("outcome");
        return switch (outcome) {
            case null -> new SmallGames.Waiting(triedSoFar(row));
            case "right" -> new SmallGames.Right(games(row));
            case "cut" -> new SmallGames.Cut(row.getInt("tried"), games(row));
            case "wrong" ->
                new SmallGames.Wrong(games(row), ResultJson.read(row.getString("failure"), Counterexample.class));
            case "failed" -> new SmallGames.Failed(row.getString("message"));
            default -> throw new IllegalStateException("no trial ends as '" + outcome + "'");
        };
    }

    private static SmallGames.Games games(ResultSet row) throws SQLException {
        return new SmallGames.Games(
                row.getInt("games"), new Wording(row.getString("games_are"), row.getString("games_german")));
    }

    private static int triedSoFar(ResultSet row) throws SQLException {
        @Nullable String progress = row.getString("progress");
        return progress == null
                ? row.getInt("tried")
                : Math.toIntExact(ResultJson.read(progress, Tried.class).tried());
    }
}
