package dev.grundy.problem.catalogue;

import dev.grundy.base.database.Sql;
import dev.grundy.base.kernel.ContentHash;
import jakarta.enterprise.context.ApplicationScoped;
import java.util.Optional;
import javax.sql.DataSource;

/** The table {@code judged_content}: what of each version decides verdicts. Thread-safe. */
@ApplicationScoped
class JudgedContentRepository {
    private static final Sql NOTE = Sql.of("""
            insert into judged_content (package_version_id, content_hash) values (:version, :hash) on conflict do nothing""");

    /** Live versions go first. */
    private static final Sql UNKNOWN = Sql.of("""
            select v.id, v.number, v.content_hash, v.created_at
            from package_version v join problem p on p.id = v.problem_id
            where not exists (select from judged_content c where c.package_version_id = v.id)
            order by p.live_version_id is distinct from v.id, v.id desc limit 1""");

    private final DataSource database;

    JudgedContentRepository(DataSource database) {
        this.database = database;
    }

    /** A version never changes: what was noted before stays. */
    void note(long version, ContentHash judged) {
        NOTE.on(database).with("version", version).with("hash", judged.hex()).update();
    }

    /** A version of which nothing is known yet; empty when there is none. */
    Optional<KeptVersion> unknown() {
        return UNKNOWN.on(database).find(PublicationRepository::version);
    }
}
