package dev.grundy.problem.catalogue;

import dev.grundy.base.database.Sql;
import dev.grundy.base.kernel.ContentHash;
import dev.grundy.base.kernel.Slug;
import jakarta.enterprise.context.ApplicationScoped;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.time.Clock;
import java.time.Instant;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import javax.sql.DataSource;
import org.jspecify.annotations.Nullable;

/** Which version of a problem is live, and the table {@code publication}: which ones were, since when. Thread-safe. */
@ApplicationScoped
public class PublicationRepository {
    /** One statement: what is live and its history never differ, even when a process dies meanwhile. */
    private static final Sql GO_LIVE = Sql.of("""
            with live as (
                update problem set live_version_id = :version, published = true, live_origin = :origin, updated_at = :now
                where id = :problem returning id)
            insert into publication (problem_id, package_version_id, published_at, origin, actor_id, reason)
            select id, :version, :now, :origin, cast(:actor as bigint), :reason from live""");

    private static final String OF_STATE = """
            select p.id, p.problem_key, p.display_id, p.slug, p.title, v.id as version, v.number, v.content_hash, p.live_origin, p.updated_at,
                   p.published, p.has_editorial is not null and p.title_language is not null as described, p.offered_hash
            from problem p join package_version v on v.id = p.live_version_id
            """;
    private static final Sql STATE = Sql.of(OF_STATE + "where p.problem_key = :key");
    private static final Sql STATE_OF_SLUG = Sql.of(OF_STATE + "where p.slug = :slug");
    private static final Sql VERSION = Sql.of("""
            select id, number, content_hash, created_at from package_version where problem_id = :problem and number = :number""");
    private static final Sql ARCHIVE = Sql.of("select archive from package_version where id = :version");
    private static final Sql OFFERED = Sql.of("update problem set offered_hash = :hash where id = :problem");
    private static final Sql OWNED = Sql.of("update problem set live_origin = 'directory' where id = :problem");
    private static final Sql HISTORY = Sql.of("""
            select n.package_version_id, v.number, v.content_hash, n.published_at, n.origin, n.actor_id, a.name as actor_name,
                   n.reason, p.published and n.id = max(n.id) over () as live
            from publication n
            join package_version v on v.id = n.package_version_id
            join problem p on p.id = n.problem_id
            left join account a on a.id = n.actor_id
            where n.problem_id = :problem
            order by n.id desc limit :most""");

    private final DataSource database;
    private final Clock clock;

    PublicationRepository(DataSource database, Clock clock) {
        this.database = database;
        this.clock = clock;
    }

    /**
     * The person or directory that makes a version live, and the reason.
     *
     * @param account empty for the directory
     * @param reason  one line of at most 500 characters; may be empty
     */
    record Act(VersionOrigin origin, Optional<Long> account, String reason) {
        static final Act OF_DIRECTORY = new Act(VersionOrigin.DIRECTORY, Optional.empty(), "");
    }

    /** The problem of that key, if it has ever had a live version. */
    public Optional<LiveState> state(String key) {
        return STATE.on(database).with("key", key).find(PublicationRepository::state);
    }

    /** As {@link #state}, of the problem of that slug, also one that is served no more. */
    public Optional<LiveState> stateOf(Slug slug) {
        return STATE_OF_SLUG.on(database).with("slug", slug.value()).find(PublicationRepository::state);
    }

    /** A version of a problem by its number within it. */
    public Optional<KeptVersion> version(long problem, int number) {
        return VERSION.on(database)
                .with("problem", problem)
                .with("number", number)
                .find(PublicationRepository::version);
    }

    /**
     * The files of a version as a zip, whether it is live or not. Not for judges, whose login may not.
     *
     * @throws IllegalStateException if there is no such version
     */
    public byte[] archive(long version) {
        return ARCHIVE.on(database).with("version", version).one(row -> row.getBytes("archive"));
    }

    /** Makes a version of the problem live and notes it. */
    void goLive(long problem, long version, Act act) {
        GO_LIVE.on(database)
                .with("problem", problem)
                .with("version", version)
                .with("origin", act.origin().code())
                .with("actor", act.account().orElse(null))
                .with("reason", act.reason())
                .with("now", clock.instant())
                .update();
    }

    /** Notes what the directory offers now. */
    void offered(long problem, ContentHash hash) {
        OFFERED.on(database).with("problem", problem).with("hash", hash.hex()).update();
    }

    /** Notes that the directory holds what is live: when its package goes, the problem goes. */
    void ownedByDirectory(long problem) {
        OWNED.on(database).with("problem", problem).update();
    }

    /** Latest first. */
    public List<Publication> history(long problem, int most) {
        return HISTORY.on(database)
                .with("problem", problem)
                .with("most", most)
                .list(PublicationRepository::publication);
    }

    private static LiveState state(ResultSet row) throws SQLException {
        return new LiveState(
                row.getLong("id"),
                row.getString("problem_key"),
                row.getString("display_id"),
                row.getString("slug"),
                row.getString("title"),
                row.getLong("version"),
                row.getInt("number"),
                new ContentHash(row.getString("content_hash")),
                VersionOrigin.ofCode(row.getString("live_origin")),
                Objects.requireNonNull(Sql.instant(row, "updated_at")),
                row.getBoolean("published"),
                row.getBoolean("described"),
                Optional.ofNullable(row.getString("offered_hash")).map(ContentHash::new));
    }

    static KeptVersion version(ResultSet row) throws SQLException {
        return new KeptVersion(
                row.getLong("id"),
                row.getInt("number"),
                new ContentHash(row.getString("content_hash")),
                Objects.requireNonNull(Sql.instant(row, "created_at")));
    }

    private static Publication publication(ResultSet row) throws SQLException {
        Instant at = Objects.requireNonNull(Sql.instant(row, "published_at"));
        @Nullable Long actor = row.getObject("actor_id", Long.class);
        return new Publication(
                row.getLong("package_version_id"),
                row.getInt("number"),
                new ContentHash(row.getString("content_hash")),
                at,
                VersionOrigin.ofCode(row.getString("origin")),
                Optional.ofNullable(actor),
                Optional.ofNullable(row.getString("actor_name")),
                row.getString("reason"),
                row.getBoolean("live"));
    }
}
