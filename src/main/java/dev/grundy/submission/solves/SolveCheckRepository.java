package dev.grundy.submission.solves;

import dev.grundy.base.database.Sql;
import dev.grundy.base.queue.Lane;
import jakarta.inject.Singleton;
import java.time.Clock;
import java.time.Duration;
import java.time.Instant;
import java.util.Collection;
import javax.sql.DataSource;

/**
 * The tables {@code solve_check} and {@code solve_round}: solves by earlier versions, judged again by the live one. The round of a problem goes
 * through its solves in the order in which they were made, and says how far it came. Thread-safe, and safe for several nodes at once: each looks
 * at another problem.
 */
@Singleton
public final class SolveCheckRepository {
    /** As many as idle judges work through in a minute or two: the rest stays in the rounds, where it costs nothing. */
    private static final int MOST_WAITING = 20;

    private static final int MOST_QUEUED = 10;
    /** No statement holds its rows for long. */
    private static final int MOST_LOOKED_AT = 500;
    /** How long after its end a round begins once more: solves come late, suspensions end. */
    private static final Duration ROUND_AGAIN = Duration.ofHours(1);
    /** How long after a judge error. */
    private static final Duration FAILED_AGAIN = Duration.ofDays(1);

    private static final Sql WAITING =
            Sql.of("select count(*) as waiting from work where state = 'queued' and kind = 'judge' and lane = :lane");

    /**
     * Work for versions that are not live any more, before it begins: should they go live again, it is asked for again. Nobody has seen the
     * judging, and it would count as one that its sender aborted. Its work goes with its row of solve_check.
     */
    private static final Sql DROP = Sql.of("""
            delete from judging where id in (
                select k.judging_id
                from work w
                join solve_check k on k.judging_id = w.subject
                join submission s on s.id = k.submission_id
                join problem p on p.id = s.problem_id
                left join judged_content live on live.package_version_id = p.live_version_id
                where w.kind = 'judge' and w.state = 'queued' and w.lane = :lane
                  and (not p.published or live.content_hash is distinct from k.content_hash)
                order by k.judging_id limit 100
                for update of w skip locked)""");

    /** Of other problems all solves are current. */
    private static final Sql MAKE_ROUNDS = Sql.of("""
            insert into solve_round (problem_id, content_hash, passed_at, passed_account)
            select p.id, live.content_hash, '-infinity', 0
            from problem p join judged_content live on live.package_version_id = p.live_version_id
            where p.published and p.several_contents and not exists (select from solve_round r where r.problem_id = p.id)
            on conflict do nothing""");

    /** The round that goes on, or begins. Another live content begins it anew, and so does its turn after a while. */
    private static final String ROUND = """
            round as (
                select r.problem_id, live.content_hash,
                       case when r.over_at is null and r.content_hash = live.content_hash then r.passed_at else '-infinity' end as passed_at,
                       case when r.over_at is null and r.content_hash = live.content_hash then r.passed_account else 0 end as passed_account
                from solve_round r
                join problem p on p.id = r.problem_id and p.published and p.several_contents
                join judged_content live on live.package_version_id = p.live_version_id
                where r.over_at is null or r.over_at < :over_before or r.content_hash <> live.content_hash
                order by r.over_at is not null and r.content_hash = live.content_hash, r.problem_id limit 1
                for update of r skip locked)""";

    /** The next solves of the round, and those of them whose newest program is to be judged again. One look-up each, as offset 0 says. */
    private static final String FOUND = """
            looked as (
                select u.account_id, u.problem_id, u.solved_at
                from round cross join lateral (
                    select account_id, problem_id, solved_at from user_problem
                    where problem_id = round.problem_id and solved_at is not null
                      and (solved_at, account_id) > (round.passed_at, round.passed_account)
                    order by solved_at, account_id limit :most_looked_at) u),
            found as (
                select v.*
                from looked cross join lateral (
                    select * from changed_solve c
                    where c.account_id = looked.account_id and c.problem_id = looked.problem_id offset 0) v
                where v.submission_id is not null and v.language = any(:usable)
                  and (v.standing = 'earlier' and v.again_id is null
                       or v.standing = 'failed' and (select finished_at from judging where id = v.again_id) < :failed_before)
                  and not exists (
                      select from suspension s where s.account_id = v.account_id and (s.until is null or s.until > :now))
                order by v.solved_at, v.account_id limit :most_queued)""";

