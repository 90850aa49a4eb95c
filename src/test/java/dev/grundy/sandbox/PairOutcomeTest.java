package dev.grundy.sandbox;

import static org.assertj.core.api.Assertions.assertThat;

import dev.grundy.kernel.MemorySize;
import java.time.Duration;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class PairOutcomeTest {
    private static final long SECOND_MICROS = 10_000;

    @ParameterizedTest
    @CsvSource({"9000, true", "10000, true", "12999, true", "13000, false"})
    void anEndNoticedALittleLateCountsAsFirst(long finishedMicros, boolean first) {
        assertThat(pair(Ending.EXITED, finishedMicros).firstMayHaveEndedFirst()).isEqualTo(first);
    }

    @Test
    void whatWasStoppedWasNotFirst() {
        assertThat(pair(Ending.STOPPED, SECOND_MICROS + 1).firstMayHaveEndedFirst()).isFalse();
    }

    private static PairOutcome pair(Ending ending, long finishedMicros) {
        return new PairOutcome(outcome(ending, finishedMicros), outcome(Ending.EXITED, SECOND_MICROS));
    }

    private static Outcome outcome(Ending ending, long finishedMicros) {
        return new Outcome(ending, 1, 0, Duration.ZERO, Duration.ZERO, MemorySize.ofMebibytes(1), new byte[0], new byte[0],
                Map.of(), Duration.ofNanos(finishedMicros * 1_000));
    }
}
