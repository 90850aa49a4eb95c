package dev.grundy.app.node;

import dev.grundy.base.database.DatabaseException;
import dev.grundy.base.database.SchemaHistory;
import io.quarkus.flyway.FlywayConfigurationCustomizer;
import jakarta.inject.Singleton;
import org.flywaydb.core.Flyway;
import org.flywaydb.core.api.FlywayException;
import org.flywaydb.core.api.configuration.FluentConfiguration;
import org.jboss.logging.Logger;

/**
 * Looks at the database before Flyway may change it. A database from before the baseline is refused. On the schema of a newer release, whose
 * nodes replace those of this one, the functions of this release stay out. Run again, they would take the place of the newer ones.
 */
@Singleton
class SchemaGuard implements FlywayConfigurationCustomizer {
    private static final Logger LOG = Logger.getLogger(SchemaGuard.class);
    /** No file's name begins like this. */
    private static final String NO_PREFIX = "not-repeated";

    /** @throws DatabaseException when the database is older than the baseline, or does not answer */
    @Override
    public void customize(FluentConfiguration configuration) {
        SchemaHistory.of(configuration.getDataSource()).refuseOlder("the database");
        keepNewerFunctions(configuration);
    }

    static void keepNewerFunctions(FluentConfiguration configuration) {
        if (isNewer(configuration)) {
            LOG.info("A newer release has changed the schema: the functions of this one stay out");
            configuration.repeatableSqlMigrationPrefix(NO_PREFIX);
        }
    }

    private static boolean isNewer(FluentConfiguration configuration) {
        try {
            return new SchemaAge(new Flyway(configuration).info()).isNewer();
        } catch (FlywayException e) {
            // SchemaCheck waits for a schema that can be read.
            LOG.debugf("the schema's version cannot be read: %s", e.getMessage());
            return false;
        }
    }
}
