package dev.grundy.submission.search;

import dev.grundy.database.Sql;
import dev.grundy.kernel.ContentHash;
import dev.grundy.result.Counterexample;
import dev.grundy.result.ResultJson;
import dev.grundy.result.Search;
import dev.grundy.submission.queue.JudgeQueue;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.time.Clock;
import java.util.Collection;
import java.util.List;
import java.util.Optional;
import javax.sql.DataSource;

/**
 * The queue of searches for counterexamples, under the same rules of leases and tries as judgings. A search is written
 * together with the verdict that asks for it. Every method is one statement, and so one transaction unless the caller has
 * one already. Safe for use by several threads and processes.
 */
public final class SearchQueue {
    private static final Sql CLAIM = Sql.of("""
            with next as (
                select id from counterexample
                where state = 'queued' and array_position(:languages, language) is not null
                order by queued_at, id
                limit 1
                -- Rows that another node is claiming are passed over, not waited for.
                for update skip locked)
            update counterexample c
            set state = 'running', attempt = c.attempt + 1, tried = 0, message = null,
                lease_owner = :node, lease_token = nextval('judging_lease_token'), lease_until = :until
            from next, submission s, package_version v
            where c.id = next.id and s.id = c.submission_id and v.id = c.package_version_id
            returning c.id, c.lease_token, c.submission_id, c.package_version_id, v.content_hash, c.language, s.source,
                      c.attempt, pg_notify('judging_changed', c.submission_id::text)""");
    private static final Sql REPORT = Sql.of("""
            update counterexample set tried = :tried
            where id = :id and lease_token = :token and state = 'running'
            returning pg_notify('judging_changed', submission_id::text)""");
    private static final Sql RENEW = Sql.of("""
            update counterexample set lease_until = :until
            where id = :id and lease_token = :token and state = 'running'
            returning id""");
    private static final Sql FINISH = Sql.of("""
            update counterexample
            set state = :state, tried = :tried, failure = cast(:failure as jsonb), message = :message, finished_at = :now,
                lease_owner = null, lease_token = null, lease_until = null
            where id = :id and lease_token = :token and state = 'running'
            returning pg_notify('judging_changed', submission_id::text)""");
    private static final Sql GIVE_BACK = Sql.of("""
            update counterexample
            set state = 'queued', attempt = attempt - 1, lease_owner = null, lease_token = null, lease_until = null
            where id = :id and lease_token = :token and state = 'running'
            returning pg_notify('judging_changed', submission_id::text)""");
    private static final Sql FAIL = Sql.of("""
            update counterexample
            set state = case when attempt < :tries then 'queued' else 'failed' end,
                finished_at = case when attempt < :tries then null else cast(:now as timestamptz) end,
                message = :message, lease_owner = null, lease_token = null, lease_until = null
            where id = :id and lease_token = :token and state = 'running'
            returning pg_notify('judging_changed', submission_id::text)""");
    private static final Sql SWEEP = Sql.of("""
            update counterexample
            set state = case when attempt < :tries then 'queued' else 'failed' end,
                finished_at = case when attempt < :tries then null else cast(:now as timestamptz) end,
                message = 'node ' || lease_owner || ' fell silent in try ' || attempt,
                lease_owner = null, lease_token = null, lease_until = null
            where state = 'running' and lease_until < :now
            returning pg_notify('judging_changed', submission_id::text)""");
    private static final Sql CANCEL = Sql.of("""
            delete from counterexample where submission_id = :submission and state in ('queued', 'running')""");
    private static final Sql OF_SUBMISSION = Sql.of("""
            select c.state, c.tried, c.failure, c.message
            from submission s
            join judging j on j.submission_id = s.id and j.live and j.verdict in ('WA', 'RTE')
            join counterexample c on c.source_hash = s.source_hash and c.language = s.language
                and c.package_version_id = j.package_version_id
            where s.id = :submission""");

    private final DataSource database;
    private final Clock clock;

    public SearchQueue(DataSource database, Clock clock) {
        this.database = database;
        this.clock = clock;
    }

