package dev.grundy.problem.solutions;

import static org.assertj.core.api.Assertions.assertThat;

import dev.grundy.base.kernel.MemorySize;
import java.time.Duration;
import java.time.Instant;
import org.junit.jupiter.api.Test;

class SharedSolutionTest {
    /** Its submission's page says 420 ms. */
    @Test
    void itsTimeIsThatOfItsSubmission() {
        Duration time = Duration.ofNanos(419_600_000);
        assertThat(new SharedSolution(1, 1, "ada", "cpp", time, MemorySize.ofMebibytes(1), 1, Instant.EPOCH, true)
                        .cpuText())
                .isEqualTo("420 ms");
    }
}
