package dev.grundy.base.queue.roster;

import java.time.Instant;

/**
 * A node as it was last seen.
 *
 * @param running  how many judgings it worked on
 * @param draining whether it is stopping
 */
public record NodeStatus(NodeDescription node, int running, boolean draining, Instant startedAt, Instant lastSeenAt) {
    /** Whether it takes on work. */
    public boolean isJudging() {
        return node.cells() > 0 && !draining;
    }

    /** Whether it takes on work and has none that somebody waits for: it turns to what is for idle times. */
    public boolean isIdle() {
        return isJudging() && running == 0;
    }
}
