package dev.grundy.submission;

import dev.grundy.work.roster.NodeRepository;
import dev.grundy.work.roster.NodeStatus;
import jakarta.enterprise.context.ApplicationScoped;

/** Whether somebody is there who judges: what waits is told so otherwise. Thread-safe. */
@ApplicationScoped
public class Judges {
    private final NodeRepository nodes;

    Judges(NodeRepository nodes) {
        this.nodes = nodes;
    }

    /** Whether no node was seen lately that takes on work. */
    public boolean areAway() {
        return nodes.alive().stream().noneMatch(NodeStatus::isJudging);
    }
}
