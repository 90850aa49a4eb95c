package dev.grundy.submission.queue;

import dev.grundy.database.Sql;
import dev.grundy.kernel.ContentHash;
import dev.grundy.result.JudgingResult;
import dev.grundy.result.ResultJson;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.time.Clock;
import java.time.Duration;
import java.time.Instant;
import java.util.Collection;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.OptionalDouble;
import java.util.Set;
import java.util.stream.Collectors;
import javax.sql.DataSource;
import org.jspecify.annotations.Nullable;

/**
 * The queue of judgings. Every method is one statement, and so one transaction unless the caller has one already.
 * Safe for use by several threads and processes; all of them should tell the same time to within a few seconds.
 */
public final class JudgeQueue {
    /** Channel that says: a judging waits. No payload. */
    public static final String QUEUED = "judging_queued";
    /** Channel that says: a judging of the submission whose id is the payload moved on. */
    public static final String CHANGED = "judging_changed";
    /** After so many tries a judging ends as a judge error. */
    public static final int TRIES = 3;
    /** How long a worker may be silent; the heartbeat comes three times as often. */
    public static final Duration LEASE = Duration.ofSeconds(15);

    /** Expired leases are dealt with in slices: no statement locks many rows for long. */
    private static final int SWEEP_SLICE = 100;

    private static final double MICROS_PER_SECOND = 1e6;

    private static final Sql ENQUEUE = Sql.of("""
            with queued as (
                insert into judging (submission_id, number, live, package_version_id, account_id, language, seed,
                                     lane, fair_rank, state, queued_at)
                select s.id, :number, :live, :version, s.account_id, s.language, :seed, :lane,
                       :now_seconds
                         + :per_pending * (select count(*) from judging j
                             where j.account_id = s.account_id and j.finished_at is null and j.lane = :lane)
                         + :per_cpu_microsecond * (select coalesce(sum(j.cpu_spent_us), 0) from judging j
                             where j.account_id = s.account_id and j.finished_at > :recent),
                       'queued', :now
                from submission s where s.id = :submission
                returning id, submission_id)
            select id, pg_notify('judging_queued', ''), pg_notify('judging_changed', submission_id::text) from queued""");

    static final String CLAIM_TEXT = """
            with next as (
                select id from judging
                where state = 'queued'
                  -- Not "= any": that is thought to leave so few rows that before the first ANALYZE all would be sorted.
                  and array_position(:languages, language) is not null
                order by lane, fair_rank, id
                limit 1
                -- Rows that another worker is claiming are passed over, not waited for.
                for update skip locked)
            update judging j
            set state = 'running', attempt = j.attempt + 1, started_at = :now, message = null,
                lease_owner = :node, lease_token = nextval('judging_lease_token'), lease_until = :until,
                phase = 'COMPILING', tests_done = 0, tests_planned = 0
            from next, submission s, package_version v
            where j.id = next.id and s.id = j.submission_id and v.id = j.package_version_id
            returning j.id, j.lease_token, j.submission_id, j.package_version_id, v.content_hash, s.language, s.source,
                      j.seed, j.lane, j.attempt, j.queued_at, pg_notify('judging_changed', j.submission_id::text)""";
    private static final Sql CLAIM = Sql.of(CLAIM_TEXT);

    private static final Sql REPORT = Sql.of("""
            update judging set phase = :phase, tests_done = :done, tests_planned = :planned
            where id = :id and lease_token = :token and state = 'running'
            returning pg_notify('judging_changed', submission_id::text)""");

    private static final Sql RENEW = Sql.of("""
            update judging j set lease_until = :until
            from unnest(:ids, :tokens) as held (id, token)
            where j.id = held.id and j.lease_token = held.token and j.state = 'running'
            returning j.id, j.lease_token""");

    private static final Sql FINISH = Sql.of("""
            with finished as (
                update judging
                set state = 'finished', finished_at = :now, lease_owner = null, lease_token = null, lease_until = null,
                    phase = null, verdict = :verdict, score = :score, cpu_time_us = :cpu, wall_time_us = :wall,
                    memory_bytes = :memory, cpu_spent_us = :cpu_spent, tests = cast(:tests as jsonb),
                    compilation = cast(:compilation as jsonb), first_failure = cast(:first_failure as jsonb),
                    message = :message, tests_done = :tests_done
                where id = :id and lease_token = :token and state = 'running'
                returning submission_id, live, package_version_id),
            searched as (
                insert into counterexample (submission_id, package_version_id, language, source_hash, state, queued_at)
                select s.id, f.package_version_id, s.language, s.source_hash, 'queued', :now
                from finished f join submission s on s.id = f.submission_id
                where :searchable and f.live and :verdict in ('WA', 'RTE')
                -- The same program was or is searched already.
                on conflict do nothing),
            moved as (
                insert into user_problem (account_id, problem_id, first_attempted_at, solved_at, solved_by)
                select s.account_id, s.problem_id, s.submitted_at,
                       case when :verdict = 'AC' then s.submitted_at end, case when :verdict = 'AC' then s.id end
                from finished f join submission s on s.id = f.submission_id
                -- A shadow judging counts for nobody until it is adopted, and a judge error is ours.
                where f.live and :verdict <> 'JE'
                on conflict (account_id, problem_id) do update
                set first_attempted_at = least(user_problem.first_attempted_at, excluded.first_attempted_at),
                    solved_at = least(user_problem.solved_at, excluded.solved_at),
                    solved_by = case when user_problem.solved_at <= excluded.solved_at or excluded.solved_at is null
                                     then user_problem.solved_by else excluded.solved_by end)
            select pg_notify('judging_changed', submission_id::text) from finished""");

