package dev.grundy.judge.judging;

import static org.assertj.core.api.Assertions.assertThat;

import dev.grundy.base.kernel.MemorySize;
import dev.grundy.base.kernel.Verdict;
import dev.grundy.judge.result.Compilation;
import dev.grundy.judge.result.ReplayBundle;
import dev.grundy.judge.result.TestResult;
import java.time.Duration;
import java.util.List;
import java.util.OptionalDouble;
import org.junit.jupiter.api.Test;

class ReplayedTest {
    @Test
    void theSameVerdictsAreNoDifferenceWhateverTheyTook() {
        assertThat(Replayed.differences(
                        bundle(Verdict.WA, test("a", Verdict.AC, 1), test("b", Verdict.WA, 1)),
                        report(Verdict.WA, test("a", Verdict.AC, 900), test("b", Verdict.WA, 2))))
                .isEmpty();
    }

    @Test
    void eachDifferenceIsALine() {
        assertThat(Replayed.differences(
                        bundle(Verdict.WA, test("a", Verdict.AC, 1), test("b", Verdict.WA, 1)),
                        report(Verdict.AC, test("a", Verdict.TLE, 1), test("c", Verdict.AC, 1))))
                .containsExactly(
                        "verdict: WA then, AC now",
                        "test a: AC then, TLE now",
                        "test b: WA then, not run now",
                        "test c: not run then, AC now");
    }

    private static TestResult test(String name, Verdict verdict, int millis) {
        Duration time = Duration.ofMillis(millis);
        return new TestResult(name, verdict, time, time, MemorySize.ofMebibytes(1), "", OptionalDouble.empty());
    }

    private static ReplayBundle bundle(Verdict verdict, TestResult... tests) {
        return new ReplayBundle(
                ReplayBundle.FORMAT,
                ReplayBundle.VERSION,
                1,
                "A-1",
                "0".repeat(64),
                "python",
                "",
                1,
                null,
                verdict,
                tests.length,
                List.of(tests));
    }

    private static JudgeReport report(Verdict verdict, TestResult... tests) {
        return new JudgeReport(
                "A-1",
                "python",
                verdict,
                null,
                0,
                0,
                0,
                List.of(tests),
                new Compilation(true, Duration.ZERO, false, ""),
                null,
                null,
                1,
                null);
    }
}
