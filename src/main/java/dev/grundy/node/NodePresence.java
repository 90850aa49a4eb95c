package dev.grundy.node;

import dev.grundy.database.DatabaseException;
import dev.grundy.work.roster.NodeDescription;
import dev.grundy.work.roster.NodeRepository;
import java.util.Optional;
import java.util.concurrent.Executors;
import java.util.concurrent.ScheduledExecutorService;
import java.util.concurrent.TimeUnit;
import org.jboss.logging.Logger;

/** Says every few seconds that this node is there and what it can do. Thread-safe. */
final class NodePresence implements AutoCloseable {
    private static final Logger LOG = Logger.getLogger(NodePresence.class);
    private static final int EVERY_SECONDS = 5;

    private final NodeRepository nodes;
    private final ScheduledExecutorService ticker = Executors.newSingleThreadScheduledExecutor(
            Thread.ofPlatform().daemon().name("node presence").factory());
    private volatile NodeDescription description;
    private volatile Optional<JudgeNode> judging = Optional.empty();

    NodePresence(NodeRepository nodes, NodeDescription description) {
        this.nodes = nodes;
        this.description = description;
    }

    void start() {
        ticker.scheduleAtFixedRate(this::tell, 0, EVERY_SECONDS, TimeUnit.SECONDS);
    }

    NodeDescription description() {
        return description;
    }

    /** Tells others at once what has become known of this node. */
    void becomes(NodeDescription known, Optional<JudgeNode> working) {
        description = known;
        judging = working;
        tell();
    }

    /** Tells others at once how the work stands. */
    void tell() {
        try {
            nodes.see(
                    description,
                    judging.map(JudgeNode::running).orElse(0),
                    judging.map(JudgeNode::isDraining).orElse(false));
        } catch (DatabaseException e) {
            LOG.debugf("not told that this node is there: %s", e.getMessage());
        }
    }

    /** Says that this node is gone. */
    @Override
    public void close() {
        ticker.shutdownNow();
        try {
            nodes.leave(description.name());
        } catch (DatabaseException e) {
            LOG.debugf("not told that this node is gone: %s", e.getMessage());
        }
    }
}
