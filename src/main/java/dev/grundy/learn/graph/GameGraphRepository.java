package dev.grundy.learn.graph;

import com.fasterxml.jackson.annotation.JsonInclude;
import com.fasterxml.jackson.annotation.JsonProperty;
import dev.grundy.base.database.DatabaseException;
import dev.grundy.base.database.Sql;
import dev.grundy.base.kernel.ContentHash;
import dev.grundy.base.queue.Kind;
import dev.grundy.base.queue.Lane;
import dev.grundy.base.queue.Lease;
import dev.grundy.base.queue.WorkQueue;
import dev.grundy.base.queue.Writing;
import dev.grundy.judge.result.ResultJson;
import dev.grundy.learn.graph.FailedGames.FailedGame;
import dev.grundy.learn.graph.GameGraph.Standing;
import jakarta.inject.Singleton;
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.time.Duration;
import java.time.Instant;
import java.util.Base64;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.function.Supplier;
import java.util.zip.GZIPInputStream;
import java.util.zip.GZIPOutputStream;
import javax.sql.DataSource;
import org.jspecify.annotations.Nullable;

/** The table {@code game_graph}: instances that can be played, each with its state graph once a node has made that. Thread-safe. */
@Singleton
public final class GameGraphRepository {
    /** Making a state graph; its subject is the row's id. */
    public static final Kind KIND = new Kind("play");

    private static final Writing QUEUE = new Writing("""
            made as (
                insert into game_graph (package_version_id, name, level, seed, input, content, asked_at)
                values (:version, :name, cast(:level as smallint), cast(:seed as integer), :input, :content, :now)
                returning id),
            asked as (
                select 'play' as kind, made.id as subject, 'play/' || made.id as topic, cast(:account as bigint) as account_id,
                       '' as needs, cast(:lane as smallint) as lane
                from made)""");

    private static final Sql TASK =
            Sql.of("select package_version_id, content_hash, level, seed, input from play_task(:work, :token)");

    private static final String COLUMNS =
            "select id, name, input, made_at, positions, message, refusal from game_graph where package_version_id = :version";
    private static final Sql OF_VERSION = Sql.of(COLUMNS);
    private static final Sql FIND = Sql.of(COLUMNS + " and name = :name");
    private static final Sql GRAPH = Sql.of("select graph from game_graph where id = :id and graph is not null");
    private static final Sql PENDING =
            Sql.of("select count(*) as pending from work where kind = 'play' and ended_at is null");
    private static final Sql FORGET = Sql.of("""
            delete from game_graph g
            where not exists (select from problem p where p.published and p.live_version_id = g.package_version_id)
              and g.made_at is not null
              and (g.content is null or g.message is not null
                   or game_graph_retired_at(g.package_version_id, g.made_at) < :retired)
              or g.name like 'own-%' and g.made_at < :old""");
    /** Graphs of an earlier version are kept so long: by then the live one has taken over the instances that people look at. */
    private static final Duration KEPT_RETIRED = Duration.ofDays(30);
    /** Pasted inputs are kept so long; people who come back later paste once more. */
    private static final Duration KEPT_OWN = Duration.ofDays(30);

    private static final Sql AHEAD =
            Sql.of("select queue_game_graph(:version, :name, :level, :seed, :input, :content, :now) as came");

    private static final Sql TAKE = Sql.of("select take_game_graph(:version, :name, :content) as taken");
    private static final Sql EARLIER_INPUT = Sql.of("""
            select g.input from package_version mine
            join package_version v on v.problem_id = mine.problem_id
            join game_graph g on g.package_version_id = v.id
            where mine.id = :version and g.name = :name and g.input is not null
            order by g.id desc limit 1""");

    private static final Sql BRING_FORWARD = Sql.of("""
            with forward as (
                update work set lane = :lane
                where kind = 'play' and subject = :id and state = 'queued' and lane > :lane
                returning id)
            select pg_notify('work_queued', '') from forward""");

    private static final Sql PENDING_OWN = Sql.of("""
            select count(*) as pending from work w join game_graph g on g.id = w.subject
            where w.kind = 'play' and w.ended_at is null and w.account_id = :account and g.name like 'own-%'""");

    private static final String FAILED_LIVE = """
            from game_graph g join problem p on p.published and p.live_version_id = g.package_version_id
            where g.message is not null
            """;
    private static final Sql FAILED_COUNT = Sql.of("select count(*) as failed " + FAILED_LIVE);
    private static final Sql FAILED = Sql.of("""
            select display_id, slug, title, failed, name, message, made_at
            from (select p.display_id, p.slug, p.title, g.name, g.message, g.made_at,
                         count(*) over (partition by p.id) as failed,
                         row_number() over (partition by p.id order by g.made_at desc, g.id desc) as place
            """ + FAILED_LIVE + """
            ) one
            where place <= :each order by display_id, place limit :most""");
    /** Of each problem: rules that lie do so on many instances. */
    private static final int FAILED_EACH = 5;

