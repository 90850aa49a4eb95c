package dev.grundy.base.database;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.grundy.base.kernel.BackgroundLoop;
import dev.grundy.testsupport.LogLines;
import dev.grundy.testsupport.MigratedCluster;
import dev.grundy.testsupport.run.Slow;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.sql.SQLException;
import java.time.Duration;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;

@Slow("database servers are started and killed")
class PostgresServerTest {
    private static final Path CACHE = Path.of("target/cache").toAbsolutePath();
    private static final Map<String, String> FAST = Map.of("fsync", "off");

    @TempDir
    Path home;

    @Test
    void keepsItsDataAcrossRestartsAndSaysItsVersion() throws SQLException {
        try (PostgresServer server = PostgresServer.start(home, CACHE, FAST)) {
            assertThat(query(server, "show server_version")).isEqualTo(PostgresBinaries.VERSION);
            execute(server, "create table kept (word text); insert into kept values ('still here')");
        }
        try (PostgresServer server = PostgresServer.start(home, CACHE, FAST)) {
            assertThat(query(server, "select word from kept")).isEqualTo("still here");
        }
    }

    @Test
    void refusesADataDirectoryThatIsInUse() {
        try (PostgresServer server = startCopy()) {
            assertThat(server.address().user()).isEqualTo("grundy");
            assertThatThrownBy(() -> PostgresServer.start(home, CACHE, FAST))
                    .isInstanceOf(DatabaseException.class)
                    .hasMessageContaining("in use by another Grundy");
        }
    }

    @Test
    void takesOverAServerThatOutlivedItsOwner() throws Exception {
        PostgresServer lost = startCopy();
        execute(lost, "create table kept (word text); insert into kept values ('rescued')");
        Path unlocked = Files.move(home.resolve("owner.lock"), home.resolve("lost.lock"));
        try (PostgresServer next = PostgresServer.start(home, CACHE, FAST)) {
            assertThat(query(next, "select word from kept")).isEqualTo("rescued");
        }
        assertThat(unlocked).exists();
    }

    @Test
    @Timeout(60)
    void startsAKilledServerAgainAtTheSameAddress() throws Exception {
        try (PostgresServer server = startCopy()) {
            execute(server, "create table kept (word text); insert into kept values ('after a crash')");
            kill(home.resolve("cluster/postmaster.pid"));
            assertThat(queryOnceItAnswers(server, "select word from kept")).isEqualTo("after a crash");
        }
    }

    @Test
    @Timeout(60)
    void endsInOrderRightAfterItWasKilledAndKeepsWhatWasWritten() throws Exception {
        try (PostgresServer server = startCopy()) {
            execute(server, "create table kept (word text); insert into kept values ('after a crash')");
            kill(home.resolve("cluster/postmaster.pid"));
        }
        try (PostgresServer server = PostgresServer.start(home, CACHE, FAST)) {
            assertThat(queryOnceItAnswers(server, "select word from kept")).isEqualTo("after a crash");
        }
    }

    @Test
    @Timeout(60)
    void stillGuardsAfterItsFileCouldNotBeRead() throws Exception {
        try (PostgresServer server = startCopy();
                LogLines met = LogLines.of(BackgroundLoop.class)) {
            Path file = home.resolve("cluster/postmaster.pid");
            Path kept = Files.move(file, home.resolve("postmaster.pid"));
            Files.createDirectory(file);
            assertThat(met.await("'database guard' met something", Duration.ofSeconds(30)))
                    .isPresent();
            Files.delete(file);
            Files.move(kept, file);
            kill(file);
            assertThat(queryOnceItAnswers(server, "select 'guarded'")).isEqualTo("guarded");
        }
    }

    @Test
    void letsNobodyInWithoutThePassword() {
        try (PostgresServer server = startCopy()) {
            DatabaseAddress stranger = new DatabaseAddress(server.address().jdbcUrl(), "grundy", "guess");
            assertThatThrownBy(stranger::check)
                    .isInstanceOf(DatabaseException.class)
                    .hasMessageContaining("cannot reach the database");
        }
    }

    @Test
    void saysInOneLineWhichDirectoryCannotBeWritten() throws Exception {
        Path file = Files.writeString(home.resolve("file"), "");
        assertThatThrownBy(() -> PostgresServer.start(file.resolve("data"), CACHE, FAST))
                .isInstanceOf(DatabaseException.class)
                .hasMessageContaining("--data DIR")
                .hasMessageNotContaining("\n");
    }

    /** Of one that was made before: making it is not what these tests are about. */
    private PostgresServer startCopy() {
        MigratedCluster.copyTo(home);
        return PostgresServer.start(home, CACHE, FAST);
    }

    private static void kill(Path file) throws IOException {
        String pid = Files.readAllLines(file).getFirst();
        ProcessHandle.of(Long.parseLong(pid)).orElseThrow().destroyForcibly();
    }

    private static String query(PostgresServer server, String sql) throws SQLException {
        try (var connection = server.address().connect();
                var result = connection.createStatement().executeQuery(sql)) {
            result.next();
            return result.getString(1);
        }
    }

    private static String queryOnceItAnswers(PostgresServer server, String sql) throws SQLException {
        while (true) {
            try {
                return query(server, sql);
            } catch (SQLException e) {
                if (!e.getSQLState().startsWith("08") && !e.getSQLState().startsWith("57P")) {
                    throw e;
                }
            }
        }
    }

    private static void execute(PostgresServer server, String sql) throws SQLException {
        try (var connection = server.address().connect();
                var statement = connection.createStatement()) {
            statement.execute(sql);
        }
    }
}
