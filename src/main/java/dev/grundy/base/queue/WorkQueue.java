package dev.grundy.base.queue;

import dev.grundy.base.database.DatabaseException;
import dev.grundy.base.database.Sql;
import dev.grundy.base.tracing.Cause;
import dev.grundy.base.tracing.Tracing;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.time.Clock;
import java.time.Duration;
import java.time.Instant;
import java.util.Collection;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.stream.Collectors;
import javax.sql.DataSource;

/**
 * The one queue of work, for every kind. Every method is one statement, and so one transaction unless the caller has one
 * already (queuing is two where it is traced). Safe for use by several threads and processes; all of them should tell the same time to within a few seconds.
 */
public final class WorkQueue {
    /** Channel that says: work waits. No payload. */
    public static final String QUEUED = "work_queued";
    /** Channel that says: work on the topic that is the payload moved on. */
    public static final String CHANGED = "work_changed";
    /** Channel that says: the worker of the work whose id is the payload has lost the lease. */
    public static final String LOST = "work_lost";
    /** After so many tries the database abandons work. */
    public static final int TRIES = 3;
    /** How long a worker may be silent; the heartbeat comes three times as often. */
    public static final Duration LEASE = Duration.ofSeconds(15);

    /** Expired leases are dealt with in slices: no statement locks many rows for long. */
    private static final int SWEEP_SLICE = 100;

    private static final double MICROS_PER_SECOND = 1e6;

    private static final String SHARE = "cast(row(:per_pending, :per_cpu_microsecond, :recent) as fair_share)";

    private static final String ENQUEUE = """
            with %s
            select kind, subject, work_queue(kind, subject, topic, account_id, needs, lane, :now, %s) from asked""";

    /** Only where something is traced: a claim before this is written is traced by itself. */
    private static final Sql TRACE =
            Sql.of("update work set trace = :trace where kind = :kind and subject = :subject and ended_at is null");

    private static final Sql CAUSE = Sql.of("select work_trace(:id, :token) as trace");

    static final String CLAIM_TEXT = "select * from work_claim(:node, :offers, :first_lane, :last_lane, :until)";
    private static final Sql CLAIM = Sql.of(CLAIM_TEXT);

    private static final Sql REPORT = Sql.of("select work_report(:id, :token, cast(:progress as jsonb)) as held");

    private static final Sql RENEW = Sql.of("select held_id, held_token from work_renew(:ids, :tokens, :until)");

    private static final Sql FINISH =
            Sql.of("select work_finish(:id, :token, cast(:result as jsonb), :cpu_spent, :now, " + SHARE + ") as held");

    private static final Sql GIVE_BACK = Sql.of("select work_give_back(:id, :token) as held");

    private static final Sql FAIL = Sql.of("select work_fail(:id, :token, :message, :now) as held");

    private static final Sql ARCHIVE = Sql.of("select leased_archive(:id, :token, :version) as archive");

    private static final Sql SILENT = Sql.of("select id from work_silent(:kinds, :slice, :now) as id");

    private static final Sql END_SILENT = Sql.of("select work_end_silent(:id, :now) as held");

    private static final Sql FORGET = Sql.of("select work_forget(:forgotten, :slice)");

    private static final Sql CANCEL = Sql.of("""
            with gone as (delete from work where kind = :kind and subject = :subject and ended_at is null returning id)
            select pg_notify('work_lost', cast(id as text)) from gone""");

    private static final Sql ABORT = Sql.of("select work_abort(:kind, :subject, :lane, :now) as held");

    private static final Sql DEPTH = Sql.of("""
            select lane, count(*) as queued, min(queued_at) as oldest from work
            where state = 'queued' group by lane order by lane""");

    private static final Sql AHEAD = Sql.of("""
            with mine as (
                select lane, fair_rank, id from work where kind = :kind and subject = :subject and state = 'queued'),
            ahead as (
                select other.kind, other.lane from work other, mine
                where other.state = 'queued'
                  and (other.lane, other.fair_rank, other.id) < (mine.lane, mine.fair_rank, mine.id)
                union all
                -- One piece at a time for idle times: what is at work is waited for too.
                select other.kind, other.lane from work other, mine
                where other.state = 'running' and other.lane <= mine.lane and mine.lane >= :idle)
            select kind, count(*) as count from ahead group by kind order by min(lane), kind""");

