package dev.grundy.testsupport;

import dev.grundy.base.database.DatabaseAddress;
import dev.grundy.base.database.PostgresServer;
import dev.grundy.base.kernel.FileTree;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Path;
import java.sql.SQLException;
import java.util.Map;
import java.util.concurrent.atomic.AtomicInteger;

/** One real PostgreSQL server per test JVM, and as many empty databases on it as tests ask for. */
public final class TestDatabase {
    static final Map<String, String> FORGETFUL_BUT_FAST = Map.of(
            "fsync",
            "off",
            "synchronous_commit",
            "off",
            "full_page_writes",
            "off",
            "max_connections",
            "200",
            // Nobody guesses the passwords of tests, and each of thousands of connections would wait for 4096 hashes on
            // both sides.
            "scram_iterations",
            "1",
            "shared_preload_libraries",
            "pg_stat_statements");
    private static final AtomicInteger COUNT = new AtomicInteger();
    private static final String EMPTY = "template1";
    private static final String MIGRATED = "grundy";
    private static final String SAME_RIGHTS = """
            update pg_database set datacl = original.datacl from pg_database original
            where original.datname = '%s' and pg_database.datname = '%s'""";

    private TestDatabase() {}

    /** A fresh, empty database; it lives until the JVM ends. */
    public static DatabaseAddress create() {
        return create(EMPTY);
    }

    /** A copy of one of these databases that nobody is connected to; much quicker than making it again. */
    public static DatabaseAddress copy(DatabaseAddress original) {
        return create(original.jdbcUrl().replaceFirst(".*/", ""));
    }

    /** A copy of the migrated one. */
    static DatabaseAddress createMigrated() {
        return create(MIGRATED);
    }

    private static DatabaseAddress create(String template) {
        DatabaseAddress server = Server.INSTANCE.address();
        String name = "test_" + COUNT.incrementAndGet();
        // Not by way of the migrated one: who is connected to a database is in the way of who copies it.
        try (var connection = at(server, "postgres").connect();
                var statement = connection.createStatement()) {
            // Copying files is quicker than logging what is in them, which only a server that may crash needs.
            statement.execute("create database " + name + " template " + template + " strategy file_copy");
            // Files do not hold who may do what with the database as such.
            statement.execute(SAME_RIGHTS.formatted(template, name));
        } catch (SQLException e) {
            throw new IllegalStateException("cannot create the database " + name, e);
        }
        return at(server, name);
    }

    private static DatabaseAddress at(DatabaseAddress server, String database) {
        return new DatabaseAddress(
                server.jdbcUrl().replaceFirst("/grundy$", "/" + database), server.user(), server.password());
    }

    /** Started with the first database that is asked for. */
    private static final class Server {
        private static final PostgresServer INSTANCE = start();

        private static PostgresServer start() {
            try {
                Path home = MemoryDirectory.create("postgres");
                MigratedCluster.copyTo(home);
                PostgresServer server = PostgresServer.start(home, MigratedCluster.PROGRAMS, FORGETFUL_BUT_FAST);
                Runtime.getRuntime().addShutdownHook(new Thread(() -> end(server, home), "end the test database"));
                return server;
            } catch (IOException e) {
                throw new UncheckedIOException(e);
            }
        }

        private static void end(PostgresServer server, Path home) {
            server.close();
            try {
                FileTree.delete(home);
            } catch (IOException e) {
                throw new UncheckedIOException(e);
            }
        }
    }
}