    /**
     * Accounts before judgings, as a deletion takes them; what is locked is left for the next round. A set of submissions that an admin had
     * judged by the same content has found out already what would be asked.
     */
    private static final String ASKED = """
            held as (
                select f.*, (
                    select n.id
                    from judging n
                    join judged_content c on c.package_version_id = n.package_version_id and c.content_hash = f.content_hash
                    join rejudging_item i on i.shadow_id = n.id
                    join rejudging r on r.id = i.rejudging_id and r.runs = 1 and r.adopted is not false
                    where n.submission_id = f.submission_id and n.verdict <> 'JE'
                      and not exists (select from solve_check k where k.judging_id = n.id)
                    order by n.number desc limit 1) as known_id
                from found f
                join account a on a.id = f.account_id
                join judging j on j.id = f.judging_id and j.live and j.verdict = 'AC'
                for key share of a skip locked
                for update of j skip locked),
            made as (
                insert into judging (submission_id, number, live, package_version_id, account_id, seed, queued_at)
                select h.submission_id, (select max(number) + 1 from judging j where j.submission_id = h.submission_id), false,
                       h.live_version_id, h.account_id, h.seed, :now
                from held h where h.known_id is null
                returning id, submission_id),
            checked as (
                insert into solve_check (submission_id, content_hash, judging_id)
                select h.submission_id, h.content_hash, coalesce(h.known_id, made.id)
                from held h left join made on made.submission_id = h.submission_id
                on conflict (submission_id, content_hash) do update set judging_id = excluded.judging_id)""";

    private static final String PASSED = """
            last as (
                select solved_at, account_id from looked
                where (select count(*) from found) < :most_queued or account_id in (select account_id from found)
                union all
                select passed_at, passed_account from round
                order by solved_at desc, account_id desc limit 1),
            passed as (
                update solve_round r
                set content_hash = round.content_hash, passed_at = last.solved_at, passed_account = last.account_id,
                    over_at = case when (select count(*) from found) < :most_queued and (select count(*) from looked) < :most_looked_at
                              then cast(:now as timestamptz) end
                from round, last
                where r.problem_id = round.problem_id)""";

    /** For nobody: what the house wants to know is no handicap for its author. */
    private static final Sql STEP = Sql.of("with %s, %s, %s, %s ".formatted(ROUND, FOUND, ASKED, PASSED) + """
            select (select count(*) from round) as rounds,
                   (select count(work_queue('judge', made.id, 'submission/' || made.submission_id, null, h.language, :lane, :now,
                                            cast(row(0, 0, :now) as fair_share)))
                    from made join held h on h.submission_id = made.submission_id) as queued""");

    private final DataSource database;
    private final Clock clock;

    public SolveCheckRepository(DataSource database, Clock clock) {
        this.database = database;
        this.clock = clock;
    }

    /** How many programs wait to be judged again. */
    long waiting() {
        return WAITING.on(database).with("lane", Lane.SCOPE.code()).one(row -> row.getLong("waiting"));
    }

    /**
     * Looks at some solves of one problem and queues a few of them; false when there is nothing to look at now, or enough waits.
     *
     * @param usable identifiers of the languages that can be judged now; programs in others are left for a later round
     */
    public boolean queueSome(Collection<String> usable) {
        DROP.on(database).with("lane", Lane.SCOPE.code()).update();
        if (waiting() >= MOST_WAITING) {
            return false;
        }
        MAKE_ROUNDS.on(database).update();
        Instant now = clock.instant();
        return STEP.on(database)
                        .with("usable", usable.toArray(String[]::new))
                        .with("lane", Lane.SCOPE.code())
                        .with("most_queued", MOST_QUEUED)
                        .with("most_looked_at", MOST_LOOKED_AT)
                        .with("over_before", now.minus(ROUND_AGAIN))
                        .with("failed_before", now.minus(FAILED_AGAIN))
                        .with("now", now)
                        .one(row -> row.getInt("rounds"))
                > 0;
    }
}
