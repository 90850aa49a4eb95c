package dev.grundy.cli;

import dev.grundy.database.DatabaseAddress;
import dev.grundy.database.PostgresServer;
import io.agroal.api.AgroalDataSource;
import io.agroal.api.configuration.supplier.AgroalDataSourceConfigurationSupplier;
import io.agroal.api.security.NamePrincipal;
import io.agroal.api.security.SimplePassword;
import java.sql.SQLException;
import java.util.Map;
import java.util.function.BiFunction;
import javax.sql.DataSource;
import org.flywaydb.core.Flyway;

/** A migrated database of a benchmark's own, on a server of its own that writes as safely as the product's; gone afterwards. */
final class BenchDatabase implements AutoCloseable {
    private static final int CONNECTIONS = 20;

    private final Scratch scratch;
    private final PostgresServer server;
    private final AgroalDataSource pool;

    private BenchDatabase(Scratch scratch, PostgresServer server) {
        this.scratch = scratch;
        this.server = server;
        this.pool = pool(server.address());
        Flyway.configure().dataSource(pool).locations("classpath:db/migration").load().migrate();
    }

    static <T> T with(BiFunction<DatabaseAddress, DataSource, T> measurement) {
        Scratch scratch = Scratch.make();
        try (BenchDatabase database = new BenchDatabase(
                scratch, PostgresServer.start(scratch.directory().resolve("postgres"), DataDirectory.cache(), Map.of()))) {
            return measurement.apply(database.server.address(), database.pool);
        }
    }

    private static AgroalDataSource pool(DatabaseAddress address) {
        try {
            return AgroalDataSource.from(new AgroalDataSourceConfigurationSupplier().connectionPoolConfiguration(pool -> pool
                    .maxSize(CONNECTIONS)
                    .connectionFactoryConfiguration(factory -> factory
                            .jdbcUrl(address.jdbcUrl())
                            .principal(new NamePrincipal(address.user()))
                            .credential(new SimplePassword(address.password())))));
        } catch (SQLException e) {
            throw new UnusableException("cannot open connections to the benchmark's database: " + e.getMessage());
        }
    }

    @Override
    public void close() {
        pool.close();
        server.close();
        scratch.close();
    }
}
