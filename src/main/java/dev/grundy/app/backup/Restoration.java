package dev.grundy.app.backup;

import dev.grundy.base.database.DatabaseAddress;
import dev.grundy.base.database.DatabaseException;
import dev.grundy.base.database.SchemaHistory;
import dev.grundy.base.kernel.UnusableException;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.sql.Connection;
import java.sql.SQLException;
import java.sql.SQLWarning;
import java.sql.Savepoint;
import java.sql.Statement;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import org.postgresql.util.PSQLWarning;

/**
 * Brings a backup back: the database in one transaction, so that it is there whole or not at all. A backup is data and may come from anybody.
 * The schema is made by our own migrations, and no statement, command or setting of the file is run.
 */
public final class Restoration implements AutoCloseable {
    /** Codes of PostgreSQL: there is no such table, column, function, type. */
    private static final Set<String> MISSING = Set.of("42P01", "42703", "42883", "42704");

    /** The names of the tables, views and sequences in a database that no extension made. */
    private static final String CONTENT = """
            select c.oid::regclass::text as name from pg_class c join pg_namespace n on n.oid = c.relnamespace
            where n.nspname !~ '^pg_' and n.nspname <> 'information_schema' and c.relkind in ('r', 'p', 'v', 'm', 'S', 'f')
              and not exists (select from pg_depend d where d.classid = 'pg_class'::regclass and d.objid = c.oid and d.deptype = 'e')
            order by c.relkind desc, 1""";

    private static final int LARGEST_SETTINGS = 1 << 20;

    private final BackupArchive archive;
    /** From the baseline on. */
    private final List<String> migrations;

    private Restoration(BackupArchive archive, List<String> migrations) {
        this.archive = archive;
        this.migrations = List.copyOf(migrations);
    }

    /**
     * Opens a backup and reads all of it once, so that nothing begins with one that is not whole.
     *
     * @throws UnusableException when the file is missing, no backup, damaged, made by a newer release, or by one before the baseline
     */
    public static Restoration of(Path file, BackupProgress progress) {
        BackupArchive archive = BackupArchive.open(file);
        try {
            archive.check(progress);
            settings(archive);
            return new Restoration(archive, Migrations.namedBy(archive.manifest(), file.toString()));
        } catch (RuntimeException e) {
            archive.close();
            throw e;
        }
    }

    /**
     * Fills an empty database; {@code ./grundy up} brings it up to date afterwards.
     *
     * @throws UnusableException when the database is not empty, or the file is not what it says
     * @throws DatabaseException when the database refuses; it is as empty then as it was
     */
    public Filled fill(DatabaseAddress database, BackupProgress progress) {
        try (Connection connection = database.connect()) {
            refuseUnlessEmpty(connection, database);
            connection.setAutoCommit(false);
            progress.at("making the tables", "");
            List<String> warnings = new ArrayList<>();
            make(connection, Migrations.tablesOf(migrations), warnings);
            boolean functions = makeFunctions(connection, warnings);
            Shape shape = Shape.of(connection).only(Migrations.tables(migrations));
            Map<String, Long> rows =
                    new ScriptReader(connection, shape, functions, progress).run(archive.open(Backup.DATA));
            if (!SchemaHistory.of(connection).fromBaseline().equals(Optional.of(migrations))) {
                throw new UnusableException(
                        "the migrations in the backup are not those of its manifest; nothing was restored");
            }
            if (!rows.equals(archive.manifest().rows())) {
                throw new UnusableException(
                        "the rows in the backup are not those of its manifest; nothing was restored");
            }
            if (!functions) {
                repeatAtTheNextStart(connection);
            }
            connection.commit();
            return new Filled(rows.values().stream().mapToLong(Long::longValue).sum(), warnings);
        } catch (SQLException e) {
            throw new DatabaseException(
                    "cannot restore into " + database + ": "
                            + String.valueOf(e.getMessage()).lines().findFirst().orElse("")
                            + "; it is as empty as before. The login must own the database, and may have to create roles",
                    e);
        } catch (IOException e) {
            throw new UnusableException("cannot read the backup (" + e.getMessage() + "); nothing was restored");
        }
    }

