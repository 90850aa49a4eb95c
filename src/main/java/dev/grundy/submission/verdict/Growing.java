package dev.grundy.submission.verdict;

import dev.grundy.judge.result.growth.Measurement;

/** How far it is known how a program grows. No verdict depends on it. */
public sealed interface Growing {
    /**
     * It waits for a node that has nothing else to do, or is being measured.
     *
     * @param sizes that are done
     */
    record Waiting(int sizes) implements Growing {}

    record Known(Measurement measurement) implements Growing {}

    /**
     * A fault of ours.
     *
     * @param message for admins
     */
    record Failed(String message) implements Growing {}
}
