package dev.grundy.judge.prove;

import dev.grundy.base.kernel.MemorySize;
import dev.grundy.base.kernel.Verdict;
import dev.grundy.judge.result.TestResult;
import java.time.Duration;
import java.util.OptionalDouble;

/**
 * A submission tried on one test, regardless of the tests before it.
 *
 * @param multiplier the part of the test's score that the checker gave
 * @param output the beginning of what was not accepted, else empty
 */
public record Trial(TestResult result, OptionalDouble multiplier, String output) {
    /** Without an output. */
    public Trial(TestResult result, OptionalDouble multiplier) {
        this(result, multiplier, "");
    }

    /** One that came to nothing through a fault of ours. */
    static Trial failed(String test, String message) {
        return new Trial(
                new TestResult(
                        test,
                        Verdict.JE,
                        Duration.ZERO,
                        Duration.ZERO,
                        MemorySize.ofBytes(0),
                        message,
                        OptionalDouble.empty()),
                OptionalDouble.empty());
    }

    /** The same of a test with another name and the same content. */
    Trial on(String test) {
        return new Trial(result.named(test), multiplier, output);
    }

    public Verdict verdict() {
        return result.verdict();
    }

    public Duration cpu() {
        return result.cpu();
    }

    /** The trial as it would have been under a tighter time limit. */
    public Trial under(Duration limit) {
        if (verdict() == Verdict.JE || cpu().compareTo(limit) <= 0) {
            return this;
        }
        return new Trial(
                new TestResult(
                        result.name(),
                        Verdict.TLE,
                        cpu(),
                        result.wall(),
                        result.memory(),
                        "used " + cpu().toMillis() + " ms of CPU time, more than " + limit.toMillis() + " ms",
                        OptionalDouble.empty()),
                OptionalDouble.empty(),
                output);
    }
}
