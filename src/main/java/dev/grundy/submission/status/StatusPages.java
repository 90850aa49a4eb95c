package dev.grundy.submission.status;

import dev.grundy.base.queue.Lane;
import dev.grundy.base.queue.QueueDepth;
import dev.grundy.base.queue.WorkQueue;
import dev.grundy.base.queue.roster.NodeRepository;
import dev.grundy.base.queue.roster.NodeStatus;
import dev.grundy.problem.catalogue.BrokenPackage;
import dev.grundy.problem.catalogue.CatalogueRepository;
import io.quarkus.qute.CheckedTemplate;
import io.quarkus.qute.TemplateInstance;
import jakarta.annotation.security.PermitAll;
import jakarta.ws.rs.GET;
import jakarta.ws.rs.Path;
import jakarta.ws.rs.Produces;
import jakarta.ws.rs.core.MediaType;
import java.time.Clock;
import java.time.Duration;
import java.time.Instant;
import java.util.List;

/** How the installation is doing: open to everybody, with more for admins. */
@Path("/status")
@PermitAll
@Produces(MediaType.TEXT_HTML)
class StatusPages {
    private static final Duration LOOK_BACK = Duration.ofHours(1);

    private final WorkQueue queue;
    private final NodeRepository nodes;
    private final StatisticsRepository statistics;
    private final CatalogueRepository catalogue;
    private final Clock clock;

    StatusPages(
            WorkQueue queue,
            NodeRepository nodes,
            StatisticsRepository statistics,
            CatalogueRepository catalogue,
            Clock clock) {
        this.queue = queue;
        this.nodes = nodes;
        this.statistics = statistics;
        this.catalogue = catalogue;
        this.clock = clock;
    }

    @CheckedTemplate(basePath = "submission/status", defaultName = CheckedTemplate.HYPHENATED_ELEMENT_NAME)
    static class Templates {
        private Templates() {}

        static native TemplateInstance health(
                List<Waiting> waiting,
                JudgingStatistics hour,
                List<NodeStatus> nodes,
                boolean judging,
                List<BrokenPackage> broken);
    }

    @GET
    public TemplateInstance status() {
        Instant now = clock.instant();
        List<Waiting> waiting =
                queue.depth().stream().map(depth -> Waiting.of(depth, now)).toList();
        List<NodeStatus> alive = nodes.alive();
        boolean judging = alive.stream().anyMatch(NodeStatus::isJudging);
        return Templates.health(waiting, statistics.lately(LOOK_BACK), alive, judging, catalogue.broken());
    }

    /** @param oldest how long the longest waiting judging of the lane has waited */
    public record Waiting(Lane lane, long queued, Duration oldest) {
        static Waiting of(QueueDepth depth, Instant now) {
            return new Waiting(
                    depth.lane(),
                    depth.queued(),
                    Duration.between(depth.oldest().orElse(now), now));
        }
    }
}
