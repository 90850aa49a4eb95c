package dev.grundy.problem.pages;

import dev.grundy.database.Sql;
import dev.grundy.kernel.ContentHash;
import jakarta.enterprise.context.ApplicationScoped;
import javax.sql.DataSource;

/** Which content a package version has. */
@ApplicationScoped
class VersionHashRepository {
    private static final Sql HASH = Sql.of("select content_hash from package_version where id = :version");

    private final DataSource database;

    VersionHashRepository(DataSource database) {
        this.database = database;
    }

    ContentHash hashOf(long version) {
        return HASH.on(database).with("version", version).one(row -> new ContentHash(row.getString("content_hash")));
    }
}
