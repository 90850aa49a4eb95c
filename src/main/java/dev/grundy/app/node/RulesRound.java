package dev.grundy.app.node;

import dev.grundy.base.queue.roster.NodeRepository;
import dev.grundy.base.queue.roster.NodeStatus;
import dev.grundy.problem.catalogue.CatalogueRepository;
import dev.grundy.problem.catalogue.PackageCache;
import dev.grundy.studio.proof.RulesAhead;
import dev.grundy.studio.proof.RulesCheckRepository;
import io.quarkus.scheduler.Scheduled;
import io.quarkus.scheduler.Scheduled.ConcurrentExecution;
import jakarta.enterprise.context.ApplicationScoped;
import java.time.Clock;

/**
 * Has packages compared with the rules of their game while a judge idles, on nodes that serve pages. A node that only judges starts nothing by
 * the clock. Between two comparisons judges have time for what they make ahead.
 */
@ApplicationScoped
class RulesRound {
    private final RulesAhead ahead;
    private final CatalogueRepository catalogue;
    private final NodeRepository nodes;
    private final boolean isOn;

    RulesRound(
            RulesCheckRepository checks,
            PackageCache packages,
            CatalogueRepository catalogue,
            NodeRepository nodes,
            NodeConfig.Source source,
            Clock clock) {
        NodeConfig config = source.config();
        this.ahead = new RulesAhead(
                checks, version -> packages.get(version.id(), version.hash()), config.thoroughRules(), clock);
        this.catalogue = catalogue;
        this.nodes = nodes;
        this.isOn = config.rules();
    }

    @Scheduled(every = "30s", delayed = "1m", concurrentExecution = ConcurrentExecution.SKIP)
    void goOn() {
        if (isOn && nodes.alive().stream().anyMatch(NodeStatus::isIdle)) {
            ahead.queueOne(catalogue.liveVersions());
        }
    }
}
