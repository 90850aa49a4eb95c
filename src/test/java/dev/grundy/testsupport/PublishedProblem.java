package dev.grundy.testsupport;

import dev.grundy.database.Sql;
import dev.grundy.kernel.ContentHash;
import dev.grundy.kernel.Tier;
import java.nio.charset.StandardCharsets;
import javax.sql.DataSource;

/**
 * A problem in the catalogue, with a package version that holds no files.
 *
 * @param id        of the problem
 * @param versionId of its live package version
 */
public record PublishedProblem(long id, long versionId, String slug) {
    /** Adds one; the slug also makes its other names, so it must be new. */
    public static PublishedProblem add(DataSource database, String slug, Tier tier) {
        long id = Sql.of("""
                insert into problem (problem_key, display_id, slug, title, summary, difficulty, difficulty_score, topics,
                                     tags, premium, tier, published, created_at, updated_at)
                values (:slug, upper(:slug), :slug, 'Heap of ' || :slug, 'A heap.', 'Easy', 1, '{games}', '{}',
                        :tier <> 'free', :tier, false, now(), now()) returning id""")
                .on(database)
                .with("slug", slug)
                .with("tier", tier.code())
                .one(row -> row.getLong("id"));
        long version = Sql.of("""
                insert into package_version (problem_id, number, content_hash, archive, created_at)
                values (:problem, 1, :hash, '', now()) returning id""")
                .on(database)
                .with("problem", id)
                .with(
                        "hash",
                        ContentHash.of(slug.getBytes(StandardCharsets.UTF_8)).hex())
                .one(row -> row.getLong("id"));
        Sql.of("update problem set live_version_id = :version, published = true where id = :id")
                .on(database)
                .with("version", version)
                .with("id", id)
                .update();
        return new PublishedProblem(id, version, slug);
    }
}