    /**
     * The rows that came into the database.
     *
     * @param rows     of all tables
     * @param warnings of PostgreSQL about things that the login may not do there
     */
    public record Filled(long rows, List<String> warnings) {
        public Filled {
            warnings = List.copyOf(warnings);
        }
    }

    private static void refuseUnlessEmpty(Connection connection, DatabaseAddress database) throws SQLException {
        List<String> content = Shape.list(connection, CONTENT, row -> row.getString("name"));
        if (!content.isEmpty()) {
            throw new UnusableException("the database " + database + " is not empty: it has " + content.size()
                    + " tables and the like, such as " + content.getLast()
                    + "; a backup is restored into an empty place only: name a new directory with --data DIR, or an empty database"
                    + " in GRUNDY_DATABASE_URL");
        }
    }

    /** Adds what the database warns of. */
    private static void make(Connection connection, String script, List<String> warnings) throws SQLException {
        try (Statement statement = connection.createStatement()) {
            statement.setEscapeProcessing(false);
            statement.execute(script);
            for (SQLWarning said = statement.getWarnings(); said != null; said = said.getNextWarning()) {
                if (isWarning(said)) {
                    warnings.add(said.getMessage());
                }
            }
        }
    }

    /** False where the tables of the backup are older than the functions of this release need them; then none is made. */
    private static boolean makeFunctions(Connection connection, List<String> warnings) throws SQLException {
        Savepoint tables = connection.setSavepoint();
        try {
            make(connection, Migrations.functions(), warnings);
            return true;
        } catch (SQLException e) {
            if (!MISSING.contains(String.valueOf(e.getSQLState()))) {
                throw e;
            }
            connection.rollback(tables);
            return false;
        }
    }

    /** The next start makes tables and functions as its release needs them, those that have been made once too. */
    private static void repeatAtTheNextStart(Connection connection) throws SQLException {
        try (Statement statement = connection.createStatement()) {
            statement.execute("delete from " + Migrations.HISTORY + " where version is null");
        }
    }

    /** The driver hands over notices too. */
    private static boolean isWarning(SQLWarning said) {
        return said instanceof PSQLWarning heard
                && heard.getServerErrorMessage() != null
                && "WARNING".equals(heard.getServerErrorMessage().getSeverity());
    }

    /** When the backup was taken. */
    public Instant takenAt() {
        return archive.manifest().takenAt();
    }

    /** Number of its newest migration. */
    public String schema() {
        return archive.manifest().schema();
    }

    /** Logins of judge nodes, which belong to the server and have to be made anew where it is another. */
    public List<String> judgeLogins() {
        return archive.manifest().judgeLogins();
    }

    /** The things that were left out when the backup was made, each with the reason. */
    public List<String> leftOut() {
        return archive.manifest().leftOut();
    }

    /** Settings, written anew as a shell reads them: names of ours and quoted values, and nothing else. Empty when there were none. */
    public Optional<String> settings() {
        return Optional.of(settings(archive).file()).filter(text -> !text.isBlank());
    }

    private static BackupSettings settings(BackupArchive archive) {
        try (InputStream in = archive.open(Backup.SETTINGS)) {
            return BackupSettings.read(new String(in.readNBytes(LARGEST_SETTINGS), StandardCharsets.UTF_8));
        } catch (IOException e) {
            throw new UnusableException("cannot read the settings in the backup: " + e.getMessage());
        }
    }

    /**
     * Puts packages where there are none of their names; existing packages stay as they are.
     *
     * @throws UnusableException when one cannot be written
     */
    public RestoredProblems restoreProblems(Path directory, BackupProgress progress) {
        return RestoredProblems.of(archive, directory, progress);
    }

    @Override
    public void close() {
        archive.close();
    }
}
