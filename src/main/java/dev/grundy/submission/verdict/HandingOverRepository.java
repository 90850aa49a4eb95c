package dev.grundy.submission.verdict;

import dev.grundy.base.database.Sql;
import dev.grundy.base.queue.Lane;
import dev.grundy.people.account.AccountDeleting;
import jakarta.enterprise.context.ApplicationScoped;
import jakarta.enterprise.event.Observes;
import java.util.List;
import javax.sql.DataSource;

/**
 * Before an account is deleted with its submissions: the same program is searched once, for all senders, so the search and what it found
 * are handed to somebody else who sent it too. Work goes first: a node that ends a piece of it locks work before everything else.
 */
@ApplicationScoped
class HandingOverRepository {
    private static final Sql LOCK_WORK = Sql.of("""
            select id from work
            where ended_at is null and (account_id = :account or kind = 'search' and subject in (
                select c.id from submission s join counterexample c on c.submission_id = s.id where s.account_id = :account))
            order by id for update""");
    private static final Sql HAND_OVER = Sql.of("""
            with heir as (
                select distinct on (c.id) c.id as counterexample, other.id as submission
                from submission mine
                join counterexample c on c.submission_id = mine.id
                join submission other on other.problem_id = mine.problem_id and other.source_hash = mine.source_hash
                    and other.language = mine.language and other.account_id <> :account
                where mine.account_id = :account order by c.id, other.id)
            update counterexample set submission_id = heir.submission from heir where counterexample.id = heir.counterexample
            returning counterexample.id""");
    /** Also of those that this account's verdict queued for a program that another sent first. */
    private static final Sql HAND_OVER_WORK = Sql.of("""
            update work set account_id = s.account_id, topic = 'submission/' || s.id
            from counterexample c join submission s on s.id = c.submission_id
            where work.kind = 'search' and work.subject = c.id and work.ended_at is null
              and work.account_id = :account and s.account_id <> :account""");

    /** What is still being found out goes, as its work does. */
    private static final List<Sql> HAND_OVER_FOUND = List.of(
            handOver("small_scope", "outcome"),
            handOver("misconception", "outcome"),
            handOver("program_growth", "finished_at"),
            handOver("phase_map", "finished_at"));

    private static final Sql FORGET_WORK = Sql.of("delete from work where account_id = :account");
    /** One that was put off waited for work of this account's to end. */
    private static final Sql RESUME = Sql.of("""
            select resume_search(s.account_id, cast(:lane as smallint), clock_timestamp())
            from counterexample c join submission s on s.id = c.submission_id
            where c.id = :search and c.outcome is null
              and not exists (select from work w where w.kind = 'search' and w.subject = c.id and w.ended_at is null)""");

    private final DataSource database;

    HandingOverRepository(DataSource database) {
        this.database = database;
    }

    /** @param known the column that is filled once something was found out */
    private static Sql handOver(String table, String known) {
        return Sql.of("""
                with heir as (
                    select distinct on (t.id) t.id as known, other.id as submission
                    from submission mine
                    join %1$s t on t.submission_id = mine.id and t.%2$s is not null
                    join submission other on other.problem_id = mine.problem_id and other.source_hash = mine.source_hash
                        and other.language = mine.language and other.account_id <> :account
                    where mine.account_id = :account order by t.id, other.id)
                update %1$s set submission_id = heir.submission from heir where %1$s.id = heir.known""".formatted(table, known));
    }

    void handOver(@Observes AccountDeleting deleting) {
        long account = deleting.accountId();
        LOCK_WORK.on(database).with("account", account).list(row -> row.getLong("id"));
        List<Long> searches = HAND_OVER.on(database).with("account", account).list(row -> row.getLong("id"));
        HAND_OVER_WORK.on(database).with("account", account).update();
        HAND_OVER_FOUND.forEach(sql -> sql.on(database).with("account", account).update());
        FORGET_WORK.on(database).with("account", account).update();
        for (long search : searches) {
            RESUME.on(database)
                    .with("search", search)
                    .with("lane", Lane.SEARCH.code())
                    .find(row -> true);
        }
    }
}
