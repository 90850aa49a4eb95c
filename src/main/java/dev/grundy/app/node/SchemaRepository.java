package dev.grundy.app.node;

import dev.grundy.base.database.Sql;
import jakarta.inject.Singleton;
import javax.sql.DataSource;

/** The requirements that the schema states. Thread-safe. */
@Singleton
class SchemaRepository {
    private static final Sql NEEDS = Sql.of("select schema_needs() as migration");

    private final DataSource database;

    SchemaRepository(DataSource database) {
        this.database = database;
    }

    /** The number of the migration that a release has to know to work on it. */
    int needs() {
        return NEEDS.on(database).one(row -> row.getInt("migration"));
    }
}
