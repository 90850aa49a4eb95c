package dev.grundy.app.bench.load;

import dev.grundy.base.database.DatabaseAddress;
import dev.grundy.base.database.PostgresServer;
import dev.grundy.base.kernel.Places;
import dev.grundy.base.kernel.Scratch;
import dev.grundy.base.kernel.UnusableException;
import io.agroal.api.AgroalDataSource;
import io.agroal.api.configuration.supplier.AgroalDataSourceConfigurationSupplier;
import io.agroal.api.security.NamePrincipal;
import io.agroal.api.security.SimplePassword;
import java.sql.SQLException;
import java.util.Map;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.function.BiFunction;
import javax.sql.DataSource;
import org.flywaydb.core.Flyway;

/**
 * A migrated database of a benchmark's own, on a server of its own that writes as safely as the product's. It is gone afterwards,
 * also when the benchmark is interrupted.
 */
public final class BenchDatabase implements AutoCloseable {
    private static final int CONNECTIONS = 20;

    private final Scratch scratch;
    private final PostgresServer server;
    private final AgroalDataSource pool;
    private final AtomicBoolean stopped = new AtomicBoolean();

    private BenchDatabase(Scratch scratch, PostgresServer server) {
        this.scratch = scratch;
        this.server = server;
        stopOnInterruption();
        this.pool = pool(server.address());
        Flyway.configure()
                .dataSource(pool)
                .locations("classpath:db/migration")
                .load()
                .migrate();
    }

    private void stopOnInterruption() {
        try {
            Runtime.getRuntime().addShutdownHook(new Thread(this::stop, "bench database stop"));
        } catch (IllegalStateException e) {
            stop(); // we are being stopped already, and the server has just come up
            throw new UnusableException("interrupted");
        }
    }

    public static <R> R with(BiFunction<DatabaseAddress, DataSource, R> measurement) {
        return with(Map.of(), measurement);
    }

    /** @param settings of the server, over the product's */
    public static <R> R with(Map<String, String> settings, BiFunction<DatabaseAddress, DataSource, R> measurement) {
        Scratch scratch = Scratch.make();
        try (BenchDatabase database = new BenchDatabase(
                scratch, PostgresServer.start(scratch.directory().resolve("postgres"), Places.cache(), settings))) {
            return measurement.apply(database.server.address(), database.pool);
        }
    }

    private static AgroalDataSource pool(DatabaseAddress address) {
        try {
            return AgroalDataSource.from(new AgroalDataSourceConfigurationSupplier()
                    .connectionPoolConfiguration(pool -> pool.maxSize(CONNECTIONS)
                            .connectionFactoryConfiguration(factory -> factory.jdbcUrl(address.jdbcUrl())
                                    .principal(new NamePrincipal(address.user()))
                                    .credential(new SimplePassword(address.password())))));
        } catch (SQLException e) {
            throw new UnusableException("cannot open connections to the benchmark's database: " + e.getMessage());
        }
    }

    @Override
    public void close() {
        pool.close();
        stop();
    }

    private void stop() {
        if (!stopped.getAndSet(true)) {
            server.close();
            scratch.close();
        }
    }
}
