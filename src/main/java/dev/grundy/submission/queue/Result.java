package dev.grundy.submission.queue;

import dev.grundy.kernel.MemorySize;
import dev.grundy.kernel.Verdict;
import java.time.Duration;
import java.util.List;
import java.util.Optional;
import java.util.OptionalDouble;

/**
 * What a judging found out, as it is stored.
 *
 * @param score   empty for a problem without scores
 * @param cpu     of the slowest test
 * @param wall    of the slowest test
 * @param memory  of the test that needed most
 * @param tests   in the order they ran
 * @param message what went wrong where the fault is ours; empty otherwise
 */
public record Result(
        Verdict verdict,
        OptionalDouble score,
        Duration cpu,
        Duration wall,
        MemorySize memory,
        List<Test> tests,
        Optional<Compilation> compilation,
        Optional<FirstFailure> firstFailure,
        Optional<String> message) {
    public Result {
        tests = List.copyOf(tests);
    }

    /** A result that has nothing but a verdict and the reason. */
    public static Result judgeError(String message) {
        return new Result(
                Verdict.JE,
                OptionalDouble.empty(),
                Duration.ZERO,
                Duration.ZERO,
                MemorySize.ofBytes(0),
                List.of(),
                Optional.empty(),
                Optional.empty(),
                Optional.of(message));
    }

    /** CPU time of everything that ran for this judging: what fair share counts. */
    public Duration cpuSpent() {
        Duration compiling = compilation.map(Compilation::time).orElse(Duration.ZERO);
        return tests.stream().map(Test::cpu).reduce(compiling, Duration::plus);
    }

    /**
     * One run.
     *
     * @param group   empty for a test that belongs to none
     * @param message what the checker says to the solver; empty for nothing
     */
    public record Test(
            String name,
            String group,
            Verdict verdict,
            Duration cpu,
            Duration wall,
            MemorySize memory,
            String message) {}

    /**
     * What the compiler did.
     *
     * @param cached whether the program was there already
     * @param output the compiler's messages, capped by whoever ran it; empty for none
     */
    public record Compilation(boolean ok, Duration time, boolean cached, String output) {}

    /** The first failing test; long texts were cut by whoever made them, and say so at their ends. */
    public record FirstFailure(
            String test, Verdict verdict, String input, String expected, String output, String message) {}
}
