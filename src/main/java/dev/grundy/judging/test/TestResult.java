package dev.grundy.judging.test;

import dev.grundy.kernel.MemorySize;
import dev.grundy.kernel.Verdict;
import java.time.Duration;
import java.util.OptionalDouble;

/**
 * What came of one test.
 *
 * @param name of the test, such as {@code secret/03-chain} or {@code fresh/01}
 * @param cpu the longest of several passes
 * @param message why it failed, or what the checker remarked; for people, may be empty
 * @param score in scoring problems, what the checker gave
 */
public record TestResult(
        String name,
        Verdict verdict,
        Duration cpu,
        Duration wall,
        MemorySize memory,
        String message,
        OptionalDouble score) {}
