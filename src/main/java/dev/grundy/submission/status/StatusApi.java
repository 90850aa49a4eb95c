package dev.grundy.submission.status;

import com.fasterxml.jackson.annotation.JsonProperty;
import dev.grundy.base.queue.QueueDepth;
import dev.grundy.base.queue.WorkQueue;
import dev.grundy.base.queue.roster.NodeDescription.NodeLanguage;
import dev.grundy.base.queue.roster.NodeRepository;
import dev.grundy.base.queue.roster.NodeStatus;
import jakarta.annotation.security.PermitAll;
import jakarta.ws.rs.GET;
import jakarta.ws.rs.Path;
import jakarta.ws.rs.Produces;
import jakarta.ws.rs.core.MediaType;
import java.time.Clock;
import java.time.Duration;
import java.time.Instant;
import java.util.List;
import java.util.Optional;
import org.eclipse.microprofile.openapi.annotations.Operation;
import org.eclipse.microprofile.openapi.annotations.tags.Tag;
import org.jspecify.annotations.Nullable;

/** How the installation is doing, for programs; a node that only judges answers this and nothing else. */
@Path("/api/v1/status")
@PermitAll
@Produces(MediaType.APPLICATION_JSON)
@Tag(name = "Status")
class StatusApi {
    private static final Duration LOOK_BACK = Duration.ofHours(1);
    private static final double MILLIS_PER_SECOND = 1e3;

    private final WorkQueue queue;
    private final NodeRepository nodes;
    private final StatisticsRepository statistics;
    private final Clock clock;

    StatusApi(WorkQueue queue, NodeRepository nodes, StatisticsRepository statistics, Clock clock) {
        this.queue = queue;
        this.nodes = nodes;
        this.statistics = statistics;
        this.clock = clock;
    }

    /** @param lastHour over all nodes */
    public record Status(
            List<Waiting> queue, @JsonProperty("last_hour") LastHour lastHour, List<Node> nodes) {}

    /** A lane in which something waits. */
    public record Waiting(
            String lane,
            long waiting,
            @JsonProperty("oldest_s") double oldestSeconds) {}

    /** Times from sending to verdict; null without verdicts. */
    public record LastHour(
            long verdicts,
            @JsonProperty("median_s") @Nullable Double medianSeconds,
            @JsonProperty("p95_s") @Nullable Double p95Seconds,
            @JsonProperty("judge_errors") long judgeErrors) {}

    /** @param languages identifiers of those that work there */
    public record Node(String name, String role, int cells, int running, boolean draining, List<String> languages) {}

    @GET
    @Operation(
            summary = "How the installation is doing",
            description = "What waits in which lane, verdicts of the last hour, nodes.")
    public Status status() {
        Instant now = clock.instant();
        return new Status(
                queue.depth().stream().map(depth -> waiting(depth, now)).toList(),
                lastHour(statistics.lately(LOOK_BACK)),
                nodes.alive().stream().map(StatusApi::node).toList());
    }

    private static Waiting waiting(QueueDepth depth, Instant now) {
        Duration oldest = Duration.between(depth.oldest().orElse(now), now);
        return new Waiting(depth.lane().label(), depth.queued(), oldest.toMillis() / MILLIS_PER_SECOND);
    }

    private static LastHour lastHour(JudgingStatistics hour) {
        return new LastHour(hour.verdicts(), seconds(hour.median()), seconds(hour.p95()), hour.errors());
    }

    private static @Nullable Double seconds(Optional<Duration> duration) {
        return duration.map(value -> value.toMillis() / MILLIS_PER_SECOND).orElse(null);
    }

    private static Node node(NodeStatus status) {
        return new Node(
                status.node().name(),
                status.node().role().code(),
                status.node().cells(),
                status.running(),
                status.draining(),
                status.node().languages().stream()
                        .filter(NodeLanguage::works)
                        .map(NodeLanguage::id)
                        .toList());
    }
}
