package dev.grundy.base.database;

import dev.grundy.base.kernel.BackgroundLoop;
import dev.grundy.base.kernel.LoopbackPort;
import dev.grundy.base.kernel.Scratch;
import java.io.IOException;
import java.nio.channels.FileChannel;
import java.nio.channels.FileLock;
import java.nio.channels.OverlappingFileLockException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.nio.file.attribute.PosixFilePermission;
import java.nio.file.attribute.PosixFilePermissions;
import java.security.SecureRandom;
import java.sql.Connection;
import java.sql.SQLException;
import java.sql.Statement;
import java.time.Duration;
import java.util.ArrayList;
import java.util.HexFormat;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.locks.LockSupport;
import org.jboss.logging.Logger;

/**
 * A real PostgreSQL server of our own in a data directory. It is made on first start, kept across restarts, reachable on the
 * loopback only and with a password that is written beside it. One process at a time may own a data directory.
 *
 * <p>Theory of operation: {@code pg_ctl} starts the server in a session of its own. So Ctrl-C reaches us and not it, and
 * we stop it after everything that uses it. A server that is killed while we use it is started again within seconds. A server that outlived a killed owner is stopped and started anew. PostgreSQL
 * refuses to run as root; then it runs in a user namespace in which root has another number, while the files stay root's.
 */
public final class PostgresServer implements AutoCloseable {
    private static final String USER = "grundy";
    private static final String DATABASE = "grundy";
    private static final Set<PosixFilePermission> OWNER_ONLY = PosixFilePermissions.fromString("rw-------");
    private static final int PASSWORD_BYTES = 24;
    private static final int PATIENCE_SECONDS = 60;
    private static final Duration GUARD = Duration.ofSeconds(1);
    private static final Duration RECOVERY_LOOK = Duration.ofMillis(100);
    private static final Logger LOG = Logger.getLogger(PostgresServer.class);

    private final PostgresBinaries binaries;
    private final Path home;
    private final FileLock lock;
    private final DatabaseAddress address;
    private final String port;
    private final Map<String, String> settings;
    private final BackgroundLoop guard;

    private PostgresServer(PostgresBinaries binaries, Path home, FileLock lock, Map<String, String> settings) {
        this.binaries = binaries;
        this.home = home;
        this.lock = lock;
        this.settings = settings;
        this.port = settings.getOrDefault("port", String.valueOf(LoopbackPort.free()));
        if (!Files.exists(cluster().resolve("PG_VERSION"))) {
            initialise();
        }
        stopLeftover();
        start();
        this.address = addressAt(home, port, DATABASE);
        createDatabase();
        this.guard = new BackgroundLoop("database guard", GUARD, this::restartIfKilled).start();
    }

    /**
     * Starts the server whose data is below {@code home}, creating it first when there is none.
     *
     * @param cache    where the programs are unpacked, shared by all servers of a person
     * @param settings server settings over the defaults, such as {@code fsync → off} in tests; the port is a free one unless it is named
     * @throws DatabaseException when the directory is in use or unwritable, or the server does not come up
     */
    public static PostgresServer start(Path home, Path cache, Map<String, String> settings) {
        FileLock lock = own(home);
        try {
            return new PostgresServer(PostgresBinaries.unpackedBelow(cache), home, lock, settings);
        } catch (RuntimeException e) {
            release(lock);
            throw e;
        }
    }

    /** The address of a server that some process has running below {@code home}; empty when there is none. */
    static Optional<DatabaseAddress> running(Path home) {
        Path pid = home.resolve("cluster/postmaster.pid");
        if (!Files.isReadable(pid)) {
            return Optional.empty();
        }
        // Line 4 of postmaster.pid is the port, see "Server Setup and Operation" in PostgreSQL's manual.
        String port = read(pid).lines().skip(3).findFirst().orElse("");
        DatabaseAddress address = addressAt(home, port, DATABASE);
        try (Connection _ = address.connect()) {
            return Optional.of(address);
        } catch (SQLException e) {
            return Optional.empty(); // a file left behind by a server that is gone
        }
    }

    public DatabaseAddress address() {
        return address;
    }

