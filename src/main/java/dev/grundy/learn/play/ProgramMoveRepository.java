package dev.grundy.learn.play;

import com.fasterxml.jackson.annotation.JsonInclude;
import com.fasterxml.jackson.annotation.JsonProperty;
import dev.grundy.base.database.DatabaseException;
import dev.grundy.base.database.Sql;
import dev.grundy.base.kernel.ContentHash;
import dev.grundy.base.queue.Kind;
import dev.grundy.base.queue.Lane;
import dev.grundy.base.queue.Lease;
import dev.grundy.base.queue.WorkQueue;
import dev.grundy.base.queue.Writing;
import dev.grundy.judge.result.ResultJson;
import dev.grundy.learn.graph.PlayLimits;
import dev.grundy.submission.verdict.JudgingRepository;
import dev.grundy.submission.verdict.ProgramTask;
import jakarta.inject.Singleton;
import java.nio.charset.StandardCharsets;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.time.Duration;
import java.time.Instant;
import java.util.List;
import java.util.Optional;
import javax.sql.DataSource;
import org.jspecify.annotations.Nullable;

/** The table {@code program_move}: moves of accepted programs, once for each program, package version and position. Thread-safe. */
@Singleton
public final class ProgramMoveRepository {
    /** Asking a program for a move; its subject is the row's id. */
    public static final Kind KIND = new Kind("move");

    /** Of a program's line; longer is no move of any game. */
    private static final int MOST_SAID = 200;

    private static final int MOST_FAILURE = 4_000;
    /** A person who comes back later asks once more. */
    private static final Duration KEPT = Duration.ofDays(30);
    /** Of faults of ours, which may be fixed. */
    private static final Duration KEPT_FAULTS = Duration.ofHours(1);

    private static final Writing QUEUE = new Writing("""
            made as (
                insert into program_move (submission_id, package_version_id, input_hash, input, asked_at)
                values (:submission, :version, :hash, :input, :now)
                returning id, submission_id),
            asked as (
                select 'move' as kind, made.id as subject, 'move/' || made.id as topic, s.account_id, s.language as needs,
                       cast(:lane as smallint) as lane
                from made join submission s on s.id = made.submission_id)""");

    private static final Sql TASK = Sql.of(
            "select package_version_id, content_hash, language, source, owner, input from move_task(:work, :token)");

    private static final Sql FIND = Sql.of("""
            select id, answered_at, said, failure from program_move
            where submission_id = :submission and package_version_id = :version and input_hash = :hash""");

    private static final Sql IS_ANSWERED = Sql.of("""
            select m.answered_at is not null as answered
            from program_move m join submission s on s.id = m.submission_id
            where m.id = :id and s.account_id = :account""");

    private static final Sql PENDING = Sql.of(
            "select count(*) as pending from work where kind = 'move' and account_id = :account and ended_at is null");

    private static final Sql FORGET =
            Sql.of("delete from program_move where answered_at < :old or answered_at < :late and message is not null");

    private static final String ACCEPTED = """
            select s.id, s.language from submission s
            join judging j on j.submission_id = s.id and j.live and j.verdict = 'AC'
            where s.account_id = :account and s.problem_id = :problem""";
    private static final Sql NEWEST = Sql.of(ACCEPTED + " order by s.id desc limit :count");
    private static final Sql ONE = Sql.of(ACCEPTED + " and s.id = :id");

    private final DataSource database;
    private final WorkQueue queue;

    public ProgramMoveRepository(DataSource database, WorkQueue queue) {
        this.database = database;
        this.queue = queue;
    }

    /** A program and an input with one game, which begins where the program is to move. */
    public record Task(ProgramTask program, String input) {}

    /** The JSON that the database's {@code finish_move} reads. */
    private record Written(
            @JsonProperty("said") @JsonInclude(JsonInclude.Include.NON_NULL) @Nullable
            String said,

            @JsonProperty("failure") @JsonInclude(JsonInclude.Include.NON_NULL) @Nullable
            String failure) {}

    /**
     * Writes down a question to a program and queues it; answers its id.
     *
     * @param input with one game, at most {@link PlayLimits#INPUT_BYTES}
     * @throws DatabaseException if the same was asked already
     */
    public long queue(long submission, long version, String input) {
        return queue.enqueue(QUEUE.with("submission", submission)
                .with("version", version)
                .with("hash", hash(input))
                .with("input", input)
                .with("lane", Lane.HAND.code()));
    }

    /** @throws DatabaseException when the lease was lost */
    public Task task(Lease lease) {
        return TASK.on(database)
                .with("work", lease.workId())
                .with("token", lease.token())
                .one(row -> new Task(JudgingRepository.program(row, lease, queue), row.getString("input")));
    }

    /** The result of asking where the program said something: its first line. */
    public static String said(String line) {
        return ResultJson.write(new Written(cut(line, MOST_SAID), null));
    }

    /** The result of asking where the program said nothing, with the reason. */
    public static String failed(String reason) {
        return ResultJson.write(new Written(null, cut(reason, MOST_FAILURE)));
    }

    private static String cut(String text, int most) {
        String storable = text.replace('\0', '\uFFFD');
        return storable.length() <= most ? storable : storable.substring(0, most) + "…";
    }

    /** The program's move in the game of the input, as far as it is known; empty if it was never asked. */
    Optional<ProgramMove> find(long submission, long version, String input) {
        return FIND.on(database)
                .with("submission", submission)
                .with("version", version)
                .with("hash", hash(input))
                .find(ProgramMoveRepository::move);
    }

    /** Whether a program waits no longer to be asked; empty if there is no such question of that account's. */
    Optional<Boolean> isAnswered(long id, long account) {
        return IS_ANSWERED.on(database).with("id", id).with("account", account).find(row -> row.getBoolean("answered"));
    }

    /** How many questions of that account's wait or are being asked. */
    long pending(long account) {
        return PENDING.on(database).with("account", account).one(row -> row.getLong("pending"));
    }

    /** The account's accepted programs for a problem, latest first. */
    List<OwnProgram> accepted(long account, long problem, int count) {
        return NEWEST.on(database)
                .with("account", account)
                .with("problem", problem)
                .with("count", count)
                .list(ProgramMoveRepository::program);
    }

    /** One of them; empty if it is none. */
    Optional<OwnProgram> accepted(long account, long problem, long submission) {
        return ONE.on(database)
                .with("account", account)
                .with("problem", problem)
                .with("id", submission)
                .find(ProgramMoveRepository::program);
    }

    /** Forgets moves that were answered long ago. */
    void forgetOld(Instant now) {
        FORGET.on(database)
                .with("old", now.minus(KEPT))
                .with("late", now.minus(KEPT_FAULTS))
                .update();
    }

    private static OwnProgram program(ResultSet row) throws SQLException {
        return new OwnProgram(row.getLong("id"), row.getString("language"));
    }

    private static ProgramMove move(ResultSet row) throws SQLException {
        if (Sql.instant(row, "answered_at") == null) {
            return new ProgramMove.Asked(row.getLong("id"));
        }
        @Nullable String said = row.getString("said");
        if (said != null) {
            return new ProgramMove.Said(said);
        }
        @Nullable String failure = row.getString("failure");
        return failure == null ? new ProgramMove.Lost() : new ProgramMove.Failed(failure);
    }

    private static String hash(String input) {
        return ContentHash.of(input.getBytes(StandardCharsets.UTF_8)).hex();
    }
}
