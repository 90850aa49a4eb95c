package dev.grundy.app.bench;

import static org.assertj.core.api.Assertions.assertThat;

import dev.grundy.app.bench.PagesBench.Pace;
import java.time.Duration;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class PagesPaceTest {
    private static final Pace PACE = new Pace(Duration.ofMillis(600), 3_000, 25);

    @ParameterizedTest
    @CsvSource({"0, 0, 1, false", "3, 2999, 0, false", "3, 3000, 0.06, false", "3, 3000, 0.05, true", "25, 0, 1, true"})
    void aPageIsWarmOnceItWasAnsweredOftenAndIsCompiledOrTheRoundsAreOver(
            int rounds, int answered, double compiling, boolean warm) {
        assertThat(PACE.isWarm(rounds, answered, compiling)).isEqualTo(warm);
    }
}
