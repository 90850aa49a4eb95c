package dev.grundy.database;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;

/** How a migration is written. That all of them together make the schema that the code expects is seen by every test with pages. */
class MigrationsTest {
    private static final Pattern TAKES_AWAY = Pattern.compile(
            "\\bdrop\\s+(table|column|function|view|type|sequence)\\b|\\brename\\s+(to|column)\\b"
                    + "|\\balter\\s+column\\s+\\w+\\s+(set\\s+data\\s+)?(type\\b|set\\s+not\\s+null\\b)",
            Pattern.CASE_INSENSITIVE);
    private static final String CANNOT_BE_MISSED = "-- No release misses it: ";

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

    /** Nodes of the release before go on working on the new schema while they are replaced, so nothing they use may vanish under them. */
    @ParameterizedTest
    @MethodSource("afterTheRuleBegan")
    void whatTakesAwaySaysWhichReleasesCanDoWithout(Path migration) throws IOException {
        String statements = Files.readString(migration).replaceAll("--[^\n]*", "");
        if (TAKES_AWAY.matcher(statements).find()) {
            assertThat(Files.readString(migration))
                    .as("redefine schema_needs(), or say above why no release can miss it: " + CANNOT_BE_MISSED)
                    .containsAnyOf("function schema_needs()", CANNOT_BE_MISSED);
        }
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "drop table draft",
                "alter table account drop column name",
                "alter table account\n    rename column name to called",
                "alter table draft rename to drafts",
                "drop function work_claim(text)",
                "alter table draft alter column body type jsonb",
                "alter table draft alter column body set not null"
            })
    void takingAwayIsNoticed(String statement) {
        assertThat(TAKES_AWAY.matcher(statement).find()).isTrue();
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "alter table draft drop constraint draft_size",
                "create or replace function work_claim(text) returns void",
                "alter table draft add column body text not null default ''",
                "drop index draft_by_account"
            })
    void addingIsNot(String statement) {
        assertThat(TAKES_AWAY.matcher(statement).find()).isFalse();
    }

    private static Stream<Path> afterTheRuleBegan() throws IOException {
        return all().stream().filter(migration -> version(migration).compareTo("V132") > 0);
    }

    private static String version(Path migration) {
        return migration.getFileName().toString().substring(0, 4);
    }
}
