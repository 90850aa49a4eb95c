package dev.grundy.base.database;

import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.Proxy;
import java.sql.Connection;
import java.sql.SQLException;
import java.util.function.Function;
import javax.sql.DataSource;

/**
 * Several statements of a process without transactions of its own, all or none: the command line's. Within the application use its
 * transactions.
 */
public final class OneTransaction {
    private OneTransaction() {}

    /**
     * The answer of {@code work}. Its data source has one connection, which is committed when the work is done and rolled back when it throws. Only
     * the calling thread may use it, and only until the work is done.
     *
     * @throws DatabaseException if there is no connection, or the database does not commit
     */
    public static <T> T on(DataSource database, Function<DataSource, T> work) {
        try (Connection connection = database.getConnection()) {
            connection.setAutoCommit(false);
            try {
                T answer = work.apply(always(connection));
                connection.commit();
                return answer;
            } catch (RuntimeException e) {
                connection.rollback();
                throw e;
            }
        } catch (SQLException e) {
            throw new DatabaseException("the database refused a transaction: " + e.getMessage(), e);
        }
    }

    private static DataSource always(Connection connection) {
        Connection kept = keptOpen(connection);
        return (DataSource) Proxy.newProxyInstance(
                OneTransaction.class.getClassLoader(),
                new Class<?>[] {DataSource.class},
                (proxy, method, arguments) -> {
                    if (method.getName().equals("getConnection")) {
                        return kept;
                    }
                    throw new UnsupportedOperationException(method.getName() + " of a data source with one connection");
                });
    }

    private static Connection keptOpen(Connection connection) {
        return (Connection) Proxy.newProxyInstance(
                OneTransaction.class.getClassLoader(),
                new Class<?>[] {Connection.class},
                (proxy, method, arguments) -> {
                    if (method.getName().equals("close")) {
                        return null;
                    }
                    try {
                        return method.invoke(connection, arguments);
                    } catch (InvocationTargetException e) {
                        throw e.getCause();
                    }
                });
    }
}
