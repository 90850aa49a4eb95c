package dev.grundy.work;

import dev.grundy.database.Sql;
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
 * already. Safe for use by several threads and processes; all of them should tell the same time to within a few seconds.
 */
public final class WorkQueue {
    /** Channel that says: work waits. No payload. */
    public static final String QUEUED = "work_queued";
    /** Channel that says: work on the topic that is the payload moved on. */
    public static final String CHANGED = "work_changed";
    /** After so many tries work is abandoned. */
    public static final int TRIES = 3;
    /** How long a worker may be silent; the heartbeat comes three times as often. */
    public static final Duration LEASE = Duration.ofSeconds(15);

    /** Expired leases are dealt with in slices: no statement locks many rows for long. */
    private static final int SWEEP_SLICE = 100;

    private static final double MICROS_PER_SECOND = 1e6;

    /**
     * A table for {@link Writing#tables}: queues what {@code asked (kind, subject, topic, account_id, needs, lane)} names, at
     * its fair place.
     */
    public static final String QUEUE_ASKED = """
            queued as (
                insert into work (kind, subject, topic, account_id, needs, lane, fair_rank, state, queued_at)
                select kind, subject, topic, account_id, needs, lane,
                       :now_seconds
                         + :per_pending * (select count(*) from work w
                             where w.account_id = asked.account_id and w.ended_at is null and w.lane = asked.lane)
                         + :per_cpu_microsecond * (select coalesce(sum(w.cpu_spent_us), 0) from work w
                             where w.account_id = asked.account_id and w.ended_at > :recent),
                       'queued', :now
                from asked
                returning pg_notify('work_queued', ''))""";

    private static final String ENQUEUE = """
            with %s,
            %s
            select subject, pg_notify('work_changed', topic) from asked""";

    static final String CLAIM_TEXT = """
            with next as (
                select id from work
                where state = 'queued' and lane between :first_lane and :last_lane
                  -- Not "= any": that is thought to leave so few rows that before the first ANALYZE all would be sorted.
                  and array_position(:offers, kind || ' ' || needs) is not null
                order by lane, fair_rank, id
                limit 1
                -- Rows that another worker is claiming are passed over, not waited for.
                for update skip locked)
            update work
            set state = 'running', attempt = attempt + 1, message = null, progress = null,
                lease_owner = :node, lease_token = nextval('work_lease_token'), lease_until = :until
            from next
            where work.id = next.id
            returning work.id, lease_token, kind, subject, topic, lane, attempt, queued_at, pg_notify('work_changed', topic)""";
    private static final Sql CLAIM = Sql.of(CLAIM_TEXT);

    private static final Sql REPORT = Sql.of("""
            update work set progress = cast(:progress as jsonb)
            where id = :id and lease_token = :token and state = 'running'
            returning pg_notify('work_changed', topic)""");

    private static final Sql RENEW = Sql.of("""
            update work set lease_until = :until
            from unnest(:ids, :tokens) as held (held_id, held_token)
            where id = held_id and lease_token = held_token and state = 'running'
            returning id, lease_token""");

    private static final String FINISH = """
            with ended as (
                update work
                set state = 'ended', ended_at = :now, cpu_spent_us = :cpu_spent, message = null, progress = null,
                    lease_owner = null, lease_token = null, lease_until = null
                where id = :id and lease_token = :token and state = 'running'
                returning subject, account_id, topic),
            %s
            select pg_notify('work_changed', topic) from ended""";

    private static final Sql GIVE_BACK = Sql.of("""
            update work
            set state = 'queued', attempt = attempt - 1, progress = null,
                lease_owner = null, lease_token = null, lease_until = null
            where id = :id and lease_token = :token and state = 'running'
            returning pg_notify('work_queued', ''), pg_notify('work_changed', topic)""");

    private static final String FAIL = """
            with failed as (
                update work
                set state = case when attempt < :tries then 'queued' else 'ended' end,
                    ended_at = case when attempt < :tries then null else cast(:now as timestamptz) end,
                    message = :message, progress = null, lease_owner = null, lease_token = null, lease_until = null
                where id = :id and lease_token = :token and state = 'running' and lease_until < :silent_until
                returning subject, account_id, topic, state, message),
            ended as (select subject, account_id, topic, message from failed where state = 'ended'),
            %s
            select pg_notify('work_queued', ''), pg_notify('work_changed', topic) from failed""";

    private static final Sql EXPIRED = Sql.of("""
            select id, lease_token, lease_owner, attempt, kind
            from work where state = 'running' and lease_until < :now
            order by lease_until limit :slice""");

    private static final Sql FORGET = Sql.of("""
            delete from work where id in (
                select id from work where ended_at < :forgotten order by ended_at limit :slice for update skip locked)""");

    private static final Sql CANCEL =
            Sql.of("delete from work where kind = :kind and subject = :subject and ended_at is null");

    private static final Sql DEPTH = Sql.of("""
            select lane, count(*) as queued, min(queued_at) as oldest from work
            where state = 'queued' group by lane order by lane""");

    private static final Sql AHEAD = Sql.of("""
            select count(*) as ahead from work other, work mine
            where mine.kind = :kind and mine.subject = :subject and mine.state = 'queued' and other.state = 'queued'
              and (other.lane, other.fair_rank, other.id) < (mine.lane, mine.fair_rank, mine.id)""");

    private static final Sql PENDING = Sql.of("""
            select count(*) as pending from work
            where account_id = :account and ended_at is null and lane = :lane""");

