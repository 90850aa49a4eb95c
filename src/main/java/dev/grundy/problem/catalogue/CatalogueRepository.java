package dev.grundy.problem.catalogue;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.core.type.TypeReference;
import com.fasterxml.jackson.databind.ObjectMapper;
import dev.grundy.base.database.DatabaseException;
import dev.grundy.base.database.Sql;
import dev.grundy.base.kernel.ContentHash;
import dev.grundy.format.pack.Difficulty;
import dev.grundy.format.pack.FrontMatter;
import jakarta.enterprise.context.ApplicationScoped;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.time.Clock;
import java.util.Collection;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import javax.sql.DataSource;

/** The tables {@code problem}, {@code package_version} and {@code broken_package}, written. Thread-safe. */
@ApplicationScoped
public class CatalogueRepository {
    private static final ObjectMapper JSON = new ObjectMapper();

    /** A table, since anybody who may connect may take any advisory lock. */
    private static final Sql LOCK = Sql.of("lock table broken_package in exclusive mode");

    private static final Sql OWNER = Sql.of("""
            select problem_key from problem
            where problem_key <> :key and (display_id = :display_id or slug = :slug)
            order by problem_key limit 1""");
    private static final Sql DESCRIBE = Sql.of("""
            insert into problem (problem_key, display_id, slug, title, title_language, summary, difficulty, difficulty_score, topics, tags,
                                 languages, has_editorial, premium, tier, published, created_at, updated_at)
            values (:key, :display_id, :slug, :title, :language, :summary, :difficulty, :difficulty_score, :topics, :tags,
                    :languages, :has_editorial, :premium, :tier, false, :now, :now)
            on conflict (problem_key) do update
            set display_id = excluded.display_id, slug = excluded.slug, title = excluded.title, title_language = excluded.title_language,
                summary = excluded.summary, difficulty = excluded.difficulty,
                difficulty_score = excluded.difficulty_score, topics = excluded.topics, tags = excluded.tags, languages = excluded.languages,
                has_editorial = excluded.has_editorial, premium = excluded.premium, tier = excluded.tier, updated_at = excluded.updated_at
            returning id""");
    private static final Sql FIND_VERSION =
            Sql.of("select id from package_version where problem_id = :problem and content_hash = :hash");
    private static final Sql ADD_VERSION = Sql.of("""
            insert into package_version (problem_id, number, content_hash, archive, created_at)
            select :problem, 1 + coalesce(max(number), 0), :hash, :archive, :now
            from package_version where problem_id = :problem
            returning id""");
    private static final Sql WITHDRAW = Sql.of("""
            update problem set published = false, updated_at = :now
            where published and live_origin = 'directory' and not problem_key = any(:kept) and not display_id = any(:broken)
            returning display_id""");
    private static final Sql WITHDRAW_GONE = Sql.of("""
            update problem set published = false, updated_at = :now
            where published and live_origin = 'directory' and problem_key = any(:gone) and not display_id = any(:broken)
            returning display_id""");
    private static final Sql FORGET_FAULTS = Sql.of("delete from broken_package where not directory = any(:broken)");
    private static final Sql NOTE_FAULTS = Sql.of("""
            insert into broken_package (directory, faults, found_at) values (:directory, cast(:faults as jsonb), :now)
            on conflict (directory) do update set faults = excluded.faults, found_at = excluded.found_at
            where broken_package.faults <> excluded.faults""");
    private static final Sql BROKEN =
            Sql.of("select directory, faults, found_at from broken_package order by directory");
    private static final Sql LIVE_VERSIONS = Sql.of("""
            select v.id, p.display_id, v.content_hash from problem p join package_version v on v.id = p.live_version_id
            where p.published order by p.display_id""");
    private static final Sql HASH = Sql.of("select content_hash from package_version where id = :version");
    private static final Sql MAY_READ_ARCHIVES =
            Sql.of("select has_function_privilege('live_archive(bigint)', 'execute') as may");
    private static final Sql MAY_READ_VERSIONS =
            Sql.of("select has_table_privilege('package_version', 'select') as may");
    private static final Sql ARCHIVE = Sql.of("select archive from package_version where id = :version");
    private static final Sql LIVE_ARCHIVE = Sql.of("select live_archive(:version) as archive");

    private final DataSource database;
    private final Clock clock;

    public CatalogueRepository(DataSource database, Clock clock) {
        this.database = database;
        this.clock = clock;
    }

    /** Until the transaction ends, nobody else makes a package live. */
    void lock() {
        LOCK.on(database).update();
    }

    /** The key of another problem than that of this key, which has the display id or slug already. */
    public Optional<String> ownerOfNames(String key, String displayId, String slug) {
        return OWNER.on(database)
                .with("key", key)
                .with("display_id", displayId)
                .with("slug", slug)
                .find(row -> row.getString("problem_key"));
    }

