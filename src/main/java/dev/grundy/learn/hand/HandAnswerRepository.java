package dev.grundy.learn.hand;

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
import dev.grundy.learn.hand.HandAnswer.Outcome;
import jakarta.inject.Singleton;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.time.Clock;
import java.time.Instant;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.function.Supplier;
import javax.sql.DataSource;

/** The tables {@code hand_sitting} and {@code hand_answer}: the people at each instance, and their answers. Thread-safe. */
@Singleton
public final class HandAnswerRepository {
    /** Having an answer checked by a package's own checker; its subject is the answer's id. */
    public static final Kind KIND = new Kind("hand");

    private static final Writing QUEUE = new Writing("""
            made as (
                insert into hand_answer (hand_instance_id, account_id, answer, answered_at)
                values (:instance, :account, :answer, :now)
                returning id, account_id),
            asked as (
                select 'hand' as kind, made.id as subject, 'hand/' || made.id as topic, made.account_id, '' as needs,
                       cast(:lane as smallint) as lane
                from made)""");

    private static final Sql TASK =
            Sql.of("select package_version_id, content_hash, input, answer, given from hand_task(:work, :token)");

    private static final Sql SIT = Sql.of("""
            insert into hand_sitting (hand_instance_id, account_id, begun_at) values (:instance, :account, :now)
            on conflict do nothing""");
    private static final Sql SHOW = Sql.of("""
            insert into hand_sitting (hand_instance_id, account_id, begun_at, shown_at) values (:instance, :account, :now, :now)
            on conflict (account_id, hand_instance_id) do update set shown_at = coalesce(hand_sitting.shown_at, :now)""");
    private static final Sql SHOWN = Sql.of("""
            select count(*) as shown from hand_sitting
            where account_id = :account and hand_instance_id = :instance and shown_at is not null""");
    private static final Sql ADD = Sql.of("""
            insert into hand_answer (hand_instance_id, account_id, answer, answered_at, outcome, message, checked_at)
            values (:instance, :account, :answer, :now, :outcome, :message, :now)
            returning id""");
    private static final Sql LATEST = Sql.of("""
            select id, answer, outcome, message from hand_answer
            where account_id = :account and hand_instance_id = :instance order by id desc limit 1""");
    private static final Sql COUNT = Sql.of("""
            select count(*) as answers from hand_answer where account_id = :account and hand_instance_id = :instance""");
    private static final Sql REACHED = Sql.of("""
            select coalesce(max(h.level), 0) as level
            from hand_answer a
            join hand_sitting s using (account_id, hand_instance_id)
            join hand_instance h on h.id = a.hand_instance_id
            join package_version v on v.id = h.package_version_id
            where a.account_id = :account and v.problem_id = :problem and a.outcome = 'right'
              and (s.shown_at is null or s.shown_at > a.answered_at)""");
    private static final Sql RECENT = Sql.of("""
            select h.level, h.seed, s.begun_at, s.shown_at,
                   exists (select from hand_answer a where a.account_id = s.account_id
                           and a.hand_instance_id = s.hand_instance_id and a.outcome = 'right') as solved,
                   (select count(*) from hand_answer a where a.account_id = s.account_id
                           and a.hand_instance_id = s.hand_instance_id) as answers
            from hand_sitting s
            join hand_instance h on h.id = s.hand_instance_id
            join package_version v on v.id = h.package_version_id
            where s.account_id = :account and v.problem_id = :problem
            order by s.begun_at desc, h.id desc limit :most""");

    private final DataSource database;
    private final WorkQueue queue;
    private final Clock clock;

    public HandAnswerRepository(DataSource database, WorkQueue queue, Clock clock) {
        this.database = database;
        this.queue = queue;
        this.clock = clock;
    }

    /**
     * An answer to check: the instance with the reference solver's answer, and the person's.
     *
     * @param archive reads the package as a zip; throws {@link DatabaseException} once the lease is lost
     */
    public record Task(
            long packageVersionId,
            ContentHash packageHash,
            Supplier<byte[]> archive,
            String input,
            String answer,
            String given) {}

    /** The JSON that the database's {@code finish_hand} reads. */
    private record Written(
            @JsonProperty("outcome") String outcome,
            @JsonProperty("message") String message) {}