    /** Stops the server, ending open connections, and gives the data directory free. */
    @Override
    public void close() {
        guard.close();
        stop();
        release(lock);
    }

    /** Starts a server that was killed again, at the same address. One that somebody stopped in order is left stopped. */
    private void restartIfKilled() {
        if (!wasKilled()) {
            return;
        }
        LOG.warn("The database was killed; starting it again");
        try {
            start();
        } catch (DatabaseException e) {
            LOG.warnf("%s; trying again", e.getMessage()); // the remains of the killed server need a moment to go
        }
    }

    /** A server takes its file away when it stops in order. */
    private boolean wasKilled() {
        Path file = cluster().resolve("postmaster.pid");
        // Line 1 of postmaster.pid is the process number.
        return Files.exists(file)
                && read(file)
                        .lines()
                        .findFirst()
                        .map(String::strip)
                        .filter(line -> line.matches("[0-9]{1,9}"))
                        .flatMap(pid -> ProcessHandle.of(Long.parseLong(pid)))
                        .filter(ProcessHandle::isAlive)
                        .isEmpty();
    }

    private static DatabaseAddress addressAt(Path home, String port, String database) {
        return new DatabaseAddress(
                "jdbc:postgresql://127.0.0.1:" + port + "/" + database, USER, read(home.resolve("password")));
    }

    private static FileLock own(Path home) {
        try {
            Files.createDirectories(home);
            FileChannel channel =
                    FileChannel.open(home.resolve("owner.lock"), StandardOpenOption.CREATE, StandardOpenOption.WRITE);
            FileLock lock = channel.tryLock();
            if (lock != null) {
                return lock;
            }
            channel.close();
        } catch (OverlappingFileLockException e) {
            throw inUse(home);
        } catch (IOException e) {
            throw new DatabaseException(
                    "cannot write the data directory " + home + " (" + reason(e) + "); choose another with --data DIR",
                    e);
        }
        throw inUse(home);
    }

    private static DatabaseException inUse(Path home) {
        return new DatabaseException("the data directory " + home
                + " is in use by another Grundy; stop that one, or choose another with --data DIR");
    }

    private static String reason(IOException e) {
        return e.getClass().getSimpleName().replaceFirst("Exception$", "");
    }

    private static void release(FileLock lock) {
        try {
            lock.acquiredBy().close();
        } catch (IOException e) {
            throw new DatabaseException("cannot release the data directory's lock: " + e.getMessage(), e);
        }
    }

    private Path cluster() {
        return home.resolve("cluster");
    }

    private void initialise() {
        byte[] secret = new byte[PASSWORD_BYTES];
        new SecureRandom().nextBytes(secret);
        Path password = home.resolve("password");
        try {
            Files.deleteIfExists(password);
            Files.createFile(password, PosixFilePermissions.asFileAttribute(OWNER_ONLY));
            Files.writeString(password, HexFormat.of().formatHex(secret));
        } catch (IOException e) {
            throw new DatabaseException(
                    "cannot write " + password + ": " + reason(e) + "; choose another --data DIR", e);
        }
        run(
                "create the database",
                List.of(
                        binaries.program("initdb").toString(),
                        "--pgdata=" + cluster(),
                        "--username=" + USER,
                        "--pwfile=" + password,
                        "--auth=scram-sha-256",
                        "--encoding=UTF8",
                        "--locale=C",
                        "--no-instructions"));
    }

    private void start() {
        StringBuilder options = new StringBuilder("-p " + port + " -h 127.0.0.1 -k ''");
        settings.forEach(
                (name, value) -> options.append(" -c ").append(name).append('=').append(value));
        run(
                "start the database",
                List.of(
                        binaries.program("pg_ctl").toString(),
                        "start",
                        "-w",
                        "-s",
                        "-t",
                        String.valueOf(PATIENCE_SECONDS),
                        "-D",
                        cluster().toString(),
                        "-l",
                        home.resolve("postgres.log").toString(),
                        "-o",
                        options.toString()));
    }

    private void stopLeftover() {
        if (Files.exists(cluster().resolve("postmaster.pid"))) {
            command(pgCtlStop());
        }
    }

