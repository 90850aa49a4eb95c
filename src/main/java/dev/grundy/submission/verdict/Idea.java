package dev.grundy.submission.verdict;

import dev.grundy.format.pack.Misconception;

/** Whether one of the package's wrong programs that say their idea explains a wrong answer. The verdict does not depend on it. */
public sealed interface Idea {
    /** It waits for a node that has nothing else to do, or is being compared. */
    record Waiting() implements Idea {}

    /**
     * It answers like exactly one of them.
     *
     * @param misconception what that one takes for true
     * @param tests that both answer wrongly, with the same words
     */
    record Told(Misconception misconception, int tests) implements Idea {}

    /** No idea explains its answers, or several do: nothing is guessed. */
    record None() implements Idea {}

    /** A fault of ours. */
    record Failed(String message) implements Idea {}
}