    private final DataSource database;
    private final Clock clock;
    private final FairShare fairShare;
    /** Statements with a kind's part in them, by their text. */
    private final Map<String, Sql> statements = new ConcurrentHashMap<>();

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
        return statement(ENQUEUE.formatted(asking.tables(), QUEUE_ASKED), asking)
                .one(row -> row.getLong("subject"));
    }

    /** Takes the first waiting work that is offered and of that pace, under a new lease; empty when none waits. */
    public Optional<Claim> claim(String node, Collection<Offer> offers, Lane.Pace pace) {
        return CLAIM.on(database)
                .with("node", node)
                .with("offers", offers.stream().map(Offer::key).toArray(String[]::new))
                .with("first_lane", pace.first())
                .with("last_lane", pace.last())
                .with("until", clock.instant().plus(LEASE))
                .find(WorkQueue::claim);
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
                .list(WorkQueue::lease)
                .stream()
                .collect(Collectors.toUnmodifiableSet());
    }

    /** Ends work and writes its result, all or nothing. False when the lease was lost: then nothing is written. */
    public boolean finish(Lease lease, Handler.Done done) {
        return wrote(statement(FINISH.formatted(done.writing().tables()), done.writing())
                .with("id", lease.workId())
                .with("token", lease.token())
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
    public boolean fail(Lease lease, Kind kind, String message) {
        return fail(lease, kind, message, Instant.MAX);
    }

    /**
     * Ends the tries of workers that were silent for longer than their lease, and forgets ended work that counts for
     * nobody's share any more; answers how many tries were ended.
     *
     * @param kinds what the caller knows; work of other kinds is left to nodes that know them
     */
    public int sweep(Collection<Kind> kinds) {
        Instant now = clock.instant();
        FORGET.on(database)
                .with("forgotten", now.minus(fairShare.recent()))
                .with("slice", SWEEP_SLICE)
                .update();
        List<Silent> silent =
                EXPIRED.on(database).with("now", now).with("slice", SWEEP_SLICE).list(WorkQueue::silent);
        return (int) silent.stream()
                .filter(lost -> kinds.stream()
                        .filter(kind -> kind.name().equals(lost.kind()))
                        .anyMatch(kind -> fail(lost.lease(), kind, lost.message(), now)))
                .count();
    }

    /** Forgets unfinished work; whoever is at it loses the lease. */
    public void cancel(Kind kind, long subject) {
        CANCEL.on(database).with("kind", kind.name()).with("subject", subject).update();
    }

    /** What waits, by lane; a lane where nothing waits is absent. */
    public List<QueueDepth> depth() {
        return DEPTH.on(database)
                .list(row -> new QueueDepth(
                        Lane.ofCode(row.getInt("lane")),
                        row.getLong("queued"),
                        Optional.ofNullable(Sql.instant(row, "oldest"))));
    }

    /** How much work goes before this; 0 also for work that waits no longer. */
    public long ahead(Kind kind, long subject) {
        return AHEAD.on(database)
                .with("kind", kind.name())
                .with("subject", subject)
                .one(row -> row.getLong("ahead"));
    }

    /** How much of a person's work in a lane is not finished. */
    public long pending(long account, Lane lane) {
        return PENDING.on(database)
                .with("account", account)
                .with("lane", lane.code())
                .one(row -> row.getLong("pending"));
    }

    private boolean fail(Lease lease, Kind kind, String message, Instant silentUntil) {
        return wrote(statement(FAIL.formatted(kind.abandoned()), new Writing(kind.abandoned()))
                .with("id", lease.workId())
                .with("token", lease.token())
                .with("tries", TRIES)
                .with("message", storable(message))
                .with("silent_until", silentUntil));
    }

    /** A statement with a kind's part in it, and with all that the queue itself knows. */
    private Sql.Execution statement(String text, Writing writing) {
        Sql sql = statements.computeIfAbsent(text, Sql::of);
        Instant now = clock.instant();
        Sql.Execution execution = sql.on(database);
        Map.<String, Object>of(
                        "now", now,
                        "now_seconds", seconds(now),
                        "per_pending", seconds(fairShare.perPending()),
                        "per_cpu_microsecond", seconds(fairShare.perCpuSecond()) / MICROS_PER_SECOND,
                        "recent", now.minus(fairShare.recent()))
                .forEach((name, value) -> {
                    if (sql.names(name)) {
                        execution.with(name, value);
                    }
                });
        writing.values().forEach(execution::with);
        return execution;
    }

    private record Silent(Lease lease, String kind, String message) {}

    private static Silent silent(ResultSet row) throws SQLException {
        String message = "node " + row.getString("lease_owner") + " fell silent in try " + row.getInt("attempt")
                + " of " + TRIES;
        return new Silent(lease(row), row.getString("kind"), message);
    }

    private Sql.Execution held(Sql statement, Lease lease) {
        return statement.on(database).with("id", lease.workId()).with("token", lease.token());
    }

    private static boolean wrote(Sql.Execution statement) {
        return !statement.list(row -> true).isEmpty();
    }

    private static Claim claim(ResultSet row) throws SQLException {
        return new Claim(
                lease(row),
                row.getString("kind"),
                row.getLong("subject"),
                row.getString("topic"),
                Lane.ofCode(row.getInt("lane")),
                row.getInt("attempt"),
                Objects.requireNonNull(Sql.instant(row, "queued_at")));
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

    private static double seconds(Instant instant) {
        return instant.getEpochSecond() + instant.getNano() / 1e9;
    }
}
