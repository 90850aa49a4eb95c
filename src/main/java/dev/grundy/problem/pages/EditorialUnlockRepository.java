package dev.grundy.problem.pages;

import dev.grundy.base.database.Sql;
import jakarta.enterprise.context.ApplicationScoped;
import java.time.Instant;
import javax.sql.DataSource;

/** The people who have given up credit for a problem to read its editorial. */
@ApplicationScoped
class EditorialUnlockRepository {
    private static final Sql FIND = Sql.of("""
            select count(*) as unlocks from editorial_unlock where account_id = :account and problem_key = :problem""");
    private static final Sql ADD = Sql.of("""
            insert into editorial_unlock (account_id, problem_key, unlocked_at) values (:account, :problem, :now)
            on conflict do nothing""");

    private final DataSource database;

    EditorialUnlockRepository(DataSource database) {
        this.database = database;
    }

    boolean has(long accountId, String problemKey) {
        return FIND.on(database)
                        .with("account", accountId)
                        .with("problem", problemKey)
                        .one(row -> row.getInt("unlocks"))
                > 0;
    }

    /** Once is enough; the first time stays. */
    void add(long accountId, String problemKey, Instant now) {
        ADD.on(database)
                .with("account", accountId)
                .with("problem", problemKey)
                .with("now", now)
                .update();
    }
}
