package dev.grundy.base.database;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** A database that somebody opened: the operator's by address, or a server of our own that ends with this. */
public final class Database implements AutoCloseable {
    private static final String ADDRESS_VARIABLE = "GRUNDY_DATABASE_URL";
    /** For places that hand out secrets as files: the password stands there and not in the address. */
    private static final String PASSWORD_FILE_VARIABLE = "GRUNDY_DATABASE_PASSWORD_FILE";

    private final DatabaseAddress address;
    private final @Nullable PostgresServer server;

    private Database(DatabaseAddress address, @Nullable PostgresServer server) {
        this.address = address;
        this.server = server;
    }

    /**
     * The operator's database when {@code GRUNDY_DATABASE_URL} names one, with the password of the file that
     * {@code GRUNDY_DATABASE_PASSWORD_FILE} names, if it does. Otherwise it is our own server in the data directory.
     *
     * @throws DatabaseException when neither can be had
     */
    public static Database open(Path data, Map<String, String> environment) {
        String given = environment.getOrDefault(ADDRESS_VARIABLE, "");
        if (!given.isBlank()) {
            return operators(given, environment.getOrDefault(PASSWORD_FILE_VARIABLE, ""));
        }
        PostgresServer server = PostgresServer.start(home(data), cache(data, environment), Map.of());
        return new Database(server.address(), server);
    }

    /** Like {@link #open}, but joins a server that a running Grundy has started in the data directory. */
    public static Database join(Path data, Map<String, String> environment) {
        if (!environment.getOrDefault(ADDRESS_VARIABLE, "").isBlank()) {
            return open(data, environment);
        }
        return PostgresServer.running(home(data))
                .map(address -> new Database(address, null))
                .orElseGet(() -> open(data, environment));
    }

    public DatabaseAddress address() {
        return address;
    }

    @Override
    public void close() {
        if (server != null) {
            server.close();
        }
    }

    private static Database operators(String given, String passwordFile) {
        DatabaseAddress parsed = DatabaseAddress.parse(given);
        DatabaseAddress address =
                passwordFile.isBlank() ? parsed : parsed.withPassword(passwordIn(Path.of(passwordFile.strip())));
        address.check();
        return new Database(address, null);
    }

    /** Its first line, since editors end files with one. */
    private static String passwordIn(Path file) {
        try {
            return Files.readString(file).lines().findFirst().orElse("");
        } catch (IOException e) {
            throw new DatabaseException(
                    "cannot read the database's password in " + file + " (" + e.getMessage() + "); correct "
                            + PASSWORD_FILE_VARIABLE,
                    e);
        }
    }

    private static Path home(Path data) {
        return data.resolve("postgres");
    }

    /** The unpacked programs are the same for all data directories of a person. */
    private static Path cache(Path data, Map<String, String> environment) {
        String xdg = environment.getOrDefault("XDG_CACHE_HOME", "");
        Path base = xdg.isBlank() ? Path.of(System.getProperty("user.home"), ".cache") : Path.of(xdg);
        Path cache = base.resolve("grundy");
        return cache.toFile().mkdirs() || cache.toFile().canWrite() ? cache : data.resolve("cache");
    }
}
