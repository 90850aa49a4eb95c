package dev.grundy.submission.verdict;

import dev.grundy.judge.result.phase.PhaseMap;

/** How far it is known where a program fails. No verdict depends on it. */
public sealed interface Mapped {
    /**
     * It waits for a node that has nothing else to do, or is being mapped.
     *
     * @param tried inputs so far
     */
    record Waiting(long tried) implements Mapped {}

    record Known(PhaseMap map) implements Mapped {}

    /**
     * A fault of ours.
     *
     * @param message for admins
     */
    record Failed(String message) implements Mapped {}
}
