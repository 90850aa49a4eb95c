package dev.grundy.node;

import dev.grundy.database.DatabaseException;
import dev.grundy.kernel.BackgroundLoop;
import dev.grundy.work.WorkNode;
import dev.grundy.work.roster.NodeDescription;
import dev.grundy.work.roster.NodeDescription.NodeLanguage;
import dev.grundy.work.roster.NodeRepository;
import jakarta.inject.Singleton;
import java.time.Duration;
import java.util.List;
import java.util.Optional;
import org.jboss.logging.Logger;

/** Says every few seconds that this node is there and what it can do. Thread-safe. */
@Singleton
final class NodePresence {
    private static final Logger LOG = Logger.getLogger(NodePresence.class);
    private static final Duration EVERY = Duration.ofSeconds(5);

    private final NodeRepository nodes;
    private final BackgroundLoop loop = new BackgroundLoop("node presence", EVERY, this::tell);
    private volatile NodeDescription description;
    private volatile Optional<WorkNode> working = Optional.empty();

    NodePresence(NodeRepository nodes, NodeConfig.Source config) {
        this.nodes = nodes;
        this.description =
                new NodeDescription(NodeName.ofThisProcess(), config.config().role(), 0, List.of(), List.of());
    }

    void start() {
        loop.start();
    }

    /** Unique per process. */
    String name() {
        return description.name();
    }

    /** Tells others at once what has become known of this node. */
    void becomes(int cells, List<NodeLanguage> languages, List<String> host) {
        description = new NodeDescription(description.name(), description.role(), cells, languages, host);
        tell();
    }

    /** Tells from now on how busy the node is. */
    void works(WorkNode node) {
        working = Optional.of(node);
    }

    private void tell() {
        try {
            nodes.see(
                    description,
                    working.map(WorkNode::running).orElse(0),
                    working.map(WorkNode::isDraining).orElse(false));
        } catch (DatabaseException e) {
            LOG.debugf("not told that this node is there: %s", e.getMessage());
        }
    }

    /** Says that this node is gone. */
    void leave() {
        loop.stop();
        try {
            nodes.leave(name());
        } catch (DatabaseException e) {
            LOG.debugf("not told that this node is gone: %s", e.getMessage());
        }
    }
}
