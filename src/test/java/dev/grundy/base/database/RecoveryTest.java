package dev.grundy.base.database;

import static org.assertj.core.api.Assertions.assertThat;

import dev.grundy.testsupport.MigratedCluster;
import dev.grundy.testsupport.run.AllOnly;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.sql.SQLException;
import java.util.List;
import java.util.Map;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** The lines of docs/backup.md by which a server of ours is brought back to an instant, run as they stand there. */
@AllOnly("database servers are restored from archives")
class RecoveryTest {
    private static final Path CACHE = Path.of("target/cache").toAbsolutePath();
    private static final Map<String, String> FAST = Map.of("fsync", "off");
    private static final Pattern BLOCK = Pattern.compile("(?s)```sh\n(.*?)```");

    @TempDir
    Path directory;

    @Test
    void whatWasThereAtAnInstantComesBack() throws Exception {
        List<String> blocks = blocks();
        String keepLog = blocks.get(0);
        String keepFiles = blocks.get(1);
        String goBack = blocks.get(2);
        MigratedCluster.copyTo(directory.resolve("data/postgres"));
        try (PostgresServer server = start("data")) {
            execute(server, "create table kept (word text)");
            shell(keepLog);
        }
        String instant;
        try (PostgresServer server = start("data")) {
            execute(server, "insert into kept values ('before the files were copied')");
            shell(keepFiles);
            execute(server, "insert into kept values ('after the files were copied')");
            instant = text(server, "select clock_timestamp()::text");
            execute(server, "delete from kept");
            execute(server, "insert into kept values ('a mistake')");
            execute(server, "select pg_switch_wal()");
        }
        shell(goBack.replaceFirst("(?<=recovery_target_time = ')[^']*", instant));
        try (PostgresServer recovered = start("recovered")) {
            assertThat(text(recovered, "select string_agg(word, ', ' order by word) from kept"))
                    .isEqualTo("after the files were copied, before the files were copied");
            execute(recovered, "insert into kept values ('life goes on')");
        }
        try (PostgresServer untouched = start("data")) {
            assertThat(text(untouched, "select string_agg(word, ', ') from kept"))
                    .isEqualTo("a mistake");
        }
    }

    private PostgresServer start(String data) {
        return PostgresServer.start(directory.resolve(data).resolve("postgres"), CACHE, FAST);
    }

    private static List<String> blocks() throws IOException {
        List<String> blocks = BLOCK.matcher(Files.readString(Path.of("docs/backup.md")))
                .results()
                .map((MatchResult found) -> found.group(1))
                .toList();
        assertThat(blocks).hasSize(3);
        return blocks;
    }

    /** In directories of this test instead of the operator's. */
    private void shell(String lines) throws IOException, InterruptedException {
        String here = lines.replace(
                        "/srv/grundy-recovered", directory.resolve("recovered").toString())
                .replace("/srv/grundy", directory.resolve("data").toString())
                .replace("/backups/grundy", directory.resolve("kept").toString());
        assertThat(here).isNotEqualTo(lines);
        Process shell =
                new ProcessBuilder("sh", "-eu").redirectErrorStream(true).start();
        try (var in = shell.getOutputStream()) {
            in.write(here.getBytes(StandardCharsets.UTF_8));
        }
        String said = new String(shell.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
        assertThat(shell.waitFor()).as(said).isZero();
    }

    private static void execute(PostgresServer server, String sql) throws SQLException {
        try (var connection = server.address().connect();
                var statement = connection.createStatement()) {
            statement.execute(sql);
        }
    }

    private static String text(PostgresServer server, String query) throws SQLException {
        try (var connection = server.address().connect();
                var statement = connection.createStatement();
                var row = statement.executeQuery(query)) {
            assertThat(row.next()).isTrue();
            return row.getString(1);
        }
    }
}
