package dev.grundy.base.queue.signal;

/** Counts what goes wrong on a node. Thread-safe. */
public interface WorkMeter {
    WorkMeter NONE = () -> {};

    /** A try failed through a fault of ours. */
    void failed();

    /**
     * This node found that it no longer holds leases that it had: it was silent for too long, or the work is no longer wanted.
     *
     * @param leases how many, at least 1
     */
    default void lost(int leases) {}

    /**
     * This node ended tries of workers that were silent for longer than their lease.
     *
     * @param tries how many, at least 1
     */
    default void expired(int tries) {}
}
