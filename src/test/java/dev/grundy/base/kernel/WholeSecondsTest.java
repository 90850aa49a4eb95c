package dev.grundy.base.kernel;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Duration;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class WholeSecondsTest {
    @ParameterizedTest
    @CsvSource({
        "PT-5S, 1",
        "PT0S, 1",
        "PT0.000000001S, 1",
        "PT1S, 1",
        "PT1.000000001S, 2",
        "PT1.5S, 2",
        "PT60S, 60",
        "PT59.9995S, 60"
    })
    void nobodyIsToldToComeBackTooEarly(Duration wait, long seconds) {
        assertThat(WholeSeconds.of(wait)).isEqualTo(seconds);
    }
}
