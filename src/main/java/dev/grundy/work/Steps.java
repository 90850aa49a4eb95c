package dev.grundy.work;

import java.util.function.Supplier;

/** What a handler tells while it works. */
public interface Steps {
    /**
     * Tells those who watch how far the work is: a new phase at once, more of the same at most twice a second.
     *
     * @param progress JSON that the kind's pages understand; asked for only when it is told
     */
    void at(String phase, Supplier<String> progress);

    /** Between two steps of work that is for idle times: waits until the node has nothing more urgent. */
    void giveWay() throws InterruptedException;
}