    /**
     * Writes what the front matter says; answers the problem's id.
     *
     * @param languages identifiers in languages.yaml of those it may be solved in; empty for all
     */
    long describe(FrontMatter matter, Collection<String> languages, boolean hasEditorial) {
        return DESCRIBE.on(database)
                .with("key", matter.problemId())
                .with("display_id", matter.displayId())
                .with("slug", matter.slug().value())
                .with("title", matter.title())
                .with("language", matter.language())
                .with("summary", matter.summary().orElse(""))
                .with("difficulty", matter.difficulty().map(Difficulty::label).orElse(null))
                .with("difficulty_score", matter.difficultyScore())
                .with("topics", matter.topics().toArray(String[]::new))
                .with("tags", matter.tags().toArray(String[]::new))
                .with("languages", languages.toArray(String[]::new))
                .with("has_editorial", hasEditorial)
                .with("premium", matter.premium())
                .with("tier", matter.tier().code())
                .with("now", clock.instant())
                .one(row -> row.getLong("id"));
    }

    Optional<Long> findVersion(long problem, ContentHash hash) {
        return FIND_VERSION
                .on(database)
                .with("problem", problem)
                .with("hash", hash.hex())
                .find(row -> row.getLong("id"));
    }

    long addVersion(long problem, ContentHash hash, byte[] archive) {
        return ADD_VERSION
                .on(database)
                .with("problem", problem)
                .with("hash", hash.hex())
                .with("archive", archive)
                .with("now", clock.instant())
                .one(row -> row.getLong("id"));
    }

    /** Takes out of sight what the directory made live and has no package for any more; a broken package's problem stays. Answers the display ids. */
    List<String> withdrawOthers(Collection<String> keys, Collection<String> brokenDirectories) {
        return WITHDRAW.on(database)
                .with("kept", keys.toArray(String[]::new))
                .with("broken", brokenDirectories.toArray(String[]::new))
                .with("now", clock.instant())
                .list(row -> row.getString("display_id"));
    }

    /** Takes out of sight those problems whose packages are gone, if the directory made them live. Answers the display ids. */
    List<String> withdraw(Collection<String> gone, Collection<String> brokenDirectories) {
        return WITHDRAW_GONE
                .on(database)
                .with("gone", gone.toArray(String[]::new))
                .with("broken", brokenDirectories.toArray(String[]::new))
                .with("now", clock.instant())
                .list(row -> row.getString("display_id"));
    }

    /** Shows these faults, by directory, to admins, and no others. */
    void noteFaults(Map<String, List<String>> faults) {
        FORGET_FAULTS
                .on(database)
                .with("broken", faults.keySet().toArray(String[]::new))
                .update();
        faults.forEach(this::noteFaults);
    }

    /** Shows faults to admins until the next load. */
    public void noteFaults(String directory, List<String> faults) {
        NOTE_FAULTS
                .on(database)
                .with("directory", directory)
                .with("faults", json(faults))
                .with("now", clock.instant())
                .update();
    }

    /** The packages that the last load refused, by directory. */
    public List<BrokenPackage> broken() {
        return BROKEN.on(database).list(CatalogueRepository::broken);
    }

    /**
     * The content of a package version.
     *
     * @throws IllegalStateException if there is no such version
     */
    public ContentHash hashOf(long version) {
        return HASH.on(database).with("version", version).one(row -> new ContentHash(row.getString("content_hash")));
    }

    /** The versions by which published problems are judged, in the order of their display ids. */
    public List<LiveVersion> liveVersions() {
        return LIVE_VERSIONS
                .on(database)
                .list(row -> new LiveVersion(
                        row.getLong("id"),
                        row.getString("display_id"),
                        new ContentHash(row.getString("content_hash"))));
    }

    /** Whether this login may read all packages that are served; else only what it has leased work about. */
    boolean mayReadArchives() {
        return MAY_READ_ARCHIVES.on(database).one(row -> row.getBoolean("may"));
    }

    /**
     * The files of a version as a zip. A page may ask for one that was replaced since the page learned of it. A login
     * that may not read the table of versions gets one that is served.
     *
     * @throws DatabaseException if this login may not read it
     */
    byte[] archive(long version) {
        boolean every = MAY_READ_VERSIONS.on(database).one(row -> row.getBoolean("may"));
        return (every ? ARCHIVE : LIVE_ARCHIVE)
                .on(database)
                .with("version", version)
                .one(row -> row.getBytes("archive"));
    }

    private static BrokenPackage broken(ResultSet row) throws SQLException {
        try {
            List<String> faults = JSON.readValue(row.getString("faults"), new TypeReference<>() {});
            return new BrokenPackage(
                    row.getString("directory"), faults, Objects.requireNonNull(Sql.instant(row, "found_at")));
        } catch (JsonProcessingException e) {
            throw new IllegalStateException("broken_package holds no list of texts: " + e.getOriginalMessage(), e);
        }
    }

    private static String json(List<String> texts) {
        try {
            return JSON.writeValueAsString(texts);
        } catch (JsonProcessingException e) {
            throw new IllegalStateException("a list of texts is always JSON", e);
        }
    }
}
