package dev.grundy.base.database;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.grundy.testsupport.JudgeLogin;
import dev.grundy.testsupport.MigratedCluster;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.sql.SQLException;
import java.util.Map;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** On a server of its own, whose rights change. */
class OtherDatabasesTest {
    /** What an operator runs where the login is made, in the script and in the docs. */
    private static final Pattern TAKING = Pattern.compile("do \\$\\$.*?end \\$\\$;", Pattern.DOTALL);

    @Test
    void aJudgesLoginMayUseOtherDatabasesUntilThatIsTakenFromEverybody(@TempDir Path directory)
            throws IOException, SQLException {
        MigratedCluster.copyTo(directory);
        try (PostgresServer server =
                PostgresServer.start(directory, Path.of("target/cache").toAbsolutePath(), Map.of())) {
            DatabaseAddress owner = server.address();
            DatabaseAddress judge = JudgeLogin.make(owner);
            DatabaseAddress another = new DatabaseAddress(
                    judge.jdbcUrl().replaceFirst("/grundy$", "/postgres"), judge.user(), judge.password());
            assertThat(OtherDatabases.ofJudges(judge.source()))
                    .hasValueSatisfying(names -> assertThat(names).contains("postgres", "template1"));
            another.connect().close();

            try (var connection = owner.connect();
                    var statement = connection.createStatement()) {
                statement.execute(taking("docker/judge-login.sh"));
            }

            assertThat(OtherDatabases.ofJudges(judge.source()))
                    .hasValueSatisfying(names -> assertThat(names).isEmpty());
            assertThat(OtherDatabases.ofJudges(owner.source()))
                    .hasValueSatisfying(names -> assertThat(names).isEmpty());
            assertThatThrownBy(another::connect).hasMessageContaining("permission denied for database");
            judge.connect().close();
        }
    }

    @Test
    void theDocsTakeItAsTheScriptDoes() throws IOException {
        assertThat(taking("docs/operations.md")).isEqualTo(taking("docker/judge-login.sh"));
    }

    private static String taking(String file) throws IOException {
        Matcher found = TAKING.matcher(Files.readString(Path.of(file)));
        assertThat(found.find()).as(file).isTrue();
        return found.group();
    }
}
