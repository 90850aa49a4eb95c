package dev.grundy.submission;

import dev.grundy.work.roster.NodeRepository;
import jakarta.enterprise.context.ApplicationScoped;

/** Whether somebody is there who judges: what waits is told so otherwise. Thread-safe. */
@ApplicationScoped
public class Judges {
    private final NodeRepository nodes;

    Judges(NodeRepository nodes) {
        this.nodes = nodes;
    }

    public JudgesState state() {
        return JudgesState.of(nodes.alive());
    }

    /** @param waits whether something does; for nothing nobody is asked */
    public JudgesState stateFor(boolean waits) {
        return waits ? state() : JudgesState.AT_WORK;
    }
}