    /** One of a person's instances, as a list tells it. */
    public record Sitting(int level, int seed, Instant begunAt, boolean shown, boolean solved, long answers) {
        public String name() {
            return level + "-" + seed;
        }

        /** Digits only: in a sentence a plain number would be grouped. */
        public String seedText() {
            return Integer.toString(seed);
        }
    }

    /** Notes that a person is at an instance, if that is new. */
    public void sit(long account, long instance) {
        SIT.on(database)
                .with("instance", instance)
                .with("account", account)
                .with("now", clock.instant())
                .update();
    }

    /** Writes an answer that has been checked, of somebody who sits at the instance; answers its id. */
    public long add(long account, long instance, String answer, Outcome outcome, String message) {
        return ADD.on(database)
                .with("instance", instance)
                .with("account", account)
                .with("answer", answer)
                .with("outcome", outcome.code())
                .with("message", message)
                .with("now", clock.instant())
                .one(row -> row.getLong("id"));
    }

    /** Writes an answer of somebody who sits at the instance, and queues its check; answers its id. */
    public long queue(long account, long instance, String answer) {
        return queue.enqueue(QUEUE.with("account", account)
                .with("instance", instance)
                .with("answer", answer)
                .with("lane", Lane.HAND.code()));
    }

    /** How many of a person's answers wait for their check. */
    public long pending(long account) {
        return queue.pending(account, Lane.HAND);
    }

    /** @throws DatabaseException when the lease was lost */
    public Task task(Lease lease) {
        return TASK.on(database)
                .with("work", lease.workId())
                .with("token", lease.token())
                .one(row -> {
                    long version = row.getLong("package_version_id");
                    return new Task(
                            version,
                            new ContentHash(row.getString("content_hash")),
                            () -> queue.archive(lease, version),
                            row.getString("input"),
                            row.getString("answer"),
                            row.getString("given"));
                });
    }

    /** The result that a check writes when it ends. */
    public static String written(Outcome outcome, String message) {
        return ResultJson.write(new Written(outcome.code(), message));
    }

    /** How often the person has answered the instance. */
    public int count(long account, long instance) {
        return COUNT.on(database)
                .with("account", account)
                .with("instance", instance)
                .one(row -> row.getInt("answers"));
    }

    /** The person's last answer to the instance. */
    public Optional<HandAnswer> latest(long account, long instance) {
        return LATEST.on(database)
                .with("account", account)
                .with("instance", instance)
                .find(HandAnswerRepository::answer);
    }

    /** Notes that the person asked for the solution; the first time stays. */
    public void show(long account, long instance) {
        SHOW.on(database)
                .with("instance", instance)
                .with("account", account)
                .with("now", clock.instant())
                .update();
    }

    public boolean isShown(long account, long instance) {
        return SHOWN.on(database)
                        .with("account", account)
                        .with("instance", instance)
                        .one(row -> row.getInt("shown"))
                > 0;
    }

    /** The hardest level of the problem at which the person was right without having been shown the solution; 0 for none. */
    public int reached(long account, long problem) {
        return REACHED.on(database)
                .with("account", account)
                .with("problem", problem)
                .one(row -> row.getInt("level"));
    }

    /** The person's instances of the problem, latest first. */
    public List<Sitting> recent(long account, long problem, int most) {
        return RECENT.on(database)
                .with("account", account)
                .with("problem", problem)
                .with("most", most)
                .list(HandAnswerRepository::sitting);
    }

    private static HandAnswer answer(ResultSet row) throws SQLException {
        return new HandAnswer(
                row.getLong("id"),
                row.getString("answer"),
                Optional.ofNullable(row.getString("outcome")).map(Outcome::ofCode),
                Optional.ofNullable(row.getString("message")).orElse(""));
    }

    private static Sitting sitting(ResultSet row) throws SQLException {
        return new Sitting(
                row.getInt("level"),
                row.getInt("seed"),
                Objects.requireNonNull(Sql.instant(row, "begun_at")),
                Sql.instant(row, "shown_at") != null,
                row.getBoolean("solved"),
                row.getLong("answers"));
    }
}
