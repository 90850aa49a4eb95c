package dev.grundy.app.node;

import dev.grundy.base.database.DatabaseException;
import dev.grundy.base.kernel.BackgroundLoop;
import dev.grundy.base.queue.WorkNode;
import dev.grundy.base.queue.roster.NodeDescription;
import dev.grundy.base.queue.roster.NodeDescription.NodeLanguage;
import dev.grundy.base.queue.roster.NodeRepository;
import jakarta.inject.Singleton;
import java.time.Duration;
import java.util.List;
import java.util.Optional;
import org.jboss.logging.Logger;

/** Says every few seconds that this node is there and what it can do, and at once how busy it is. Thread-safe. */
@Singleton
final class NodePresence {
    private static final Logger LOG = Logger.getLogger(NodePresence.class);
    /** A reader of the status page sees what was so less than a second ago. */
    private static final Duration LOOK = Duration.ofMillis(400);

    private static final int LOOKS_PER_SIGN_OF_LIFE = 12;

    private final NodeRepository nodes;
    private final BackgroundLoop loop = new BackgroundLoop("node presence", LOOK, this::look);
    /** Held while the database is told: a word under way must not come after the farewell. */
    private final Object telling = new Object();

    private boolean left;
    private volatile NodeDescription description;
    private volatile Optional<WorkNode> working = Optional.empty();
    /** These belong to the loop's thread. */
    private Busy told = new Busy(0, false);

    private int silent;

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

    /** @param running as the status page shows it */
    private record Busy(int running, boolean draining) {}

    private Busy busy() {
        return new Busy(
                working.map(WorkNode::running).orElse(0),
                working.map(WorkNode::isDraining).orElse(false));
    }

    private void look() {
        Busy now = busy();
        silent++;
        if (now.equals(told) && silent < LOOKS_PER_SIGN_OF_LIFE) {
            return;
        }
        told = now;
        silent = 0;
        tell();
    }

    private void tell() {
        synchronized (telling) {
            if (left) {
                return;
            }
            try {
                Busy now = busy();
                nodes.see(description, now.running(), now.draining());
            } catch (DatabaseException e) {
                LOG.debugf("not told that this node is there: %s", e.getMessage());
            }
        }
    }

    /** Says that this node is gone; nothing is told of it afterwards. */
    void leave() {
        loop.stop();
        synchronized (telling) {
            left = true;
            try {
                nodes.leave(name());
            } catch (DatabaseException e) {
                LOG.debugf("not told that this node is gone: %s", e.getMessage());
            }
        }
    }
}
