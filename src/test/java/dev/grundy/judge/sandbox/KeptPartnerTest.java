package dev.grundy.judge.sandbox;

import static org.assertj.core.api.Assertions.assertThat;

import dev.grundy.base.kernel.MemorySize;
import dev.grundy.judge.sandbox.command.Ending;
import dev.grundy.judge.sandbox.command.PairOutcome;
import dev.grundy.judge.sandbox.command.RunOutcome;
import java.time.Duration;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.EnumSource;

class KeptPartnerTest {
    private static final Duration WALL = Duration.ofSeconds(3);

    @ParameterizedTest
    @CsvSource({"1000, 2000, 9", "1501, 1501, 6", "100, 1900, 48", "0, 2000, 48"})
    void theLimitGrowsAsMuchAsThePartnerWasSlowedDownAtMostSixteenTimes(int cpuMillis, int keptMillis, int seconds) {
        assertThat(longerWall(Ending.WALL_LIMIT, cpuMillis, keptMillis)).contains(Duration.ofSeconds(seconds));
    }

    @ParameterizedTest
    @CsvSource({"0, 0", "500, 1500", "10, 200"})
    void aPartnerThatWaitedForTheFirstItselfChangesNothing(int cpuMillis, int keptMillis) {
        assertThat(longerWall(Ending.WALL_LIMIT, cpuMillis, keptMillis)).isEmpty();
    }

    @ParameterizedTest
    @EnumSource(mode = EnumSource.Mode.EXCLUDE, names = "WALL_LIMIT")
    void whatEndedOtherwiseThanByTheWallStands(Ending ending) {
        assertThat(longerWall(ending, 1000, 2000)).isEmpty();
    }

    private static Optional<Duration> longerWall(Ending ofFirst, int cpuMillis, int keptMillis) {
        RunOutcome partner = outcome(Ending.EXITED, Duration.ofMillis(cpuMillis), Duration.ofMillis(keptMillis));
        return KeptPartner.longerWall(WALL, new PairOutcome(outcome(ofFirst, Duration.ZERO, Duration.ZERO), partner));
    }

    private static RunOutcome outcome(Ending ending, Duration cpu, Duration kept) {
        return new RunOutcome(
                ending, 0, 0, cpu, WALL, kept, MemorySize.ofMebibytes(1), new byte[0], new byte[0], Map.of(), true);
    }
}
