package dev.grundy.judge.sandbox.host;

/** A wall that programs could be run without, which is done only where somebody takes that upon himself. */
public enum Wall {
    /** Namespaces for network, host name and System V IPC. */
    NETWORK,
    /** The filter of system calls. */
    FILTER
}
