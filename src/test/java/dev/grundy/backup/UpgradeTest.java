package dev.grundy.backup;

import static org.assertj.core.api.Assertions.assertThat;

import dev.grundy.database.DatabaseAddress;
import dev.grundy.testsupport.MigratedDatabase;
import dev.grundy.testsupport.TestDatabase;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.sql.Connection;
import java.sql.SQLException;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.stream.Collectors;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;

/**
 * The kept database of the release before, with something in every table, brought up to date by the migrations of now. Who makes
 * a release makes it anew from {@code a-little-of-everything.sql} with {@code -Dsnapshots=update}.
 */
class UpgradeTest {
    private static final Progress SILENT = (phase, detail) -> {};
    private static final Path KEPT = Path.of("src/test/resources/release/V098.backup");

    /** Tables, and columns as {@code table.column}, that a migration took away or wrote anew on purpose, each with the reason. */
    private static final Map<String, String> CHANGED = Map.of();

    @Test
    void nothingIsLost() {
        DatabaseAddress address = restored();
        Map<String, List<String>> before = columns(address);
        Map<String, List<String>> rowsBefore = rows(address, before);
        assertThat(rowsBefore).hasSizeGreaterThan(50);
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

    /** Flyway compares the migrations with what they were when the kept database saw them. */
    @Test
    void noMigrationHasChangedSince() {
        DatabaseAddress address = restored();
        MigratedDatabase.migrate(address, FullDatabase.FILLED_AT);
        assertThat(DatabaseContent.lines(
                        address, "select count(*)::text as line from flyway_schema_history where checksum is null"))
                .containsExactly("0");
    }

    /** Whether a database has grown up or was made yesterday, it is made alike. */
    @Test
    void anUpgradedDatabaseIsMadeLikeANewOne() {
        DatabaseAddress address = restored();
        MigratedDatabase.migrate(address);
        assertThat(DatabaseContent.shape(address)).isEqualTo(DatabaseContent.shape(MigratedDatabase.createByItself()));
    }

    @Test
    void theKeptOneIsWhatTheScriptFills() {
        Map<String, List<String>> kept = DatabaseContent.rows(restored());
        Map<String, List<String>> filled = DatabaseContent.rows(FullDatabase.filled());
        Set<String> differing = new TreeSet<>(kept.keySet());
        differing.removeIf(table -> kept.get(table).equals(filled.get(table)));
        assertThat(kept.keySet()).isEqualTo(filled.keySet());
        assertThat(differing).as("when it was migrated").containsExactly(Migrations.HISTORY);
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
            new Backup("Grundy 1.0", FullDatabase.filled(), KEPT, Map.of()).write(KEPT, SILENT);
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
