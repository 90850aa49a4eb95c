package dev.grundy.testsupport;

import dev.grundy.base.database.PostgresServer;
import dev.grundy.base.kernel.FileTree;
import io.quarkus.test.common.QuarkusTestResourceLifecycleManager;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.HashMap;
import java.util.Map;

/**
 * Gives a {@code @QuarkusTest} application a server of its own, with all migrations applied, which the test stops and starts again at the
 * same address. For one application at a time.
 */
public final class StoppablePostgres implements QuarkusTestResourceLifecycleManager {
    private static Path home;
    private static Map<String, String> settings;
    private static PostgresServer server;

    @Override
    public Map<String, String> start() {
        try {
            home = Files.createTempDirectory(
                    Files.createDirectories(Path.of("target")).toAbsolutePath(), "stoppable-postgres-");
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
        MigratedCluster.copyTo(home);
        settings = new HashMap<>(TestDatabase.FORGETFUL_BUT_FAST);
        settings.put("port", String.valueOf(FreePort.find()));
        server = PostgresServer.start(home, MigratedCluster.PROGRAMS, settings);
        return Map.of(
                "quarkus.datasource.jdbc.url", server.address().jdbcUrl(),
                "quarkus.datasource.username", server.address().user(),
                "quarkus.datasource.password", server.address().password());
    }

    /** As an operator who restarts it: every connection is cut off. */
    public static void shutDown() {
        server.close();
        server = null;
    }

    /** Nothing where it is up. */
    public static void startAgain() {
        if (server == null) {
            server = PostgresServer.start(home, MigratedCluster.PROGRAMS, settings);
        }
    }

    @Override
    public void stop() {
        server.close();
        try {
            FileTree.delete(home);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