    private static final Sql PENDING = Sql.of("""
            select count(*) as pending from work
            where account_id = :account and ended_at is null and lane = :lane""");

    private final DataSource database;
    private final Clock clock;
    private final FairShare fairShare;
    /** The statements that queue, by the kind's part in them. */
    private final Map<String, Sql> enqueues = new ConcurrentHashMap<>();

    public WorkQueue(DataSource database, Clock clock, FairShare fairShare) {
        this.database = database;
        this.clock = clock;
        this.fairShare = fairShare;
    }

    /**
     * Adds work at its fair place and wakes the workers once the transaction commits; answers its subject.
     *
     * @param asking defines {@code asked}, with one row
     */
    public long enqueue(Writing asking) {
        Sql enqueue = enqueues.computeIfAbsent(asking.tables(), tables -> Sql.of(ENQUEUE.formatted(tables, SHARE)));
        Sql.Execution execution = shared(enqueue, clock.instant());
        asking.values().forEach(execution::with);
        Asked asked = execution.one(row -> new Asked(row.getString("kind"), row.getLong("subject")));
        Tracing.cause()
                .ifPresent(cause -> TRACE.on(database)
                        .with("kind", asked.kind())
                        .with("subject", asked.subject())
                        .with("trace", cause.toString())
                        .update());
        return asked.subject();
    }

    private record Asked(String kind, long subject) {}

    /** The cause of the leased work; empty where nothing is traced, and when the lease was lost. */
    Optional<Cause> cause(Lease lease) {
        return CAUSE.on(database)
                .with("id", lease.workId())
                .with("token", lease.token())
                .one(row -> Optional.ofNullable(row.getString("trace")))
                .flatMap(Cause::parse);
    }

    /** Takes the first waiting work that is offered and of that pace, under a new lease; empty when none waits. */
    public Optional<Claim> claim(String node, Collection<Offer> offers, Lane.Pace pace) {
        return claim(node, offers, pace.first(), pace.last());
    }

    /** Takes the first waiting work that is offered and of those lanes, both included, under a new lease; empty when none waits. */
    public Optional<Claim> claim(String node, Collection<Offer> offers, Lane first, Lane last) {
        return CLAIM.on(database)
                .with("node", node)
                .with("offers", offers.stream().map(Offer::key).toArray(String[]::new))
                .with("first_lane", first.code())
                .with("last_lane", last.code())
                .with("until", clock.instant().plus(LEASE))
                .one(WorkQueue::claim);
    }

    /**
     * The package version that the leased work is about, as a zip.
     *
     * @throws DatabaseException when the lease was lost, or the work is about another
     */
    public byte[] archive(Lease lease, long packageVersion) {
        return held(ARCHIVE, lease).with("version", packageVersion).one(row -> row.getBytes("archive"));
    }

    /** Says how far work is; false when the lease was lost. */
    public boolean report(Lease lease, String progress) {
        return wrote(held(REPORT, lease).with("progress", progress));
    }

    /** Prolongs leases; answers those that are still held. */
    public Set<Lease> renew(Collection<Lease> leases) {
        if (leases.isEmpty()) {
            return Set.of();
        }
        return RENEW
                .on(database)
                .with("ids", leases.stream().map(Lease::workId).toArray(Long[]::new))
                .with("tokens", leases.stream().map(Lease::token).toArray(Long[]::new))
                .with("until", clock.instant().plus(LEASE))
                .list(row -> new Lease(row.getLong("held_id"), row.getLong("held_token")))
                .stream()
                .collect(Collectors.toUnmodifiableSet());
    }

    /** Ends work and writes its result, all or nothing. False when the lease was lost: then nothing is written. */
    public boolean finish(Lease lease, Handler.Done done) {
        return wrote(shared(FINISH, clock.instant())
                .with("id", lease.workId())
                .with("token", lease.token())
                .with("result", done.result())
                .with("cpu_spent", done.cpuSpent().toNanos() / 1_000));
    }

    /** Puts work back untouched, because the node stops: not counted as a try. False when the lease was lost. */
    public boolean giveBack(Lease lease) {
        return wrote(held(GIVE_BACK, lease));
    }

    /**
     * Says that this try failed through a fault of ours: the work waits for another try, or is abandoned after the last.
     * False when the lease was lost.
     */
    public boolean fail(Lease lease, String message) {
        return wrote(held(FAIL, lease).with("message", storable(message)).with("now", clock.instant()));
    }

