package dev.grundy.backup;

import dev.grundy.database.DatabaseAddress;
import dev.grundy.testsupport.MigratedDatabase;
import dev.grundy.testsupport.TestDatabase;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.flywaydb.core.api.MigrationVersion;

/** Databases with something in every table; each is made once, and copied for everybody who asks. */
public final class FullDatabase {
    /** The schema that {@code a-little-of-everything.sql} is written for. */
    static final MigrationVersion FILLED_AT = MigrationVersion.fromVersion("098");

    private FullDatabase() {}

    static DatabaseAddress filled() {
        return TestDatabase.copy(Filled.ADDRESS);
    }

    /** The same, brought up to date. */
    public static DatabaseAddress upToDate() {
        return TestDatabase.copy(UpToDate.ADDRESS);
    }

    private static final class Filled {
        private static final DatabaseAddress ADDRESS = make();

        private static DatabaseAddress make() {
            DatabaseAddress address = TestDatabase.create();
            MigratedDatabase.migrateAlone(address, FILLED_AT);
            try {
                DatabaseContent.execute(
                        address, Files.readString(Path.of("src/test/resources/database/a-little-of-everything.sql")));
            } catch (IOException e) {
                throw new UncheckedIOException(e);
            }
            return address;
        }
    }

    private static final class UpToDate {
        private static final DatabaseAddress ADDRESS = make();

        private static DatabaseAddress make() {
            DatabaseAddress address = filled();
            MigratedDatabase.migrateAlone(address, MigrationVersion.LATEST);
            return address;
        }
    }
}