    private static final Sql GIVE_BACK = Sql.of("""
            update judging
            set state = 'queued', attempt = attempt - 1, lease_owner = null, lease_token = null, lease_until = null,
                phase = null
            where id = :id and lease_token = :token and state = 'running'
            returning pg_notify('judging_queued', ''), pg_notify('judging_changed', submission_id::text)""");

    private static final Sql FAIL = Sql.of("""
            update judging
            set state = case when attempt < :tries then 'queued' else 'finished' end,
                verdict = case when attempt < :tries then null else 'JE' end,
                finished_at = case when attempt < :tries then null else cast(:now as timestamptz) end,
                message = :message, lease_owner = null, lease_token = null, lease_until = null, phase = null
            where id = :id and lease_token = :token and state = 'running' and lease_until < :silent_until
            returning pg_notify('judging_queued', ''), pg_notify('judging_changed', submission_id::text)""");

    private static final Sql EXPIRED = Sql.of("""
            select id, lease_token, lease_owner, attempt
            from judging where state = 'running' and lease_until < :now
            order by lease_until limit :slice""");

    private static final Sql DEPTH = Sql.of("""
            select lane, count(*) as queued, min(queued_at) as oldest from judging
            where state = 'queued' group by lane order by lane""");

    private static final Sql AHEAD = Sql.of("""
            select count(*) as ahead from judging other, judging mine
            where mine.id = :id and mine.state = 'queued' and other.state = 'queued'
              and (other.lane, other.fair_rank, other.id) < (mine.lane, mine.fair_rank, mine.id)""");

    private final DataSource database;
    private final Clock clock;
    private final FairShare fairShare;

    public JudgeQueue(DataSource database, Clock clock, FairShare fairShare) {
        this.database = database;
        this.clock = clock;
        this.fairShare = fairShare;
    }

    /** Adds a judging at its fair place and wakes the workers once the transaction commits; answers its id. */
    public long enqueue(NewJudging judging) {
        Instant now = clock.instant();
        return ENQUEUE.on(database)
                .with("submission", judging.submissionId())
                .with("number", judging.number())
                .with("live", judging.live())
                .with("version", judging.packageVersionId())
                .with("seed", judging.seed())
                .with("lane", judging.lane().code())
                .with("now", now)
                .with("now_seconds", seconds(now))
                .with("per_pending", seconds(fairShare.perPending()))
                .with("per_cpu_microsecond", seconds(fairShare.perCpuSecond()) / MICROS_PER_SECOND)
                .with("recent", now.minus(fairShare.recent()))
                .one(row -> row.getLong("id"));
    }

    /**
     * Takes the first waiting judging in one of the languages for the node, under a new lease; empty when none waits.
     *
     * @param languages identifiers in languages.yaml: what the node can judge
     */
    public Optional<Claim> claim(String node, Collection<String> languages) {
        Instant now = clock.instant();
        return CLAIM.on(database)
                .with("node", node)
                .with("languages", languages.toArray(String[]::new))
                .with("now", now)
                .with("until", now.plus(LEASE))
                .find(JudgeQueue::claim);
    }

    /** Says how far a judging is; false when the lease was lost. */
    public boolean report(Lease lease, Progress progress) {
        return held(REPORT, lease)
                .with("phase", progress.phase().name())
                .with("done", progress.testsDone())
                .with("planned", progress.testsPlanned())
                .find(row -> true)
                .orElse(false);
    }

    /** Prolongs leases; answers those that are still held. */
    public Set<Lease> renew(Collection<Lease> leases) {
        if (leases.isEmpty()) {
            return Set.of();
        }
        return RENEW
                .on(database)
                .with("ids", leases.stream().map(Lease::judgingId).toArray(Long[]::new))
                .with("tokens", leases.stream().map(Lease::token).toArray(Long[]::new))
                .with("until", clock.instant().plus(LEASE))
                .list(JudgeQueue::lease)
                .stream()
                .collect(Collectors.toUnmodifiableSet());
    }

