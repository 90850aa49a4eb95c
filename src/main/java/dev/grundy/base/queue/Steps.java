package dev.grundy.base.queue;

import java.util.function.Supplier;

/** The reports of a handler while it works. */
public interface Steps {
    /**
     * Tells those who watch how far the work is: a new phase at once, more of the same at most twice a second.
     *
     * @param progress JSON that the kind's pages understand; asked for only when it is told
     */
    void at(String phase, Supplier<String> progress);

    /**
     * Between two steps: waits while the node has work of earlier lanes, and in a lane for idle times also while others have their turn. Hold
     * nothing that others might wait for. Several threads may wait at the same time.
     */
    void giveWay() throws InterruptedException;
}
