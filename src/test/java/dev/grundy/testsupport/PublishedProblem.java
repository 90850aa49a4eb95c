package dev.grundy.testsupport;

import dev.grundy.base.database.Sql;
import dev.grundy.base.kernel.ContentHash;
import dev.grundy.base.kernel.Tier;
import dev.grundy.format.read.PackageReader;
import dev.grundy.problem.catalogue.PackageArchive;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.TreeMap;
import java.util.UUID;
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
        return add(database, slug, tier, ContentHash.of(slug.getBytes(StandardCharsets.UTF_8)), new byte[0]);
    }

    /** The same with a package of one sample and no statement, so that its page can be shown. */
    public static PublishedProblem addWithPage(DataSource database, String slug, Tier tier) {
        return addWithStatements(database, slug, tier, Map.of());
    }

    /** As {@link #addWithPage}, with these statements by the code of their language. */
    public static PublishedProblem addWithStatements(
            DataSource database, String slug, Tier tier, Map<String, String> statements) {
        Map<String, String> files = new TreeMap<>();
        statements.forEach((language, text) -> files.put("statement/problem." + language + ".md", text));
        return addWithFiles(database, slug, tier, files);
    }

    /** As {@link #addWithPage}, with these files by their paths. */
    public static PublishedProblem addWithFiles(
            DataSource database, String slug, Tier tier, Map<String, String> files) {
        try {
            Path root = Files.createTempDirectory("problem-").resolve(slug.toUpperCase(Locale.ROOT));
            write(
                    root.resolve("problem.yaml"),
                    "problem_format_version: 2025-09\nname: {en: Heap}\nuuid: "
                            + UUID.nameUUIDFromBytes(slug.getBytes(StandardCharsets.UTF_8)) + "\n");
            for (String test : List.of("sample/1", "secret/1")) {
                write(root.resolve("data/" + test + ".in"), "1\n");
                write(root.resolve("data/" + test + ".ans"), "1\n");
            }
            for (var file : files.entrySet()) {
                write(root.resolve(file.getKey()), file.getValue());
            }
            ContentHash hash = new PackageReader().read(root).orThrow().hash();
            return add(database, slug, tier, hash, PackageArchive.of(root));
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    /** With the package that lies there. */
    public static PublishedProblem addPackage(DataSource database, String slug, Tier tier, Path root) {
        ContentHash hash = new PackageReader().read(root).orThrow().hash();
        return add(database, slug, tier, hash, PackageArchive.of(root));
    }

    private static void write(Path file, String text) throws IOException {
        Files.createDirectories(file.getParent());
        Files.writeString(file, text);
    }

    private static PublishedProblem add(DataSource database, String slug, Tier tier, ContentHash hash, byte[] archive) {
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
                values (:problem, 1, :hash, :archive, now()) returning id""")
                .on(database)
                .with("problem", id)
                .with("hash", hash.hex())
                .with("archive", archive)
                .one(row -> row.getLong("id"));
        Sql.of("update problem set live_version_id = :version, published = true where id = :id")
                .on(database)
                .with("version", version)
                .with("id", id)
                .update();
        return new PublishedProblem(id, version, slug);
    }
}