    /**
     * Writes the result, moves the person's state on the problem upward and tells the pages, all or nothing.
     * False when the lease was lost: then nothing is written.
     */
    public boolean finish(Lease lease, JudgingResult result) {
        return finish(lease, result, false);
    }

    /**
     * {@link #finish(Lease, JudgingResult)}; a wrong answer or a crash asks in the same transaction for a counterexample.
     *
     * @param searchable whether the problem can make small instances
     */
    public boolean finish(Lease lease, JudgingResult result, boolean searchable) {
        return held(FINISH, lease)
                .with("searchable", searchable)
                .with("now", clock.instant())
                .with("verdict", result.verdict().name())
                .with("score", orNull(result.score()))
                .with("cpu", micros(result.cpu()))
                .with("wall", micros(result.wall()))
                .with("memory", result.memory().bytes())
                .with("cpu_spent", micros(result.cpuSpent()))
                .with("tests", ResultJson.write(result.tests()))
                .with("tests_done", result.tests().size())
                .with("compilation", result.compilation().map(ResultJson::write).orElse(null))
                .with(
                        "first_failure",
                        result.firstFailure().map(ResultJson::write).orElse(null))
                .with("message", result.trouble().map(ResultJson::storable).orElse(null))
                .find(row -> true)
                .orElse(false);
    }

    /** Puts a judging back untouched, because the node stops: not counted as a try. False when the lease was lost. */
    public boolean giveBack(Lease lease) {
        return held(GIVE_BACK, lease).find(row -> true).orElse(false);
    }

    /**
     * Says that this try failed through a fault of ours: the judging waits for another try, or ends as a judge error
     * after the last. False when the lease was lost.
     */
    public boolean fail(Lease lease, String message) {
        return fail(lease, message, Instant.MAX);
    }

    /** Ends the tries of workers that were silent for longer than their lease; answers how many. */
    public int sweep() {
        Instant now = clock.instant();
        List<Silent> silent =
                EXPIRED.on(database).with("now", now).with("slice", SWEEP_SLICE).list(JudgeQueue::silent);
        return (int) silent.stream()
                .filter(lost -> fail(lost.lease(), lost.message(), now))
                .count();
    }

    /** What waits, by lane; a lane where nothing waits is absent. */
    public List<QueueDepth> depth() {
        return DEPTH.on(database)
                .list(row -> new QueueDepth(
                        Lane.ofCode(row.getInt("lane")),
                        row.getLong("queued"),
                        Optional.ofNullable(Sql.instant(row, "oldest"))));
    }

    /** How many judgings go before this one; 0 also for one that waits no longer. */
    public long ahead(long judgingId) {
        return AHEAD.on(database).with("id", judgingId).one(row -> row.getLong("ahead"));
    }

    private boolean fail(Lease lease, String message, Instant silentUntil) {
        return held(FAIL, lease)
                .with("tries", TRIES)
                .with("message", ResultJson.storable(message))
                .with("now", clock.instant())
                .with("silent_until", silentUntil)
                .find(row -> true)
                .orElse(false);
    }

    private record Silent(Lease lease, String message) {}

    private static Silent silent(ResultSet row) throws SQLException {
        String message = "node " + row.getString("lease_owner") + " fell silent in try " + row.getInt("attempt")
                + " of " + TRIES;
        return new Silent(lease(row), message);
    }

    private Sql.Execution held(Sql statement, Lease lease) {
        return statement.on(database).with("id", lease.judgingId()).with("token", lease.token());
    }

    private static Claim claim(ResultSet row) throws SQLException {
        return new Claim(
                lease(row),
                row.getLong("submission_id"),
                row.getLong("package_version_id"),
                new ContentHash(row.getString("content_hash")),
                row.getString("language"),
                row.getBytes("source"),
                row.getLong("seed"),
                Lane.ofCode(row.getInt("lane")),
                row.getInt("attempt"),
                Objects.requireNonNull(Sql.instant(row, "queued_at")));
    }

    private static Lease lease(ResultSet row) throws SQLException {
        return new Lease(row.getLong("id"), row.getLong("lease_token"));
    }

    private static @Nullable Double orNull(OptionalDouble value) {
        return value.isPresent() ? value.getAsDouble() : null;
    }

    private static long micros(Duration duration) {
        return duration.toNanos() / 1_000;
    }

    private static double seconds(Duration duration) {
        return duration.toNanos() / 1e9;
    }

    private static double seconds(Instant instant) {
        return instant.getEpochSecond() + instant.getNano() / 1e9;
    }
}
