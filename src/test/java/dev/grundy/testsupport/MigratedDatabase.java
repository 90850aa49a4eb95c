package dev.grundy.testsupport;

import dev.grundy.base.database.DatabaseAddress;
import io.agroal.api.AgroalDataSource;
import io.agroal.api.configuration.AgroalConnectionPoolConfiguration;
import io.agroal.api.configuration.supplier.AgroalDataSourceConfigurationSupplier;
import io.agroal.api.exceptionsorter.PostgreSQLExceptionSorter;
import io.agroal.api.security.NamePrincipal;
import io.agroal.api.security.SimplePassword;
import java.sql.SQLException;
import java.time.Duration;
import javax.sql.DataSource;
import org.flywaydb.core.Flyway;
import org.flywaydb.core.api.configuration.FluentConfiguration;

/** A fresh database with all migrations applied, for tests that need no running application. */
public final class MigratedDatabase {
    private static final int CONNECTIONS = 20;
    private static final Duration IDLE = Duration.ofSeconds(2);

    private MigratedDatabase() {}

    public static DataSource create() {
        return at(createAddress());
    }

    /** The same, to be reached by others. */
    public static DatabaseAddress createAddress() {
        return TestDatabase.createMigrated();
    }

    /** The same, and no copy: for tests of the migrations. */
    public static DatabaseAddress createByItself() {
        DatabaseAddress address = TestDatabase.create();
        migrateAlone(address);
        return address;
    }

    /** Leaves nobody connected, so that it can be copied. */
    public static void migrateAlone(DatabaseAddress address) {
        migrate(Flyway.configure().dataSource(address.jdbcUrl(), address.user(), address.password()));
    }

    /** Brings the database at that address up to date and answers a pool of connections to it. */
    public static DataSource migrate(DatabaseAddress address) {
        DataSource database = at(address);
        migrate(Flyway.configure().dataSource(database));
        return database;
    }

    private static void migrate(FluentConfiguration where) {
        where.locations("classpath:db/migration")
                // As in the product: what the baseline replaces is missing here.
                .ignoreMigrationPatterns("*:future", "*:missing")
                .load()
                .migrate();
    }

    /** A pool of connections that ends with the JVM. */
    public static DataSource at(DatabaseAddress address) {
        AgroalDataSourceConfigurationSupplier configuration = new AgroalDataSourceConfigurationSupplier()
                .connectionPoolConfiguration(pool -> pool.maxSize(CONNECTIONS)
                        // Nobody closes the pools of tests that are over; one server has room for few of them.
                        .reapTimeout(IDLE)
                        // As in the product: connections that the server ended are thrown away.
                        .exceptionSorter(new PostgreSQLExceptionSorter())
                        .connectionValidator(AgroalConnectionPoolConfiguration.ConnectionValidator.defaultValidator())
                        .idleValidationTimeout(Duration.ofSeconds(1))
                        .connectionFactoryConfiguration(factory -> factory.jdbcUrl(address.jdbcUrl())
                                .principal(new NamePrincipal(address.user()))
                                .credential(new SimplePassword(address.password()))));
        try {
            return AgroalDataSource.from(configuration);
        } catch (SQLException e) {
            throw new IllegalStateException("cannot reach the test database", e);
        }
    }
}
