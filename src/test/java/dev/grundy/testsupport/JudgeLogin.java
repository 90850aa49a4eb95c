package dev.grundy.testsupport;

import dev.grundy.base.database.DatabaseAddress;
import java.sql.SQLException;
import java.util.concurrent.atomic.AtomicInteger;

/** A login for a node that only judges, made as docs/operations.md tells an operator. */
public final class JudgeLogin {
    private static final AtomicInteger COUNT = new AtomicInteger();

    private JudgeLogin() {}

    /** @param address of a migrated database, with a login that may make others; the same with the restricted one */
    public static DatabaseAddress make(DatabaseAddress address) {
        String name = "judge_" + COUNT.incrementAndGet();
        try (var connection = address.connect();
                var statement = connection.createStatement()) {
            statement.execute(
                    "create role " + name + " login password 'judging' connection limit 60 in role grundy_judge");
            statement.execute("alter role " + name + " set statement_timeout = '1min'");
            statement.execute("alter role " + name + " set idle_in_transaction_session_timeout = '1min'");
        } catch (SQLException e) {
            throw new IllegalStateException("cannot make the login " + name, e);
        }
        return new DatabaseAddress(address.jdbcUrl(), name, "judging");
    }
}
