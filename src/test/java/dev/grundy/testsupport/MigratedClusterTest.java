package dev.grundy.testsupport;

import static org.assertj.core.api.Assertions.assertThat;

import dev.grundy.base.database.PostgresServer;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.concurrent.CompletableFuture;
import java.util.stream.Stream;
import org.flywaydb.core.Flyway;
import org.flywaydb.core.api.MigrationInfoService;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class MigratedClusterTest {
    @TempDir
    Path directory;

    @Test
    void aServerOfACopyHasNothingLeftToMigrate() {
        MigratedCluster.copyTo(directory.resolve("copy"));
        try (PostgresServer server =
                PostgresServer.start(directory.resolve("copy"), MigratedCluster.PROGRAMS, Map.of("fsync", "off"))) {
            MigrationInfoService migrations = Flyway.configure()
                    .dataSource(
                            server.address().jdbcUrl(),
                            server.address().user(),
                            server.address().password())
                    .locations("classpath:db/migration")
                    .load()
                    .info();
            assertThat(migrations.applied()).hasSizeGreaterThan(15);
            assertThat(migrations.pending()).isEmpty();
        }
    }

    @Test
    void everybodyWhoAsksAtOnceGetsACopy() {
        List<Path> homes =
                Stream.of("one", "two", "three").map(directory::resolve).toList();
        CompletableFuture.allOf(homes.stream()
                        .map(home -> CompletableFuture.runAsync(() -> MigratedCluster.copyTo(home)))
                        .toArray(CompletableFuture[]::new))
                .join();
        assertThat(homes)
                .allSatisfy(home -> assertThat(home)
                        .isDirectoryContaining("glob:**/password")
                        .isDirectoryContaining("glob:**/cluster"));
    }
}
