package dev.grundy.judge.test;

import static org.assertj.core.api.Assertions.assertThat;

import dev.grundy.format.pack.ProblemLimits.TimeMargins;
import dev.grundy.judge.test.Calibration.Bounds;
import dev.grundy.judge.test.Calibration.Measured;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class CalibrationTest {
    private static final Bounds BOUNDS = new Bounds(Duration.ofSeconds(60), Duration.ofSeconds(100));

    private final List<String> runs = new ArrayList<>();
    private final List<String> said = new ArrayList<>();

    @ParameterizedTest
    @CsvSource({"10,2.0,1000,1000", "500,2.0,1000,1000", "501,2.0,1000,2000", "501,2.0,100,1100", "300,5.0,1000,2000"})
    void isTheSmallestMultipleOfTheResolutionWithTheMargin(
            long slowestMs, double margin, long resolutionMs, long limitMs) {
        TimeMargins margins = new TimeMargins(margin, 1.5, Duration.ofMillis(resolutionMs));
        assertThat(new Calibration(margins, BOUNDS, said::add).limit(Duration.ofMillis(slowestMs)))
                .isEqualTo(Duration.ofMillis(limitMs));
    }

    @Test
    void allProgramsRunOnOneTestBeforeTheNextAndEachRunIsSaid() {
        assertThat(limit((program, test) -> seconds(program.equals("b") && test.equals("2") ? 3 : 1)))
                .isEqualTo(Duration.ofSeconds(6));
        assertThat(runs).containsExactly("a 1", "b 1", "a 2", "b 2", "a 3", "b 3");
        assertThat(said)
                .hasSize(6)
                .startsWith("measuring the time limit with a on 1 (run 1 of 6)")
                .endsWith("measuring the time limit with b on 3 (run 6 of 6)");
    }

    @Test
    void aRunThatAsksForMoreThanTheLongestLimitIsTheLast() {
        assertThat(limit((program, test) -> seconds(program.equals("b") ? 30 : 1)))
                .isEqualTo(Duration.ofSeconds(60));
        assertThat(runs).containsExactly("a 1", "b 1");
        assertThat(said.getLast())
                .startsWith(
                        "the time limit is 60 s, the longest that is measured, since b needs more than 30 s on test 1");
    }

    @Test
    void runsEndWhenTheyHaveTakenWhatAllMayTake() {
        assertThat(limit((program, test) -> seconds(29))).isEqualTo(Duration.ofSeconds(58));
        assertThat(runs).containsExactly("a 1", "b 1", "a 2", "b 2");
        assertThat(said.getLast()).startsWith("the time limit follows from 4 of 6 runs, which took 116 s");
    }

    @Test
    void whatIsKnownFromEarlierCostsNothing() {
        limit((program, test) -> new Measured(Duration.ofSeconds(29), test.equals("3")));
        assertThat(runs).hasSize(6);
    }

    private Duration limit(Calibration.Runs times) {
        TimeMargins margins = new TimeMargins(2, 1.5, Duration.ofSeconds(1));
        return new Calibration(margins, BOUNDS, said::add).limit(List.of("a", "b"), List.of("1", "2", "3"), (p, t) -> {
            runs.add(p + " " + t);
            return times.of(p, t);
        });
    }

    private static Measured seconds(int seconds) {
        return new Measured(Duration.ofSeconds(seconds), true);
    }
}
