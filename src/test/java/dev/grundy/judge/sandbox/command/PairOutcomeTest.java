package dev.grundy.judge.sandbox.command;

import static org.assertj.core.api.Assertions.assertThat;

import dev.grundy.base.kernel.MemorySize;
import java.time.Duration;
import java.util.Map;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class PairOutcomeTest {
    @ParameterizedTest
    @CsvSource({
        "EXITED, true, true",
        "CPU_LIMIT, true, true",
        "EXITED, false, false",
        "STOPPED, false, false",
        "STOPPED, true, false"
    })
    void theFirstWasFirstIfItEndedUnaidedAndWasNoLongerHeardAtTheOthersEnd(
            Ending ending, boolean secondsInputOver, boolean first) {
        assertThat(new PairOutcome(outcome(ending, false), outcome(Ending.EXITED, secondsInputOver)).firstEndedFirst())
                .isEqualTo(first);
    }

    private static RunOutcome outcome(Ending ending, boolean inputOver) {
        return new RunOutcome(
                ending,
                1,
                0,
                Duration.ZERO,
                Duration.ZERO,
                Duration.ZERO,
                MemorySize.ofMebibytes(1),
                new byte[0],
                new byte[0],
                Map.of(),
                inputOver);
    }
}
