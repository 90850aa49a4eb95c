package dev.grundy.submission.verdict;

import dev.grundy.base.database.Sql;
import dev.grundy.judge.result.FindingKind;
import dev.grundy.people.account.AccountDeleting;
import jakarta.enterprise.context.ApplicationScoped;
import jakarta.enterprise.event.Observes;
import java.util.List;
import javax.sql.DataSource;

/**
 * Before an account is deleted with its submissions, findings and the work for them are handed to somebody else who sent the program too.
 * Something is found out about the same program once, for all senders. Work goes first: a node that ends a piece of it locks work before everything
 * else.
 */
@ApplicationScoped
class HandingOverRepository {
    private static final Sql LOCK_WORK = Sql.of("""
            select id from work
            where ended_at is null and (account_id = :account or (kind, subject) in (
                select f.kind, f.id from submission s join finding f on f.submission_id = s.id where s.account_id = :account))
            order by id for update""");
    private static final Sql HAND_OVER = Sql.of("""
            with heir as (
                select distinct on (f.kind, f.id) f.kind, f.id, other.id as submission
                from submission mine
                join finding f on f.submission_id = mine.id
                join submission other on other.problem_id = mine.problem_id and other.source_hash = mine.source_hash
                    and other.language = mine.language and other.account_id <> :account
                where mine.account_id = :account order by f.kind, f.id, other.id)
            update finding set submission_id = heir.submission from heir where finding.kind = heir.kind and finding.id = heir.id
            returning finding.kind, finding.id""");
    /** Also of those that this account's verdict queued for a program that another sent first. */
    private static final Sql HAND_OVER_WORK = Sql.of("""
            update work set account_id = s.account_id, topic = 'submission/' || s.id
            from finding f join submission s on s.id = f.submission_id
            where work.kind = f.kind and work.subject = f.id and work.ended_at is null
              and work.account_id = :account and s.account_id <> :account""");

    /** Its proofs, uploads and games to play stay without their asker: without work they would wait for ever. */
    private static final Sql LEAVE_WORK = Sql.of("""
            update work set account_id = null
            where account_id = :account and ended_at is null and kind in ('upload', 'proof', 'play')""");

    private static final Sql FORGET_WORK = Sql.of("delete from work where account_id = :account");
    /** One that was put off waited for work of this account's to end. */
    private static final Sql RESUME = Sql.of("""
            select resume_finding(f.kind, s.account_id, cast(:lane as smallint), clock_timestamp())
            from finding f join submission s on s.id = f.submission_id
            where f.kind = :kind and f.id = :id and f.put_off""");

    private final DataSource database;

    HandingOverRepository(DataSource database) {
        this.database = database;
    }

    private record Handed(String kind, long id) {}

    void handOver(@Observes AccountDeleting deleting) {
        long account = deleting.accountId();
        LOCK_WORK.on(database).with("account", account).list(row -> row.getLong("id"));
        List<Handed> handed = HAND_OVER
                .on(database)
                .with("account", account)
                .list(row -> new Handed(row.getString("kind"), row.getLong("id")));
        HAND_OVER_WORK.on(database).with("account", account).update();
        LEAVE_WORK.on(database).with("account", account).update();
        FORGET_WORK.on(database).with("account", account).update();
        handed.forEach(this::resume);
    }

    private void resume(Handed handed) {
        FindingKind.ofCode(handed.kind())
                .ifPresent(kind -> RESUME.on(database)
                        .with("kind", handed.kind())
                        .with("id", handed.id())
                        .with("lane", FindingRepository.lane(kind).code())
                        .find(row -> true));
    }
}
