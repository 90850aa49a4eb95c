package dev.grundy.app.backup;

import dev.grundy.base.database.DatabaseAddress;
import dev.grundy.testsupport.MigratedDatabase;
import dev.grundy.testsupport.TestDatabase;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;

/** A new database with something in every table; it is made once, and copied for everybody who asks. */
public final class FullDatabase {
    private FullDatabase() {}

    public static DatabaseAddress upToDate() {
        return TestDatabase.copy(UpToDate.ADDRESS);
    }

    private static final class UpToDate {
        private static final DatabaseAddress ADDRESS = make();

        private static DatabaseAddress make() {
            DatabaseAddress address = TestDatabase.create();
            MigratedDatabase.migrateAlone(address);
            try {
                DatabaseContent.execute(
                        address, Files.readString(Path.of("src/test/resources/database/a-little-of-everything.sql")));
            } catch (IOException e) {
                throw new UncheckedIOException(e);
            }
            return address;
        }
    }
}
