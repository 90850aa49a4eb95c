package dev.grundy.base.database;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.grundy.testsupport.TestDatabase;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class PasswordFileTest {
    @TempDir
    Path directory;

    private final DatabaseAddress server = TestDatabase.create();

    @Test
    void thePasswordMayStandInAFile() throws Exception {
        Path file = Files.writeString(directory.resolve("password"), server.password() + "\n");
        try (Database database = Database.open(directory, environment(file))) {
            assertThat(database.address()).isEqualTo(server);
        }
    }

    @Test
    void aFileThatIsNotThereIsNamedAndItsVariableToo() {
        Path file = directory.resolve("nothing");
        assertThatThrownBy(() -> Database.open(directory, environment(file)))
                .isInstanceOf(DatabaseException.class)
                .hasMessageContaining(file.toString())
                .hasMessageContaining("GRUNDY_DATABASE_PASSWORD_FILE");
    }

    private Map<String, String> environment(Path file) {
        String address = server.jdbcUrl().replaceFirst("jdbc:postgresql://", "postgresql://" + server.user() + "@");
        return Map.of("GRUNDY_DATABASE_URL", address, "GRUNDY_DATABASE_PASSWORD_FILE", file.toString());
    }
}