    private static final int MOST_FAILED = 500;

    /** Of a validator's message, in characters. */
    private static final int MOST_REASON = 1_000;

    private final DataSource database;
    private final WorkQueue queue;

    public GameGraphRepository(DataSource database, WorkQueue queue) {
        this.database = database;
        this.queue = queue;
    }

    /**
     * The instance that a node makes: of a level and a seed, or of an input.
     *
     * @param archive reads the package as a zip; throws {@link DatabaseException} once the lease is lost
     */
    public record Task(
            long packageVersionId,
            ContentHash packageHash,
            Supplier<byte[]> archive,
            Optional<InstanceName.Made> made,
            String input) {}

    /** The JSON that the database's {@code finish_play} reads. */
    private record Written(
            @JsonProperty("input") @JsonInclude(JsonInclude.Include.NON_NULL) @Nullable
            String input,

            @JsonProperty("positions") @JsonInclude(JsonInclude.Include.NON_NULL) @Nullable
            Integer positions,

            @JsonProperty("graph") @JsonInclude(JsonInclude.Include.NON_NULL) @Nullable
            String graph,

            @JsonProperty("refusal") @JsonInclude(JsonInclude.Include.NON_NULL) @Nullable
            String refusal) {}

    /**
     * Writes down an instance and queues its making; answers its id.
     *
     * @param account the first viewer, for whose share of the nodes it counts; empty for a guest
     * @param input where the instance is given, and not made by a generator
     * @param content by {@link GameContent}
     * @throws DatabaseException if it is there already
     */
    public long queue(
            long version, InstanceName name, Optional<Long> account, Optional<String> input, ContentHash content) {
        Writing writing = QUEUE.with("version", version)
                .with("name", name.text())
                .with("level", name instanceof InstanceName.Made made ? made.level() : null)
                .with("seed", name instanceof InstanceName.Made made ? made.seed() : null)
                .with("account", account.orElse(null))
                .with("input", input.orElse(null))
                .with("content", content.hex())
                .with("lane", Lane.HAND.code());
        return queue.enqueue(writing);
    }

    /** The outcome of {@link #queueAhead}. */
    public enum Ahead {
        QUEUED,
        /** It is there, now perhaps by taking over an earlier version's, or on its way; or its version is not live any more. */
        KNOWN,
        /** Enough of the kind waits for idle times. */
        FULL
    }

    /**
     * Writes down an instance and queues its making for idle times, unless it is there or can be taken over.
     *
     * @param content by {@link GameContent}
     */
    public Ahead queueAhead(long version, UsualInstance instance, ContentHash content, Instant now) {
        InstanceName.@Nullable Made made = instance.name() instanceof InstanceName.Made given ? given : null;
        String came = AHEAD.on(database)
                .with("version", version)
                .with("name", instance.name().text())
                .with("level", made == null ? null : made.level())
                .with("seed", made == null ? null : made.seed())
                .with("input", instance.input().orElse(null))
                .with("content", content.hex())
                .with("now", now)
                .one(row -> row.getString("came"));
        return Ahead.valueOf(came.toUpperCase(Locale.ROOT));
    }

    /** Lets a version have the graph of the same content from an earlier version of its problem; false where there is none. */
    boolean take(long version, InstanceName name, ContentHash content) {
        return TAKE.on(database)
                .with("version", version)
                .with("name", name.text())
                .with("content", content.hex())
                .one(row -> row.getBoolean("taken"));
    }

    /** The input of that name that any version of the same problem has; empty if none does. */
    Optional<String> earlierInput(long version, InstanceName name) {
        return EARLIER_INPUT
                .on(database)
                .with("version", version)
                .with("name", name.text())
                .find(row -> row.getString("input"));
    }

    /** Somebody waits for one that was queued for idle times. */
    void bringForward(long id) {
        BRING_FORWARD.on(database).with("id", id).with("lane", Lane.HAND.code()).find(row -> true);
    }

    /** How much waits or is being made, for everybody. */
    long pending() {
        return PENDING.on(database).one(row -> row.getLong("pending"));
    }

    /** The number of the account's own inputs that wait; an instance made for a reader of a problem is everybody's. */
    long pendingOwn(long account) {
        return PENDING_OWN.on(database).with("account", account).one(row -> row.getLong("pending"));
    }

