package dev.grundy.submission.status;

import dev.grundy.base.queue.roster.NodeStatus;
import java.util.List;

/** Whether a judge is there who takes up waiting work. */
public enum JudgesState {
    AT_WORK,
    /** Each node that judges tries its languages still: one that works is used at once. */
    STARTING,
    /** No node was seen lately that judges. */
    AWAY;

    static JudgesState of(List<NodeStatus> alive) {
        List<NodeStatus> judging = alive.stream().filter(NodeStatus::isJudging).toList();
        if (judging.isEmpty()) {
            return AWAY;
        }
        return judging.stream().allMatch(node -> node.node().languages().isEmpty()) ? STARTING : AT_WORK;
    }

    public boolean isAway() {
        return this == AWAY;
    }

    public boolean isStarting() {
        return this == STARTING;
    }

    /** The suffix that a page which shows it adds to its own revision. */
    public String revision() {
        return switch (this) {
            case AT_WORK -> "";
            case STARTING -> "-starting";
            case AWAY -> "-away";
        };
    }
}
