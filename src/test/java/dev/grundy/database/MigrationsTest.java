package dev.grundy.database;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** How a migration is written. That all of them together make the schema that the code expects is seen by every test with pages. */
class MigrationsTest {
    private static List<Path> migrations = List.of();

    @BeforeAll
    static void find() throws IOException {
        migrations = all();
    }

    private static List<Path> all() throws IOException {
        try (Stream<Path> files = Files.list(Path.of("migrations"))) {
            return files.sorted().toList();
        }
    }

    @Test
    void noTwoHaveOneNumber() {
        assertThat(migrations.stream().map(MigrationsTest::version))
                .hasSizeGreaterThan(10)
                .doesNotHaveDuplicates();
    }

    @ParameterizedTest
    @MethodSource("all")
    void theNameSaysWhatItDoes(Path migration) {
        assertThat(migration.getFileName().toString()).matches("V\\d{3}__[a-z]+(_[a-z]+)+\\.sql");
    }

    @ParameterizedTest
    @MethodSource("all")
    void theHeadSaysWhyAndWhatItLocks(Path migration) throws IOException {
        List<String> head = Files.readAllLines(migration).stream()
                .takeWhile(line -> line.startsWith("--"))
                .toList();
        assertThat(head).as("why, then what it locks").hasSizeGreaterThanOrEqualTo(2);
        assertThat(String.join("\n", head)).containsIgnoringCase("lock");
    }

    /** The build copies migrations to where Flyway looks. */
    @ParameterizedTest
    @MethodSource("all")
    void theBuildCarriesIt(Path migration) {
        assertThat(MigrationsTest.class.getResource("/db/migration/" + migration.getFileName()))
                .isNotNull();
    }

    private static String version(Path migration) {
        return migration.getFileName().toString().substring(0, 4);
    }
}
