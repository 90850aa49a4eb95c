package dev.grundy.submission.status;

import dev.grundy.base.queue.roster.NodeRepository;
import jakarta.enterprise.context.ApplicationScoped;

/** Whether a judge is there: otherwise pages tell it where submissions wait. Thread-safe. */
@ApplicationScoped
public class JudgePresence {
    private final NodeRepository nodes;

    JudgePresence(NodeRepository nodes) {
        this.nodes = nodes;
    }

    /** @param waits whether something waits; where nothing does, the database is not asked */
    public JudgesState stateFor(boolean waits) {
        return waits ? JudgesState.of(nodes.alive()) : JudgesState.AT_WORK;
    }
}
