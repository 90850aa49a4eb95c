package dev.grundy.judge.explore.idea;

import dev.grundy.format.pack.Misconception;

/**
 * Why a program may be wrong.
 *
 * @param misconception of the named program that it answers like
 * @param tests that both answer wrongly, with the same words
 */
public record Told(Misconception misconception, int tests) {
    /** On fewer tests one thing may look like another. */
    public static final int FEWEST_TESTS = 20;

    public Told {
        if (tests < FEWEST_TESTS) {
            throw new IllegalArgumentException("an idea is told from " + FEWEST_TESTS + " tests on, got " + tests);
        }
    }
}
