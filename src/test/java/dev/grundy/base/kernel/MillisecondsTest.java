package dev.grundy.base.kernel;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Duration;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class MillisecondsTest {
    @ParameterizedTest
    @CsvSource({"0, 0", "419499999, 419", "419500000, 420", "420400000, 420", "-1600000, -2"})
    void aTimeIsToldToTheNearestOne(long nanos, long milliseconds) {
        assertThat(Milliseconds.of(Duration.ofNanos(nanos))).isEqualTo(milliseconds);
    }
}
