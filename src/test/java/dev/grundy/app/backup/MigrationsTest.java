package dev.grundy.app.backup;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

class MigrationsTest {
    @Test
    void allThatIsRepeatedIsInASchemaInTheOrderOfFlyway() throws IOException {
        try (Stream<Path> files = Files.list(Path.of("migrations"))) {
            assertThat(Migrations.REPEATED)
                    .containsExactlyElementsOf(
                            files.map(file -> file.getFileName().toString())
                                    .filter(name -> name.startsWith("R__"))
                                    .sorted()
                                    .toList());
        }
    }
}