    /**
     * Takes the search that waits longest, in one of the languages, under a new lease; empty when none waits.
     *
     * @param languages identifiers in languages.yaml: what the node can judge
     */
    public Optional<SearchClaim> claim(String node, Collection<String> languages) {
        return CLAIM.on(database)
                .with("node", node)
                .with("languages", languages.toArray(String[]::new))
                .with("until", clock.instant().plus(JudgeQueue.LEASE))
                .find(SearchQueue::claim);
    }

    /** Notes how many instances were tried. False when the lease was lost. */
    public boolean report(SearchLease lease, long tried) {
        return wrote(held(REPORT, lease).with("tried", tried));
    }

    /** Prolongs the lease. False when it was lost, also because the search was cancelled. */
    public boolean renew(SearchLease lease) {
        return wrote(held(RENEW, lease).with("until", clock.instant().plus(JudgeQueue.LEASE)));
    }

    /**
     * Writes what the search came to. False when the lease was lost: then nothing is written.
     *
     * @param failure  empty if none of the instances tried fails, or only one too large to be shown
     * @param tooLarge where the failing one came from, if it is too large to be worked through by hand
     */
    public boolean finish(SearchLease lease, long tried, Optional<Counterexample> failure, Optional<String> tooLarge) {
        return wrote(held(FINISH, lease)
                .with("state", (failure.isPresent() ? SearchState.FOUND : SearchState.NONE).code())
                .with("tried", tried)
                .with("failure", failure.map(ResultJson::write).orElse(null))
                .with("message", tooLarge.map(ResultJson::storable).orElse(null))
                .with("now", clock.instant()));
    }

    /** Puts a search back because the node stops: not counted as a try. False when the lease was lost. */
    public boolean giveBack(SearchLease lease) {
        return wrote(held(GIVE_BACK, lease));
    }

    /** Says that this try failed through a fault of ours: another follows unless it was the last. False when the lease was lost. */
    public boolean fail(SearchLease lease, String message) {
        return wrote(held(FAIL, lease)
                .with("tries", JudgeQueue.TRIES)
                .with("message", ResultJson.storable(message))
                .with("now", clock.instant()));
    }

    /** Ends the tries of nodes that were silent for longer than their lease; answers how many. */
    public int sweep() {
        return SWEEP.on(database)
                .with("tries", JudgeQueue.TRIES)
                .with("now", clock.instant())
                .list(row -> true)
                .size();
    }

    /** Forgets the submission's search unless it is over; whoever is at it loses the lease. */
    public void cancel(long submission) {
        CANCEL.on(database).with("submission", submission).update();
    }

    /** The search that explains the submission's verdict; empty when the verdict needs none or nothing can be searched. */
    public Optional<Search> of(long submission) {
        return OF_SUBMISSION.on(database).with("submission", submission).find(SearchQueue::search);
    }

    private Sql.Execution held(Sql statement, SearchLease lease) {
        return statement.on(database).with("id", lease.searchId()).with("token", lease.token());
    }

    private static boolean wrote(Sql.Execution statement) {
        List<Boolean> rows = statement.list(row -> true);
        return !rows.isEmpty();
    }

    private static SearchClaim claim(ResultSet row) throws SQLException {
        return new SearchClaim(
                new SearchLease(row.getLong("id"), row.getLong("lease_token")),
                row.getLong("submission_id"),
                row.getLong("package_version_id"),
                new ContentHash(row.getString("content_hash")),
                row.getString("language"),
                row.getBytes("source"),
                row.getInt("attempt"));
    }

    private static Search search(ResultSet row) throws SQLException {
        long tried = row.getLong("tried");
        Optional<String> message = Optional.ofNullable(row.getString("message"));
        return switch (SearchState.ofCode(row.getString("state"))) {
            case QUEUED -> new Search.Queued();
            case RUNNING -> new Search.Running(tried);
            case FOUND ->
                new Search.Found(tried, ResultJson.read(row.getString("failure"), Counterexample.class), message);
            case NONE -> new Search.None(tried, message);
            case FAILED -> new Search.Failed(tried, message.orElse(""));
        };
    }
}
