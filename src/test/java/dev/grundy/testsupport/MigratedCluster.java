package dev.grundy.testsupport;

import dev.grundy.base.database.DatabaseAddress;
import dev.grundy.base.database.PostgresServer;
import dev.grundy.base.kernel.ContentHash;
import dev.grundy.base.kernel.FileTree;
import java.io.IOException;
import java.io.InputStream;
import java.io.InterruptedIOException;
import java.io.UncheckedIOException;
import java.nio.channels.FileChannel;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.nio.file.StandardOpenOption;
import java.sql.SQLException;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;

/**
 * The files of a stopped PostgreSQL server whose database has all migrations applied. The first process that asks makes them,
 * everybody else copies them; a changed migration makes them anew. Safe for use by many threads and processes.
 */
public final class MigratedCluster {
    /** Programs of PostgreSQL, for all servers of a checkout. */
    static final Path PROGRAMS = Path.of("target/cache").toAbsolutePath();

    private static final Path ALL = Path.of("target/test-database").toAbsolutePath();
    private static final Path MIGRATIONS = Path.of("target/classes/db/migration");
    /** What it takes to make a server's files: another version of it makes others. */
    private static final List<String> MAKERS = List.of("PostgresServer.class", "PostgresBinaries.class");

    private MigratedCluster() {}

    /**
     * Copies them, for {@link PostgresServer#start} to start a server from.
     *
     * @param home the server's directory; made if it is not there, else empty
     */
    public static synchronized void copyTo(Path home) {
        try {
            Files.createDirectories(ALL);
            // Held while files are copied too: nobody takes away what somebody copies.
            try (FileChannel channel =
                            FileChannel.open(ALL.resolve("lock"), StandardOpenOption.CREATE, StandardOpenOption.WRITE);
                    var _ = channel.lock()) {
                Files.createDirectories(home.toAbsolutePath().getParent());
                copy(made(), home);
            }
        } catch (IOException e) {
            throw new UncheckedIOException("cannot copy the migrated database to " + home, e);
        }
    }

    private static Path made() throws IOException {
        Path place = ALL.resolve(state().hex());
        if (!Files.exists(place)) {
            removeOthers();
            Path draft = ALL.resolve("draft");
            make(draft);
            Files.move(draft, place, StandardCopyOption.ATOMIC_MOVE);
        }
        return place;
    }

    private static void removeOthers() throws IOException {
        try (Stream<Path> others = Files.list(ALL).filter(Files::isDirectory)) {
            for (Path other : others.toList()) {
                FileTree.delete(other);
            }
        }
    }

    private static void make(Path home) throws IOException {
        // What is written once and kept is written safely, but for what a second writing would protect.
        Map<String, String> settings = new HashMap<>(TestDatabase.FORGETFUL_BUT_FAST);
        settings.put("fsync", "on");
        // Each kept segment of the log is 16 MiB that everybody copies.
        settings.put("wal_recycle", "off");
        try (PostgresServer server = PostgresServer.start(home, PROGRAMS, settings)) {
            MigratedDatabase.migrateAlone(server.address());
            finish(server.address());
        }
        Files.delete(home.resolve("owner.lock"));
        Files.delete(home.resolve("postgres.log"));
    }

    private static void finish(DatabaseAddress address) {
        try (var connection = address.connect();
                var statement = connection.createStatement()) {
            // Hashed anew, as often as the settings of tests say.
            statement.execute("alter role " + address.user() + " password '" + address.password() + "'");
            statement.execute("checkpoint");
        } catch (SQLException e) {
            throw new IllegalStateException("the migrated database cannot be written to its files", e);
        }
    }

    private static void copy(Path made, Path home) throws IOException {
        Process copy = new ProcessBuilder("cp", "-aT", "--reflink=auto", made.toString(), home.toString())
                .redirectErrorStream(true)
                .start();
        String said = new String(copy.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
        try {
            // Not by a future: its completion would need a thread of the pool that may be waiting here.
            int code = copy.waitFor();
            if (code != 0) {
                throw new IOException("cp ended with exit code " + code + ": " + said.strip());
            }
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            throw new InterruptedIOException("interrupted while " + made + " was copied");
        }
    }

    /** Of all that they are made of. */
    private static ContentHash state() throws IOException {
        ContentHash.Builder hash = ContentHash.parts();
        for (String maker : MAKERS) {
            try (InputStream program = PostgresServer.class.getResourceAsStream(maker)) {
                hash.add(program.readAllBytes());
            }
        }
        try (Stream<Path> migrations = Files.list(MIGRATIONS)) {
            for (Path migration : migrations.sorted().toList()) {
                hash.add(migration.getFileName().toString()).add(Files.readAllBytes(migration));
            }
        }
        return hash.build();
    }
}
