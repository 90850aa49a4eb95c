package dev.grundy.judging;

import dev.grundy.judging.compile.Compilation;
import dev.grundy.judging.test.TestResult;
import dev.grundy.kernel.MemorySize;
import dev.grundy.kernel.Verdict;
import java.time.Duration;
import java.util.List;
import java.util.Optional;
import java.util.OptionalDouble;

/**
 * What a judging came to.
 *
 * @param score in scoring problems
 * @param cpu the longest of any test; likewise wall and memory
 * @param tests in judging order, those that were judged
 * @param compilation absent if it did not come to that
 * @param firstFailure of the first test that was not accepted
 * @param trouble what went wrong on our side; present exactly with the verdict JE
 */
public record JudgingResult(
        Verdict verdict,
        OptionalDouble score,
        Duration cpu,
        Duration wall,
        MemorySize memory,
        List<TestResult> tests,
        Optional<Compilation> compilation,
        Optional<FirstFailure> firstFailure,
        Optional<String> trouble) {

    public JudgingResult {
        tests = List.copyOf(tests);
        if (trouble.isPresent() != (verdict == Verdict.JE)) {
            throw new IllegalArgumentException("a judging with verdict " + verdict + " and trouble " + trouble);
        }
    }

    /** Before any test was run. */
    static JudgingResult early(Verdict verdict, Optional<Compilation> compilation, Optional<String> trouble) {
        return new JudgingResult(
                verdict,
                OptionalDouble.empty(),
                Duration.ZERO,
                Duration.ZERO,
                MemorySize.ofBytes(0),
                List.of(),
                compilation,
                Optional.empty(),
                trouble);
    }
}
