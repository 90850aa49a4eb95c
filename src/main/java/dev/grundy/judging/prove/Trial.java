package dev.grundy.judging.prove;

import dev.grundy.judging.test.TestResult;
import dev.grundy.kernel.Verdict;
import java.time.Duration;
import java.util.OptionalDouble;

/**
 * A submission tried on one test, whatever became of the tests before it.
 *
 * @param multiplier the part of the test's score that the checker gave
 */
public record Trial(TestResult result, OptionalDouble multiplier) {

    public Verdict verdict() {
        return result.verdict();
    }

    public Duration cpu() {
        return result.cpu();
    }

    /** What the trial would have been under a tighter time limit. */
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
                OptionalDouble.empty());
    }
}
