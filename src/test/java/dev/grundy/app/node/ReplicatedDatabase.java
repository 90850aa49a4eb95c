package dev.grundy.app.node;

import dev.grundy.base.database.DatabaseAddress;
import dev.grundy.base.database.PostgresServer;
import dev.grundy.testsupport.FreePort;
import dev.grundy.testsupport.MigratedCluster;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.sql.SQLException;
import java.util.List;
import java.util.Map;
import java.util.concurrent.CompletableFuture;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/**
 * Two real PostgreSQL servers: what is committed on the primary has been written by the standby too, by streaming replication.
 * The primary may be lost for ever, and the standby then takes over.
 */
final class ReplicatedDatabase implements AutoCloseable {
    private static final Path CACHE = Path.of("target/cache").toAbsolutePath();
    private static final Map<String, String> FAST = Map.of("fsync", "off", "full_page_writes", "on");

    private final Path directory;
    private final PostgresServer primary;
    private final String standbyPort = String.valueOf(FreePort.find());
    /** Comes up when it takes over: until then it follows. */
    private final CompletableFuture<PostgresServer> standby;

    ReplicatedDatabase(Path directory) throws Exception {
        this.directory = directory;
        MigratedCluster.copyTo(home("primary"));
        this.primary = PostgresServer.start(home("primary"), CACHE, FAST);
        copyToStandby();
        this.standby = CompletableFuture.supplyAsync(
                () -> PostgresServer.start(home("standby"), CACHE, Map.of("fsync", "off", "port", standbyPort)));
        awaitStreaming();
        // From now on no commit is acknowledged that the standby does not have.
        execute(primary.address(), "alter system set synchronous_standby_names = '*'");
        execute(primary.address(), "select pg_reload_conf()");
        while (!"sync".equals(text(primary.address(), "select max(sync_state) from pg_stat_replication"))) {
            Thread.onSpinWait();
        }
    }

    /** Of both, as an operator names them who has no service in front that follows the primary. */
    DatabaseAddress address() {
        String both = primary.address().jdbcUrl().replaceFirst("(//[^/]*)/", "$1,127.0.0.1:" + standbyPort + "/");
        return new DatabaseAddress(
                both + "?targetServerType=primary&hostRecheckSeconds=0&connectTimeout=5",
                primary.address().user(),
                primary.address().password());
    }

    /** As if its machine were gone: every process of it at once, and its files. */
    void losePrimary() throws IOException {
        ProcessHandle postmaster = postmaster("primary");
        List<ProcessHandle> all =
                Stream.concat(Stream.of(postmaster), postmaster.descendants()).toList();
        // A second start of it would look for its files.
        Files.move(home("primary").resolve("cluster"), home("primary").resolve("lost"));
        all.forEach(ProcessHandle::destroyForcibly);
    }

    /** Makes the standby the primary; returns when it takes writes. */
    void promoteStandby() throws SQLException {
        execute(standbyAddress(), "select pg_promote()");
        standby.join();
    }

    @Override
    public void close() {
        try {
            if (!standby.isDone()) {
                // Else it would follow for ever.
                promoteStandby();
            }
        } catch (SQLException e) {
            throw new IllegalStateException("the standby cannot be stopped", e);
        }
        standby.thenAccept(PostgresServer::close).join();
        try {
            primary.close();
        } catch (RuntimeException e) {
            // It is lost: there is nothing that could be stopped.
        }
    }

    private DatabaseAddress standbyAddress() {
        return new DatabaseAddress(
                "jdbc:postgresql://127.0.0.1:" + standbyPort + "/grundy",
                primary.address().user(),
                primary.address().password());
    }

    /** A base backup, as PostgreSQL's manual makes one by hand ("Making a Base Backup Using the Low Level API"). */
    private void copyToStandby() throws Exception {
        try (var connection = primary.address().connect();
                var statement = connection.createStatement()) {
            statement.execute("select pg_backup_start('standby', true)");
            Process copy = new ProcessBuilder("sh", "-eu", "-c", """
                            cp -a primary standby
                            rm -rf standby/cluster/pg_wal/* standby/cluster/postmaster.* standby/owner.lock""")
                    .directory(directory.toFile())
                    .inheritIO()
                    .start();
            if (copy.waitFor() != 0) {
                throw new IllegalStateException("the primary's files could not be copied");
            }
            try (var label = statement.executeQuery("select labelfile from pg_backup_stop(false)")) {
                label.next();
                Files.writeString(home("standby").resolve("cluster/backup_label"), label.getString(1));
            }
        }
        Files.createFile(home("standby").resolve("cluster/standby.signal"));
        Files.writeString(
                home("standby").resolve("cluster/postgresql.auto.conf"),
                "primary_conninfo = 'host=127.0.0.1 port=%s user=%s password=%s'\n"
                        .formatted(
                                primary.address().jdbcUrl().replaceFirst(".*:(\\d+)/.*", "$1"),
                                primary.address().user(),
                                primary.address().password()),
                StandardCharsets.UTF_8,
                StandardOpenOption.APPEND);
    }

    private void awaitStreaming() throws SQLException {
        while (!"streaming".equals(text(primary.address(), "select max(state) from pg_stat_replication"))) {
            if (standby.isDone()) {
                standby.join();
                throw new IllegalStateException("the standby does not follow");
            }
        }
    }

    private ProcessHandle postmaster(String server) throws IOException {
        String pid = Files.readAllLines(home(server).resolve("cluster/postmaster.pid"))
                .getFirst();
        return ProcessHandle.of(Long.parseLong(pid.strip())).orElseThrow();
    }

    private Path home(String server) {
        return directory.resolve(server);
    }

    private static void execute(DatabaseAddress address, String sql) throws SQLException {
        try (var connection = address.connect();
                var statement = connection.createStatement()) {
            statement.execute(sql);
        }
    }

    private static @Nullable String text(DatabaseAddress address, String query) throws SQLException {
        try (var connection = address.connect();
                var statement = connection.createStatement();
                var row = statement.executeQuery(query)) {
            row.next();
            return row.getString(1);
        }
    }
}
