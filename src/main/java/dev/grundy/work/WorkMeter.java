package dev.grundy.work;

/** Counts what goes wrong on a node. Thread-safe. */
public interface WorkMeter {
    WorkMeter NONE = () -> {};

    /** A try failed through a fault of ours. */
    void failed();
}
