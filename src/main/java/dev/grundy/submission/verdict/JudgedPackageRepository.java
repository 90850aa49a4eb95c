package dev.grundy.submission.verdict;

import dev.grundy.base.database.Sql;
import jakarta.enterprise.context.ApplicationScoped;
import java.util.Optional;
import javax.sql.DataSource;

/** Which package a submission was judged with. Thread-safe. */
@ApplicationScoped
public class JudgedPackageRepository {
    private static final Sql HASH = Sql.of("""
            select v.content_hash from judging j join package_version v on v.id = j.package_version_id
            where j.submission_id = :submission and j.live""");

    private final DataSource database;

    JudgedPackageRepository(DataSource database) {
        this.database = database;
    }

    /** SHA-256 of the package of the judging that counts, in hexadecimal. */
    public Optional<String> hashOf(long submission) {
        return HASH.on(database).with("submission", submission).find(row -> row.getString("content_hash"));
    }
}
