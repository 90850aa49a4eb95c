package dev.grundy.judge.judging;

import static org.assertj.core.api.Assertions.assertThat;

import dev.grundy.base.kernel.Verdict;
import dev.grundy.judge.result.Compilation;
import java.time.Duration;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;

class JudgeTextTest {
    @Test
    void aScoreIsToldWithTheMostThatThereIs() {
        assertThat(JudgeText.of(report(50.0, 100.0))).startsWith("AC (Accepted), score 50 of 100: A-1, 0 tests");
        assertThat(JudgeText.of(report(0.25, 1.5))).contains(", score 0.25 of 1.5: ");
        assertThat(JudgeText.of(report(1200.0, null))).contains(", score 1200: ");
        assertThat(JudgeText.of(report(null, null))).startsWith("AC (Accepted): A-1");
    }

    private static JudgeReport report(@Nullable Double score, @Nullable Double full) {
        Compilation compiled = new Compilation(true, Duration.ZERO, false, "");
        return new JudgeReport("A-1", "python", Verdict.AC, score, 0, 0, 0, List.of(), compiled, null, null, 1, full);
    }
}
