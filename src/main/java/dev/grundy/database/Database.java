package dev.grundy.database;

import java.nio.file.Path;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** A database that somebody opened: the operator's by address, or a server of our own that ends with this. */
public final class Database implements AutoCloseable {
    private static final String ADDRESS_VARIABLE = "GRUNDY_DATABASE_URL";

    private final DatabaseAddress address;
    private final @Nullable PostgresServer server;

    private Database(DatabaseAddress address, @Nullable PostgresServer server) {
        this.address = address;
        this.server = server;
    }

    /**
     * The operator's database when {@code GRUNDY_DATABASE_URL} names one, else our own server in the data directory.
     *
     * @throws DatabaseException when neither can be had
     */
    public static Database open(Path data, Map<String, String> environment) {
        String given = environment.getOrDefault(ADDRESS_VARIABLE, "");
        if (!given.isBlank()) {
            return operators(given);
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

    private static Database operators(String given) {
        DatabaseAddress address = DatabaseAddress.parse(given);
        address.check();
        return new Database(address, null);
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
