package dev.grundy.base.queue.roster;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.core.type.TypeReference;
import com.fasterxml.jackson.databind.ObjectMapper;
import dev.grundy.base.database.Sql;
import jakarta.inject.Singleton;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.time.Clock;
import java.time.Duration;
import java.time.Instant;
import java.util.List;
import java.util.Locale;
import java.util.Objects;
import javax.sql.DataSource;

/** The table {@code node}: which nodes there are. Thread-safe. */
@Singleton
public final class NodeRepository {
    /** A node that was not seen for so long is taken for dead. */
    public static final Duration SILENCE = Duration.ofSeconds(20);

    private static final Duration KEPT = Duration.ofHours(1);
    private static final ObjectMapper JSON = new ObjectMapper();

    private static final Sql SEE = Sql.of("""
            select node_see(:name, :role, :cells, :running, :draining, cast(:host as jsonb), cast(:languages as jsonb), :now)""");
    private static final Sql LEAVE = Sql.of("select node_leave(:name, :forgotten)");
    private static final Sql ALIVE = Sql.of("""
            select name, role, cells, running, started_at, last_seen_at, draining, host, languages
            from node where last_seen_at >= :since order by name""");

    private final DataSource database;
    private final Clock clock;

    public NodeRepository(DataSource database, Clock clock) {
        this.database = database;
        this.clock = clock;
    }

    /** Says that the node is there; told every few seconds. */
    public void see(NodeDescription node, int running, boolean draining) {
        SEE.on(database)
                .with("name", node.name())
                .with("role", node.role().code())
                .with("cells", node.cells())
                .with("running", running)
                .with("now", clock.instant())
                .with("draining", draining)
                .with("host", json(node.host()))
                .with("languages", json(node.languages()))
                .find(row -> true);
    }

    /** Says that the node is gone, and forgets those that went without a word long ago. */
    public void leave(String name) {
        LEAVE.on(database)
                .with("name", name)
                .with("forgotten", clock.instant().minus(KEPT))
                .find(row -> true);
    }

    /** The nodes seen lately, by name. */
    public List<NodeStatus> alive() {
        return ALIVE.on(database).with("since", clock.instant().minus(SILENCE)).list(NodeRepository::status);
    }

    private static NodeStatus status(ResultSet row) throws SQLException {
        NodeDescription node = new NodeDescription(
                row.getString("name"),
                NodeRole.valueOf(row.getString("role").toUpperCase(Locale.ROOT)),
                row.getInt("cells"),
                read(row.getString("languages"), new TypeReference<>() {}),
                read(row.getString("host"), new TypeReference<>() {}));
        return new NodeStatus(
                node,
                row.getInt("running"),
                row.getBoolean("draining"),
                instant(row, "started_at"),
                instant(row, "last_seen_at"));
    }

    private static Instant instant(ResultSet row, String column) throws SQLException {
        return Objects.requireNonNull(Sql.instant(row, column));
    }

    private static String json(Object value) {
        try {
            return JSON.writeValueAsString(value);
        } catch (JsonProcessingException e) {
            throw new IllegalStateException("a node's description must be writable as JSON", e);
        }
    }

    private static <T> T read(String json, TypeReference<T> type) {
        try {
            return JSON.readValue(json, type);
        } catch (JsonProcessingException e) {
            throw new IllegalStateException("table node holds what no node writes: " + e.getOriginalMessage(), e);
        }
    }
}
