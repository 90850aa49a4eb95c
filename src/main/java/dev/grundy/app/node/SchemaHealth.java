package dev.grundy.app.node;

import jakarta.inject.Singleton;
import org.eclipse.microprofile.health.HealthCheck;
import org.eclipse.microprofile.health.HealthCheckResponse;
import org.eclipse.microprofile.health.Startup;
import org.flywaydb.core.Flyway;
import org.flywaydb.core.api.FlywayException;

/**
 * Whether the schema has all migrations that this node knows: a node has started when it has. A migrated schema stays so, hence the database is not
 * asked again after that.
 */
@Startup
@Singleton
class SchemaHealth implements HealthCheck {
    private final Flyway flyway;
    private volatile boolean current;

    SchemaHealth(Flyway flyway) {
        this.flyway = flyway;
    }

    @Override
    public HealthCheckResponse call() {
        return HealthCheckResponse.named("schema").status(current || look()).build();
    }

    private boolean look() {
        try {
            current = new SchemaAge(flyway.info()).isReached();
        } catch (FlywayException e) {
            // The database is away; whether it answers is another check's.
            return false;
        }
        return current;
    }
}