    /** @throws DatabaseException when the lease was lost */
    public Task task(Lease lease) {
        return TASK.on(database)
                .with("work", lease.workId())
                .with("token", lease.token())
                .one(row -> {
                    long version = row.getLong("package_version_id");
                    int level = row.getInt("level");
                    return new Task(
                            version,
                            new ContentHash(row.getString("content_hash")),
                            () -> queue.archive(lease, version),
                            level == 0
                                    ? Optional.empty()
                                    : Optional.of(new InstanceName.Made(level, row.getInt("seed"))),
                            Optional.ofNullable(row.getString("input")).orElse(""));
                });
    }

    /** The result of making an instance: the graph as rules printed it. */
    public static String written(String input, byte[] graph, int positions) {
        return ResultJson.write(
                new Written(input, positions, Base64.getEncoder().encodeToString(compressed(graph)), null));
    }

    /** The result of making when the game is too large to be played; so may be the input. */
    public static String tooLarge(String input) {
        boolean isShown = input.getBytes(StandardCharsets.UTF_8).length <= PlayLimits.INPUT_BYTES;
        return ResultJson.write(new Written(isShown ? input : null, null, null, null));
    }

    /** The result of making when the input is none of the problem's, with the reason. */
    public static String refused(String reason) {
        String words = reason.isBlank()
                ? "…"
                : reason.length() <= MOST_REASON ? reason : reason.substring(0, MOST_REASON) + "…";
        return ResultJson.write(new Written(null, null, null, words.replace('\0', '\uFFFD')));
    }

    /** All of a package version that were ever asked for. */
    List<GameGraph> all(long version) {
        return OF_VERSION.on(database).with("version", version).list(GameGraphRepository::graph);
    }

    Optional<GameGraph> find(long version, InstanceName name) {
        return FIND.on(database)
                .with("version", version)
                .with("name", name.text())
                .find(GameGraphRepository::graph);
    }

    /** The state graph as rules printed it; empty while there is none. */
    Optional<byte[]> text(long id) {
        return GRAPH.on(database).with("id", id).find(row -> unpacked(row.getBytes("graph")));
    }

    /** How many games of live versions could not be made. */
    int failedCount() {
        return FAILED_COUNT.on(database).one(row -> row.getInt("failed"));
    }

    /** The games of live versions that could not be made, by the display id of their problem; of each problem the latest few. */
    List<FailedGames> failed() {
        Map<String, FailedGames> byProblem = new LinkedHashMap<>();
        FAILED.on(database)
                .with("each", FAILED_EACH)
                .with("most", MOST_FAILED)
                .list(GameGraphRepository::failedGame)
                .forEach(one -> byProblem.merge(one.slug(), one, FailedGames::and));
        return List.copyOf(byProblem.values());
    }

    private static FailedGames failedGame(ResultSet row) throws SQLException {
        FailedGame game = new FailedGame(
                row.getString("name"), row.getString("message"), Objects.requireNonNull(Sql.instant(row, "made_at")));
        return new FailedGames(
                row.getString("display_id"),
                row.getString("slug"),
                row.getString("title"),
                row.getInt("failed"),
                List.of(game));
    }

    /** Forgets graphs of package versions that have not been served for long, and of inputs that were pasted long ago. */
    void forgetRetired(Instant now) {
        FORGET.on(database)
                .with("retired", now.minus(KEPT_RETIRED))
                .with("old", now.minus(KEPT_OWN))
                .update();
    }

    private static GameGraph graph(ResultSet row) throws SQLException {
        return new GameGraph(
                row.getLong("id"),
                row.getString("name"),
                Optional.ofNullable(row.getString("input")),
                standing(row),
                Optional.ofNullable(row.getString("refusal")).orElse(""));
    }

    private static Standing standing(ResultSet row) throws SQLException {
        if (Sql.instant(row, "made_at") == null) {
            return Standing.PREPARING;
        }
        if (row.getString("message") != null) {
            return Standing.FAILED;
        }
        if (row.getString("refusal") != null) {
            return Standing.REFUSED;
        }
        return row.getInt("positions") == 0 ? Standing.TOO_LARGE : Standing.READY;
    }

    private static byte[] compressed(byte[] text) {
        ByteArrayOutputStream packed = new ByteArrayOutputStream();
        try (GZIPOutputStream out = new GZIPOutputStream(packed)) {
            out.write(text);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
        return packed.toByteArray();
    }

    private static byte[] unpacked(byte[] packed) {
        try (GZIPInputStream in = new GZIPInputStream(new ByteArrayInputStream(packed))) {
            return in.readNBytes(PlayLimits.GRAPH_BYTES);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