    /** One that was killed a moment ago is stopped already, and has nothing that hears it. */
    private void stop() {
        Ended ended = command(pgCtlStop());
        if (ended.status() != 0 && !wasKilled()) {
            throw cannot("stop the database", ended);
        }
    }

    private List<String> pgCtlStop() {
        return List.of(
                binaries.program("pg_ctl").toString(),
                "stop",
                "-w",
                "-s",
                "-m",
                "fast",
                "-t",
                String.valueOf(PATIENCE_SECONDS),
                "-D",
                cluster().toString());
    }

    private void createDatabase() {
        DatabaseAddress maintenance = addressAt(home, port, "postgres");
        try (Connection connection = maintenance.connect();
                Statement statement = connection.createStatement()) {
            awaitEndOfRecovery(statement);
            try (var found = statement.executeQuery("select 1 from pg_database where datname = '" + DATABASE + "'")) {
                if (found.next()) {
                    return;
                }
            }
            statement.execute("create database " + DATABASE);
        } catch (SQLException e) {
            throw new DatabaseException(
                    "the database below " + home + " does not answer: " + e.getMessage() + "; see postgres.log there",
                    e);
        }
    }

    /** An operator who brings a server back to an instant (docs/backup.md) can read in it before it is there, and write after. */
    private void awaitEndOfRecovery(Statement statement) throws SQLException {
        for (boolean told = false; isInRecovery(statement); told = true) {
            if (!told) {
                LOG.infof(
                        "The database is being recovered; waiting for its end. postgres.log below %s says how far it is",
                        home);
            }
            LockSupport.parkNanos(RECOVERY_LOOK.toNanos());
            if (Thread.interrupted()) {
                Thread.currentThread().interrupt();
                throw new DatabaseException("interrupted while the database was recovered");
            }
        }
    }

    private static boolean isInRecovery(Statement statement) throws SQLException {
        try (var row = statement.executeQuery("select pg_is_in_recovery()")) {
            return row.next() && row.getBoolean(1);
        }
    }

    private void run(String purpose, List<String> command) {
        Ended ended = command(command);
        if (ended.status() != 0) {
            throw cannot(purpose, ended);
        }
    }

    private DatabaseException cannot(String purpose, Ended ended) {
        return new DatabaseException("cannot " + purpose + " below " + home + ": " + ended.lastLine()
                + "; see postgres.log there, or set GRUNDY_DATABASE_URL to a server");
    }

    /** The output and exit code of a program of PostgreSQL. */
    private record Ended(int status, String output) {
        String lastLine() {
            return output.lines()
                    .filter(line -> !line.isBlank())
                    .reduce((first, second) -> second)
                    .orElse("exit code " + status);
        }
    }

    private Ended command(List<String> command) {
        List<String> whole = new ArrayList<>();
        if (isRoot()) {
            whole.addAll(List.of("unshare", "--user"));
        }
        whole.addAll(command);
        try {
            try (Scratch scratch = Scratch.make()) {
                Path output = scratch.directory().resolve("output");
                // To a file and not a pipe: the server inherits it and would keep a pipe open for ever.
                Process process = new ProcessBuilder(whole)
                        .directory(home.toFile())
                        .redirectErrorStream(true)
                        .redirectOutput(output.toFile())
                        .start();
                process.getOutputStream().close();
                if (!process.waitFor(2L * PATIENCE_SECONDS, TimeUnit.SECONDS)) {
                    process.destroyForcibly();
                    return new Ended(-1, command.getFirst() + " did not end within " + 2 * PATIENCE_SECONDS + " s");
                }
                return new Ended(process.exitValue(), Files.readString(output));
            }
        } catch (IOException e) {
            return new Ended(-1, e.toString());
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            throw new DatabaseException("interrupted while running " + command.getFirst(), e);
        }
    }

    private static boolean isRoot() {
        return "root".equals(System.getProperty("user.name"));
    }

    private static String read(Path file) {
        try {
            return Files.readString(file).strip();
        } catch (IOException e) {
            throw new DatabaseException(
                    "cannot read " + file + ": " + reason(e) + "; make it readable for the user that starts Grundy", e);
        }
    }
}
