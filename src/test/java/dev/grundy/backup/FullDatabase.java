package dev.grundy.backup;

import dev.grundy.database.DatabaseAddress;
import dev.grundy.testsupport.MigratedDatabase;
import dev.grundy.testsupport.TestDatabase;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.flywaydb.core.api.MigrationVersion;

/** Databases with something in every table. */
final class FullDatabase {
    /** The schema that {@code a-little-of-everything.sql} is written for. */
    static final MigrationVersion FILLED_AT = MigrationVersion.fromVersion("098");

    private FullDatabase() {}

    static DatabaseAddress filled() {
        DatabaseAddress address = TestDatabase.create();
        MigratedDatabase.migrate(address, FILLED_AT);
        try {
            DatabaseContent.execute(
                    address, Files.readString(Path.of("src/test/resources/database/a-little-of-everything.sql")));
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
        return address;
    }

    /** The same, brought up to date. */
    static DatabaseAddress upToDate() {
        DatabaseAddress address = filled();
        MigratedDatabase.migrate(address);
        return address;
    }
}
