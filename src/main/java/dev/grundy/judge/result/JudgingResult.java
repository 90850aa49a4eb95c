package dev.grundy.judge.result;

import dev.grundy.base.kernel.MemorySize;
import dev.grundy.base.kernel.Verdict;
import java.time.Duration;
import java.util.List;
import java.util.Optional;

/**
 * The result of a judging.
 *
 * @param score        empty for a problem without scores
 * @param tests        in judging order, those that were judged
 * @param testsPlanned how many there were to run; 0 where it did not come to that
 * @param compilation  empty if it did not come to that
 * @param firstFailure of the first test that was not accepted
 * @param trouble      the fault on our side; present exactly with the verdict JE
 */
public record JudgingResult(
        Verdict verdict,
        Optional<Score> score,
        List<TestResult> tests,
        int testsPlanned,
        Optional<Compilation> compilation,
        Optional<FirstFailure> firstFailure,
        Optional<String> trouble) {
    public JudgingResult {
        tests = List.copyOf(tests);
        if (testsPlanned < 0) {
            throw new IllegalArgumentException("tests cannot be negative: " + testsPlanned);
        }
        if (trouble.isPresent() != (verdict == Verdict.JE)) {
            throw new IllegalArgumentException("a judging with verdict " + verdict + " and trouble " + trouble);
        }
    }

    /** A source that does not compile. */
    public static JudgingResult compileError(Compilation compilation) {
        return new JudgingResult(
                Verdict.CE,
                Optional.empty(),
                List.of(),
                0,
                Optional.of(compilation),
                Optional.empty(),
                Optional.empty());
    }

    /** Nothing but the reason why there is no verdict. */
    public static JudgingResult judgeError(String trouble) {
        return new JudgingResult(
                Verdict.JE, Optional.empty(), List.of(), 0, Optional.empty(), Optional.empty(), Optional.of(trouble));
    }

    /** CPU time of the slowest test; zero where nothing ran. */
    public Duration cpu() {
        return tests.stream().map(TestResult::cpu).max(Duration::compareTo).orElse(Duration.ZERO);
    }

    /** Wall time of the slowest test; zero where nothing ran. */
    public Duration wall() {
        return tests.stream().map(TestResult::wall).max(Duration::compareTo).orElse(Duration.ZERO);
    }

    /** Memory of the test that needed most; none where nothing ran. */
    public MemorySize memory() {
        return tests.stream().map(TestResult::memory).max(MemorySize::compareTo).orElse(MemorySize.ofBytes(0));
    }

    /** CPU time of everything that ran for this judging: what fair share counts. */
    public Duration cpuSpent() {
        Duration compiling = compilation.map(Compilation::time).orElse(Duration.ZERO);
        return tests.stream().map(TestResult::cpu).reduce(compiling, Duration::plus);
    }
}
