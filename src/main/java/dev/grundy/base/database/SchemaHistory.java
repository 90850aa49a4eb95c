package dev.grundy.base.database;

import java.sql.Connection;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.sql.Statement;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import javax.sql.DataSource;

/**
 * The versioned migrations that a database has seen. This release makes a new database from a baseline, and goes on with one that has seen
 * all migrations that the baseline replaces. It knows nothing of what came before.
 *
 * @param files names of their files, in the order of their numbers; empty where no Grundy has used the database yet
 */
public record SchemaHistory(List<String> files) {
    /** The file that makes a new database. */
    public static final String BASELINE = "B180__baseline.sql";

    private static final int BASELINE_NUMBER = 180;
    /** V001 to V180, with gaps. */
    private static final int REPLACED = 88;

    private static final Pattern FILE = Pattern.compile("[BV](\\d{3})__\\w+\\.sql");

    private static final String READABLE =
            "select has_table_privilege(to_regclass('flyway_schema_history'), 'select') as readable";
    /** Within the product the history has them with their place, in tests without. */
    private static final String SEEN = """
            select regexp_replace(script, '^.*/', '') as file from flyway_schema_history
            where success and version is not null order by version, installed_rank""";

    private static final Sql NEEDS = Sql.of("select schema_needs() as migration");

    public SchemaHistory {
        files = List.copyOf(files);
    }

    /** Reads it; empty also where the login may not read it. */
    public static SchemaHistory of(DataSource database) {
        try (Connection connection = database.getConnection()) {
            return of(connection);
        } catch (SQLException e) {
            throw unreadable(e);
        }
    }

    /** The same. */
    public static SchemaHistory of(DatabaseAddress database) {
        try (Connection connection = database.connect()) {
            return of(connection);
        } catch (SQLException e) {
            throw unreadable(e);
        }
    }

    /** The number of the migration that a release has to know to work on the database, as its schema states it. */
    public static int needed(DataSource database) {
        return NEEDS.on(database).one(row -> row.getInt("migration"));
    }

    private static DatabaseException unreadable(SQLException e) {
        return new DatabaseException("cannot read which migrations the database has seen: " + e.getMessage(), e);
    }

    /** The same, within the connection's transaction. */
    public static SchemaHistory of(Connection connection) throws SQLException {
        try (Statement statement = connection.createStatement()) {
            return new SchemaHistory(isReadable(statement) ? files(statement) : List.of());
        }
    }

    private static boolean isReadable(Statement statement) throws SQLException {
        try (ResultSet row = statement.executeQuery(READABLE)) {
            return row.next() && row.getBoolean("readable");
        }
    }

    private static List<String> files(Statement statement) throws SQLException {
        try (ResultSet row = statement.executeQuery(SEEN)) {
            List<String> files = new ArrayList<>();
            while (row.next()) {
                files.add(row.getString("file"));
            }
            return files;
        }
    }

    /**
     * The baseline, in the place of all that it replaces, and what came after it; empty where some of what it replaces is missing. A
     * database that began with a later baseline has seen nothing of this one.
     */
    public Optional<List<String>> fromBaseline() {
        Set<String> replaced = files.stream().filter(SchemaHistory::isReplaced).collect(Collectors.toSet());
        List<String> later = files.stream().filter(file -> !isReplaced(file)).toList();
        if (replaced.contains(BASELINE) || replaced.size() == REPLACED) {
            return Optional.of(
                    Stream.concat(Stream.of(BASELINE), later.stream()).toList());
        }
        return replaced.isEmpty() && !later.isEmpty() ? Optional.of(later) : Optional.empty();
    }

    /** The number of the newest, such as {@code 098}, or {@code none}. */
    public String newest() {
        return files.isEmpty() ? "none" : FILE.matcher(files.getLast()).replaceFirst("$1");
    }

    /**
     * Lets a new database pass, and one that this release can go on with.
     *
     * @param where the database, for the message
     * @throws DatabaseException where the database is older than the baseline
     */
    public void refuseOlder(String where) {
        if (!files.isEmpty() && fromBaseline().isEmpty()) {
            throw new DatabaseException(
                    "the schema of " + where + " is too old for this release: it stands at migration "
                            + newest() + ", and this release goes on from " + BASELINE_NUMBER
                            + "; start the release before this one on it once, then this one. Nothing was changed");
        }
    }

    private static boolean isReplaced(String file) {
        Matcher found = FILE.matcher(file);
        return found.matches() && Integer.parseInt(found.group(1)) <= BASELINE_NUMBER;
    }
}
