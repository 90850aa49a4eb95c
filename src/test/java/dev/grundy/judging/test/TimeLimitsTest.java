package dev.grundy.judging.test;

import static org.assertj.core.api.Assertions.assertThat;

import dev.grundy.problem.pack.ProblemLimits.TimeMargins;
import java.time.Duration;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class TimeLimitsTest {
    @ParameterizedTest
    @CsvSource({"10,2.0,1000,1000", "500,2.0,1000,1000", "501,2.0,1000,2000", "501,2.0,100,1100", "300,5.0,1000,2000"})
    void isTheSmallestMultipleOfTheResolutionWithTheMargin(
            long slowestMs, double margin, long resolutionMs, long limitMs) {
        TimeMargins margins = new TimeMargins(margin, 1.5, Duration.ofMillis(resolutionMs));
        assertThat(TimeLimits.limit(Duration.ofMillis(slowestMs), margins)).isEqualTo(Duration.ofMillis(limitMs));
    }
}
