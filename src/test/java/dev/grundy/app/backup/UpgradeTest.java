package dev.grundy.app.backup;

import static org.assertj.core.api.Assertions.assertThat;

import dev.grundy.base.database.DatabaseAddress;
import dev.grundy.base.database.SchemaHistory;
import dev.grundy.testsupport.MigratedDatabase;
import dev.grundy.testsupport.TestDatabase;
import dev.grundy.testsupport.run.Slow;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.sql.Connection;
import java.sql.SQLException;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.function.Supplier;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import java.util.zip.GZIPInputStream;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Named;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/**
 * Databases of an earlier release, with something in every table, brought up to date by the migrations of now. One is a dump (pg_dump) of a
 * database that was made by V001 to V180, as no release after it makes one. The other is a backup, which the maker of a release makes
 * anew from {@code a-little-of-everything.sql} with {@code -Dsnapshots=update}.
 */
@Slow("databases of the last release are restored and upgraded")
class UpgradeTest {
    private static final BackupProgress SILENT = (phase, detail) -> {};
    private static final Path KEPT = Path.of("src/test/resources/release/V180.backup");
    private static final Path GROWN = Path.of("src/test/resources/release/V180.sql.gz");

    private static final String FINDINGS = "its rows are in finding since V182";

    /** Tables, and columns as {@code table.column}, that a migration took away or wrote anew on purpose, each with the reason. */
    private static final Map<String, String> CHANGED = Map.of(
            "counterexample", FINDINGS,
            "small_scope", FINDINGS,
            "misconception", FINDINGS,
            "program_growth", FINDINGS,
            "phase_map", FINDINGS);

    private static List<Named<Supplier<DatabaseAddress>>> kept() {
        return List.of(Named.of("grown", UpgradeTest::grown), Named.of("restored", UpgradeTest::restored));
    }

    @ParameterizedTest
    @MethodSource("kept")
    void nothingIsLost(Supplier<DatabaseAddress> made) {
        DatabaseAddress address = made.get();
        Map<String, List<String>> before = columns(address);
        Map<String, List<String>> rowsBefore = rows(address, before);
        assertThat(rowsBefore).hasSizeGreaterThan(80);
        assertThat(rowsBefore)
                .allSatisfy((table, rows) -> assertThat(rows).as(table).isNotEmpty());
        MigratedDatabase.migrate(address);
        Map<String, List<String>> after = columns(address);
        before.forEach((table, columns) ->
                assertThat(after.getOrDefault(table, List.of())).as(table).containsAll(columns));
        Map<String, List<String>> rowsAfter = rows(address, before);
        rowsBefore.forEach(
                (table, rows) -> assertThat(rowsAfter.get(table)).as(table).containsAll(rows));
    }

    /** Whether a database has grown up or was made yesterday, it is made alike. */
    @ParameterizedTest
    @MethodSource("kept")
    void anUpgradedDatabaseIsMadeLikeANewOne(Supplier<DatabaseAddress> made) {
        DatabaseAddress address = made.get();
        MigratedDatabase.migrate(address);
        assertThat(DatabaseContent.shape(address)).isEqualTo(DatabaseContent.shape(MigratedDatabase.createByItself()));
    }

    @ParameterizedTest
    @MethodSource("kept")
    void theKeptOneIsWhatTheScriptFills(Supplier<DatabaseAddress> made) {
        DatabaseAddress address = made.get();
        MigratedDatabase.migrate(address);
        Map<String, List<String>> kept = DatabaseContent.rows(address);
        Map<String, List<String>> filled = DatabaseContent.rows(FullDatabase.upToDate());
        Set<String> differing = new TreeSet<>(kept.keySet());
        differing.removeIf(table -> kept.get(table).equals(filled.get(table)));
        assertThat(kept.keySet()).isEqualTo(filled.keySet());
        assertThat(differing).as("when it was migrated").containsExactly(Migrations.HISTORY);
    }

    /** A node that serves pages migrates at every start. */
    @Test
    void whatWentOnOnceHasNothingLeftToMigrate() {
        DatabaseAddress address = grown();
        MigratedDatabase.migrate(address);
        List<String> history = DatabaseContent.rows(address).get(Migrations.HISTORY);
        MigratedDatabase.migrate(address);
        assertThat(DatabaseContent.rows(address).get(Migrations.HISTORY))
                .isEqualTo(history)
                .hasSize(88 + addedSince() + Migrations.REPEATED.size());
    }

    /** How many migrations came after the baseline. */
    private static int addedSince() {
        try (Stream<Path> files = Files.list(Path.of("migrations"))) {
            return Math.toIntExact(
                    files.filter(file -> file.getFileName().toString().startsWith("V"))
                            .count());
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    @Test
    void theBackupOfADatabaseThatGrewIsOneFromTheBaselineOn() throws SQLException {
        DatabaseAddress address = grown();
        try (Connection connection = address.connect()) {
            assertThat(Migrations.seenBy(connection, "here")).containsExactly(SchemaHistory.BASELINE);
        }
    }

    private static DatabaseAddress grown() {
        DatabaseAddress address = TestDatabase.create();
        try (InputStream dump = new GZIPInputStream(Files.newInputStream(GROWN))) {
            DatabaseContent.execute(address, new String(dump.readAllBytes(), StandardCharsets.UTF_8));
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
        return address;
    }

    private static DatabaseAddress restored() {
        DatabaseAddress address = TestDatabase.create();
        try (Restoration restoration = Restoration.of(KEPT, SILENT)) {
            restoration.fill(address, SILENT);
        }
        return address;
    }

    @BeforeAll
    static void keepAnewWhenAsked() throws IOException {
        if ("update".equals(System.getProperty("snapshots"))) {
            Files.createDirectories(KEPT.getParent());
            Files.deleteIfExists(KEPT);
            new Backup("Grundy 1.0", FullDatabase.upToDate(), KEPT, Map.of()).write(KEPT, SILENT);
        }
    }

    private static Map<String, List<String>> columns(DatabaseAddress address) {
        try (Connection connection = address.connect()) {
            return Shape.tables(connection).stream()
                    .filter(table -> !CHANGED.containsKey(table.name()))
                    .collect(Collectors.toMap(
                            Shape.Table::name,
                            table -> table.columns().stream()
                                    .filter(column -> !CHANGED.containsKey(table.name() + "." + column))
                                    .toList(),
                            (one, other) -> one,
                            TreeMap::new));
        } catch (SQLException e) {
            throw new IllegalStateException(e);
        }
    }

    private static Map<String, List<String>> rows(DatabaseAddress address, Map<String, List<String>> columns) {
        Map<String, List<String>> rows = new TreeMap<>();
        columns.forEach((table, names) -> rows.put(
                table,
                DatabaseContent.lines(
                        address,
                        "select row(" + String.join(", ", names) + ")::text as line from " + table + " order by 1")));
        return rows;
    }
}
