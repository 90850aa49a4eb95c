package dev.grundy.base.database;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;
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
    private static final Pattern NAME =
            Pattern.compile("B180__baseline\\.sql|V\\d{3}__[a-z]+(_[a-z]+)+\\.sql|R__[12]_[a-z]+(_[a-z]+)*\\.sql");
    private static final Pattern FUNCTION = Pattern.compile("(?m)^create or replace function (\\w+)\\(");
    private static final Pattern TRIGGER_FUNCTION =
            Pattern.compile("(?m)^create or replace function (\\w+)\\(\\) returns trigger\\b");
    private static final Pattern HIDDEN = Pattern.compile("(?s)revoke all on function ([\\w\\s,]+) from\\s+public;");
    private static final String BODY = "(?s)\\$\\$.*?\\$\\$";
    /** Says a number of ours. */
    private static final Set<String> FOR_EVERYBODY = Set.of("schema_needs");

    private static List<Path> all() throws IOException {
        try (Stream<Path> files = Files.list(Path.of("migrations"))) {
            return files.sorted().toList();
        }
    }

    private static List<Path> repeated() throws IOException {
        return all().stream().filter(file -> name(file).startsWith("R__")).toList();
    }

    @Test
    void noTwoHaveOneNumber() throws IOException {
        assertThat(all().stream()
                        .map(MigrationsTest::name)
                        .filter(name -> !name.startsWith("R__"))
                        .map(name -> name.substring(1, 4)))
                .isNotEmpty()
                .doesNotHaveDuplicates();
    }

    @ParameterizedTest
    @MethodSource("all")
    void theNameSaysWhatItIsAbout(Path migration) {
        assertThat(name(migration)).matches(NAME);
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
        assertThat(MigrationsTest.class.getResource("/db/migration/" + name(migration)))
                .isNotNull();
    }

    /** Nodes of the release before go on working on the new schema while they are replaced, so nothing they use may vanish under them. */
    @ParameterizedTest
    @MethodSource("all")
    void whatTakesAwaySaysWhichReleasesCanDoWithout(Path migration) throws IOException {
        String statements = Files.readString(migration).replaceAll("--[^\n]*", "");
        if (TAKES_AWAY.matcher(statements).find()) {
            assertThat(Files.readString(migration))
                    .as("raise schema_needs(), or say above why no release can miss it: " + CANNOT_BE_MISSED)
                    .containsAnyOf("function schema_needs()", CANNOT_BE_MISSED);
        }
    }

    /** It runs again on a database that has it, while the nodes of the release before work. */
    @ParameterizedTest
    @MethodSource("repeated")
    void whatIsRepeatedReplacesWhatIsThere(Path migration) {
        assertThat(read(migration).replaceAll(BODY, "").lines().map(String::strip))
                .noneMatch(
                        line -> line.matches("create (function|view|trigger|table|index|type|sequence|extension)\\b.*"))
                .noneMatch(line -> line.matches("(insert into|update|delete from) .*;"));
    }

    @Test
    void eachFunctionStandsInOneFile() throws IOException {
        assertThat(repeated().stream().flatMap(file -> names(FUNCTION, file)))
                .hasSizeGreaterThan(80)
                .doesNotHaveDuplicates();
    }

    /** Anybody who may connect may call a function of which nobody took that right. */
    @ParameterizedTest
    @MethodSource("repeated")
    void noFunctionIsForEverybody(Path migration) {
        Set<String> made = names(FUNCTION, migration).collect(Collectors.toCollection(TreeSet::new));
        // PostgreSQL lets nobody call these but a trigger.
        made.removeAll(names(TRIGGER_FUNCTION, migration).collect(Collectors.toSet()));
        made.removeAll(FOR_EVERYBODY);
        assertThat(hidden(migration)).containsAll(made);
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

    private static Set<String> hidden(Path migration) {
        return names(HIDDEN, migration)
                .flatMap(list -> Stream.of(list.split(",")))
                .map(String::strip)
                .collect(Collectors.toSet());
    }

    private static Stream<String> names(Pattern pattern, Path migration) {
        return pattern.matcher(read(migration)).results().map((MatchResult found) -> found.group(1));
    }

    private static String read(Path migration) {
        try {
            return Files.readString(migration);
        } catch (IOException e) {
            throw new IllegalStateException(e);
        }
    }

    private static String name(Path migration) {
        return migration.getFileName().toString();
    }
}
