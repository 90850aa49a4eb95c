package dev.grundy.testsupport;

import dev.grundy.base.database.DatabaseAddress;
import io.quarkus.test.common.QuarkusTestResourceLifecycleManager;
import java.util.Map;

/** Gives a {@code @QuarkusTest} application a fresh database of the JVM's one server, with all migrations applied: {@code @QuarkusTestResource(PostgresResource.class)}. */
public final class PostgresResource implements QuarkusTestResourceLifecycleManager {
    @Override
    public Map<String, String> start() {
        DatabaseAddress address = MigratedDatabase.createAddress();
        return Map.of(
                "quarkus.datasource.jdbc.url", address.jdbcUrl(),
                "quarkus.datasource.username", address.user(),
                "quarkus.datasource.password", address.password());
    }

    /** The server stays for the next application; it ends with the JVM. */
    @Override
    public void stop() {}
}
