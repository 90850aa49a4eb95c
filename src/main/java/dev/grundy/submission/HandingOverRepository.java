package dev.grundy.submission;

import dev.grundy.account.AccountDeleting;
import dev.grundy.database.Sql;
import jakarta.enterprise.context.ApplicationScoped;
import jakarta.enterprise.event.Observes;
import javax.sql.DataSource;

/**
 * Before an account is deleted with its submissions: the same program is searched once, whoever sent it, so what was found is handed to
 * somebody else who sent it too. Work goes first: a node that ends a piece of it locks work before everything else, as this does.
 */
@ApplicationScoped
class HandingOverRepository {
    private static final Sql HAND_OVER = Sql.of("""
            with heir as (
                select distinct on (c.id) c.id as counterexample, other.id as submission, other.account_id
                from submission mine
                join counterexample c on c.submission_id = mine.id
                join submission other on other.problem_id = mine.problem_id and other.source_hash = mine.source_hash
                    and other.language = mine.language and other.account_id <> :account
                where mine.account_id = :account order by c.id, other.id),
            searched as (
                update work set account_id = heir.account_id, topic = 'submission/' || heir.submission
                from heir where work.kind = 'search' and work.subject = heir.counterexample)
            update counterexample set submission_id = heir.submission from heir where counterexample.id = heir.counterexample""");
    private static final Sql FORGET_WORK = Sql.of("delete from work where account_id = :account");

    private final DataSource database;

    HandingOverRepository(DataSource database) {
        this.database = database;
    }

    void handOver(@Observes AccountDeleting deleting) {
        HAND_OVER.on(database).with("account", deleting.accountId()).update();
        FORGET_WORK.on(database).with("account", deleting.accountId()).update();
    }
}
