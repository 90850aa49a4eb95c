package dev.grundy.problem.pages;

import dev.grundy.base.database.Query;
import dev.grundy.base.database.Sql;
import jakarta.enterprise.context.ApplicationScoped;
import java.time.Instant;
import java.util.List;
import javax.sql.DataSource;

/** Which hints a person has opened. Thread-safe. */
@ApplicationScoped
class HintRepository {
    private static final Sql OPENED = Sql.of("""
            select count(*) as opened from hint_opening where account_id = :account and problem_key = :problem""");
    private static final Sql OPEN = Sql.of("""
            insert into hint_opening (account_id, problem_key, number, opened_at)
            select :account, :problem, :number, :now
            -- One after the other: a second press of the same button opens nothing.
            where (select count(*) from hint_opening where account_id = :account and problem_key = :problem) = :number - 1
            on conflict do nothing""");

    private final DataSource database;

    HintRepository(DataSource database) {
        this.database = database;
    }

    /** How many are open: those from 1 to it. */
    Query<Integer> opened(long account, String problemKey) {
        return OPENED.on(database)
                .with("account", account)
                .with("problem", problemKey)
                .query(row -> (int) row.number("opened"))
                .map(List::getFirst);
    }

    /** Opens the hint if it is the next one. */
    void open(long account, String problemKey, int number, Instant now) {
        OPEN.on(database)
                .with("account", account)
                .with("problem", problemKey)
                .with("number", number)
                .with("now", now)
                .update();
    }
}