    /**
     * Ends the tries of workers that were silent for longer than their lease, and forgets ended work that counts for
     * nobody's share any more. Answers how many tries were ended.
     *
     * @param kinds the kinds that the caller knows; work of other kinds is left to nodes that know them
     */
    public int sweep(Collection<Kind> kinds) {
        Instant now = clock.instant();
        FORGET.on(database)
                .with("forgotten", now.minus(fairShare.recent()))
                .with("slice", SWEEP_SLICE)
                .find(row -> true);
        List<Long> silent = SILENT.on(database)
                .with("kinds", kinds.stream().map(Kind::name).toArray(String[]::new))
                .with("slice", SWEEP_SLICE)
                .with("now", now)
                .list(row -> row.getLong("id"));
        return (int) silent.stream().filter(work -> endSilent(work, now)).count();
    }

    /** Forgets unfinished work; its worker loses the lease. */
    public void cancel(Kind kind, long subject) {
        CANCEL.on(database).with("kind", kind.name()).with("subject", subject).find(row -> true);
    }

    /**
     * Ends unfinished work of that lane because the person who asked for it no longer wants it. Its worker loses the lease, and the
     * time they had it counts as CPU time. False when there is none: then it is over, by a result or by another abort.
     *
     * @param kind one whose work can be aborted: the database has a function {@code abort_KIND}
     */
    public boolean abort(Kind kind, long subject, Lane lane) {
        return wrote(ABORT.on(database)
                .with("kind", kind.name())
                .with("subject", subject)
                .with("lane", lane.code())
                .with("now", clock.instant()));
    }

    /** The work that waits, by lane; a lane where nothing waits is absent. */
    public List<QueueDepth> depth() {
        return DEPTH.on(database)
                .list(row -> new QueueDepth(
                        Lane.ofCode(row.getInt("lane")),
                        row.getLong("queued"),
                        Optional.ofNullable(Sql.instant(row, "oldest"))));
    }

    /**
     * The work before this: work that waits, and for work of idle times also work that runs on any node. {@link Ahead#NONE} also for work that waits
     * no longer.
     */
    public Ahead ahead(Kind kind, long subject) {
        return new Ahead(AHEAD.on(database)
                .with("kind", kind.name())
                .with("subject", subject)
                .with("idle", Lane.Pace.IDLE.first().code())
                .list(row -> new Ahead.OfKind(row.getString("kind"), row.getLong("count"))));
    }

    /** How much of a person's work in a lane is not finished. */
    public long pending(long account, Lane lane) {
        return PENDING.on(database)
                .with("account", account)
                .with("lane", lane.code())
                .one(row -> row.getLong("pending"));
    }

    private boolean endSilent(long work, Instant now) {
        return wrote(END_SILENT.on(database).with("id", work).with("now", now));
    }

    /** A statement with the time and with what fair share counts. */
    private Sql.Execution shared(Sql statement, Instant now) {
        return statement
                .on(database)
                .with("now", now)
                .with("per_pending", seconds(fairShare.perPending()))
                .with("per_cpu_microsecond", seconds(fairShare.perCpuSecond()) / MICROS_PER_SECOND)
                .with("recent", now.minus(fairShare.recent()));
    }

    private Sql.Execution held(Sql statement, Lease lease) {
        return statement.on(database).with("id", lease.workId()).with("token", lease.token());
    }

    private static boolean wrote(Sql.Execution statement) {
        return statement.one(row -> row.getBoolean("held"));
    }

    private static Optional<Claim> claim(ResultSet row) throws SQLException {
        if (row.getString("kind") == null) {
            return Optional.empty();
        }
        return Optional.of(new Claim(
                lease(row),
                row.getString("kind"),
                row.getLong("subject"),
                row.getString("topic"),
                Lane.ofCode(row.getInt("lane")),
                row.getInt("attempt"),
                Objects.requireNonNull(Sql.instant(row, "queued_at"))));
    }

    private static Lease lease(ResultSet row) throws SQLException {
        return new Lease(row.getLong("id"), row.getLong("lease_token"));
    }

    /** PostgreSQL stores no NUL. */
    private static String storable(String text) {
        return text.replace('\0', '\uFFFD');
    }

    private static double seconds(Duration duration) {
        return duration.toNanos() / 1e9;
    }
}
