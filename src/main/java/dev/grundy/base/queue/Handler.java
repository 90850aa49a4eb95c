package dev.grundy.base.queue;

import java.time.Duration;
import java.util.Set;

/** How a node works one kind of work through. Called by several threads at once. */
public interface Handler {
    Kind kind();

    /** The needs of this kind that this node meets now, such as languages; empty for none. */
    Set<String> needs();

    /**
     * Reads what the work is about, runs it, and answers what to write.
     *
     * @throws WorkException        when it came to nothing through a fault of ours: there will be another try, until the last
     * @throws InterruptedException when the work is to be given up
     */
    Done work(Claim claim, Steps steps) throws InterruptedException;

    /**
     * The outcome of a piece of work.
     *
     * @param result   JSON as {@code finish_KIND} in the database reads it
     * @param cpuSpent the CPU time that fair share counts
     * @param told     done once the result is written, and only then
     */
    record Done(String result, Duration cpuSpent, Runnable told) {
        public Done(String result, Duration cpuSpent) {
            this(result, cpuSpent, () -> {});
        }
    }
}
