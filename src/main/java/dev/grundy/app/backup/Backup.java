package dev.grundy.app.backup;

import dev.grundy.app.backup.Shape.Table;
import dev.grundy.base.database.DatabaseAddress;
import dev.grundy.base.database.DatabaseException;
import dev.grundy.base.kernel.UnusableException;
import java.io.IOException;
import java.io.OutputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.sql.Connection;
import java.sql.SQLException;
import java.sql.Statement;
import java.time.Instant;
import java.time.OffsetDateTime;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * Makes a backup while the database is in use: of one instant, waiting for nobody and keeping nobody waiting but who changes the schema.
 *
 * @param release     that makes it, such as {@code Grundy 1.0}
 * @param problems    the directory of packages; may be missing
 * @param environment settings are taken from it
 */
public record Backup(String release, DatabaseAddress database, Path problems, Map<String, String> environment) {
    static final String SCHEMA = "schema.sql";
    static final String DATA = "data.sql";
    static final String SETTINGS = "settings.env";
    static final String PROBLEMS = "problems/";

    private static final String JUDGE_LOGINS = """
            select m.rolname as name from pg_auth_members a
            join pg_roles r on r.oid = a.roleid join pg_roles m on m.oid = a.member
            where r.rolname in ('grundy_judge', 'grundy_preparer') and m.rolcanlogin group by 1 order by 1""";

    /**
     * To be asked before anything is started for it.
     *
     * @throws UnusableException when a backup cannot go there
     */
    public static void refuseUnlessFree(Path file) {
        ArchiveWriter.refuseUnlessFree(file);
    }

    /**
     * Writes it to a file that does not exist yet; after a failure it still does not.
     *
     * @throws UnusableException when the file cannot be written, or the packages cannot be listed
     * @throws DatabaseException when the database cannot be read
     */
    public Made write(Path file, BackupProgress progress) {
        try (ArchiveWriter archive = ArchiveWriter.create(file)) {
            Manifest manifest = fill(archive, progress);
            archive.add(Manifest.NAME, manifest.json());
            archive.finish();
            long rows =
                    manifest.rows().values().stream().mapToLong(Long::longValue).sum();
            return new Made(Files.size(file), rows, manifest.schema(), manifest.leftOut());
        } catch (IOException e) {
            throw new UnusableException("cannot write " + file + " (" + e.getMessage()
                    + "); nothing is left of it: make room, " + "or name a file elsewhere");
        } catch (SQLException e) {
            throw new DatabaseException(
                    "cannot back up " + database + ": " + e.getMessage()
                            + "; nothing was written. The login must be the one that owns the database",
                    e);
        }
    }

    /**
     * A finished backup.
     *
     * @param bytes   size of the file
     * @param rows    of all tables
     * @param schema  number of the newest migration
     * @param leftOut the things that it does not hold, each with the reason
     */
    public record Made(long bytes, long rows, String schema, List<String> leftOut) {
        public Made {
            leftOut = List.copyOf(leftOut);
        }
    }

    private Manifest fill(ArchiveWriter archive, BackupProgress progress) throws IOException, SQLException {
        BackupSettings settings = new BackupSettings(environment);
        List<String> leftOut = new ArrayList<>(settings.secrets().stream()
                .map(name -> "setting " + name + ": secrets do not belong into a file that is copied around")
                .toList());
        archive.add("README.txt", Readme.TEXT.getBytes(StandardCharsets.UTF_8));
        archive.add(SETTINGS, settings.file().getBytes(StandardCharsets.UTF_8));
        addProblems(archive, progress);
        try (Connection connection = database.connect()) {
            List<String> migrations = begin(connection, database.toString());
            Shape shape = Shape.of(connection);
            Shape ours = shape.only(Migrations.tables(migrations));
            shape.tables().stream()
                    .filter(table -> !ours.tables().contains(table))
                    .forEach(table -> leftOut.add("table " + table.name() + ": no migration of Grundy makes it"));
            archive.add(SCHEMA, Migrations.schema(migrations).getBytes(StandardCharsets.UTF_8));
            Map<String, Long> rows;
            try (OutputStream data = archive.begin(DATA, false)) {
                rows = DataScript.write(data, connection, ours, progress);
            }
            return new Manifest(
                    Manifest.FORMAT,
                    release,
                    connection.getMetaData().getDatabaseProductVersion(),
                    takenAt(connection),
                    migrations,
                    rows,
                    Shape.list(connection, JUDGE_LOGINS, row -> row.getString("name")),
                    leftOut,
                    archive.sums());
        }
    }

    /** Of the transaction. */
    private static Instant takenAt(Connection connection) throws SQLException {
        return Shape.list(connection, "select now() as now", row -> row.getObject("now", OffsetDateTime.class))
                .getFirst()
                .toInstant();
    }

    /** The snapshot is taken when no migration can change a table any more; answers those that were run. */
    private static List<String> begin(Connection connection, String where) throws SQLException {
        try (Statement statement = connection.createStatement()) {
            for (String convention : DataScript.CONVENTIONS) {
                statement.execute(convention);
            }
            List<Table> tables = Shape.tables(connection);
            if (tables.stream().noneMatch(table -> table.name().equals(Migrations.HISTORY))) {
                throw new UnusableException("there is nothing to back up: no Grundy has used the database yet");
            }
            connection.setAutoCommit(false);
            statement.execute("set transaction isolation level repeatable read, read only");
            statement.execute("lock table "
                    + tables.stream().map(table -> "public." + table.name()).collect(Collectors.joining(", "))
                    + " in access share mode");
            if (!Shape.tables(connection).equals(tables)) {
                throw new UnusableException(
                        "the schema is being changed by a migration just now; try again when it is done");
            }
        }
        return Migrations.seenBy(connection, where);
    }

    private void addProblems(ArchiveWriter archive, BackupProgress progress) throws IOException {
        if (!Files.isDirectory(problems)) {
            return;
        }
        for (Path file : filesOfProblems()) {
            String name = PROBLEMS + problems.relativize(file);
            progress.at("copying the packages", name);
            try (OutputStream out = archive.begin(name, Files.isExecutable(file))) {
                Files.copy(file, out);
            }
        }
    }

    private List<Path> filesOfProblems() {
        try (Stream<Path> walk = Files.walk(problems)) {
            return walk.filter(Files::isRegularFile).sorted().toList();
        } catch (IOException | UncheckedIOException e) {
            throw new UnusableException("cannot list the packages in " + problems + " (" + e.getMessage()
                    + "); nothing was written: see that all directories there can be read");
        }
    }
}
