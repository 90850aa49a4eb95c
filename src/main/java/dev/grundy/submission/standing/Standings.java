package dev.grundy.submission.standing;

import dev.grundy.base.kernel.MemorySize;
import dev.grundy.base.kernel.Remembered;
import jakarta.enterprise.context.ApplicationScoped;
import java.time.Clock;
import java.time.Duration;
import java.util.Optional;

/** Answers where accepted programs stand. The needs of the others are asked for once in a while. Thread-safe. */
@ApplicationScoped
public class Standings {
    private static final Duration GOOD_FOR = Duration.ofMinutes(1);
    /** Problems times languages. Each holds some kilobytes. */
    private static final int MOST_KEPT = 1_000;

    private static final long NANOS_PER_MICRO = 1_000;

    private final StandingRepository programs;
    private final Remembered<Among, Accepted> known;

    Standings(StandingRepository programs, Clock clock) {
        this.programs = programs;
        this.known = new Remembered<>(GOOD_FOR, MOST_KEPT, clock);
    }

    private record Among(String slug, String language) {}

    /**
     * @param slug     of the problem
     * @param language identifier in languages.yaml
     * @param cpu      that the program needs
     * @param memory   that it needs
     */
    public Standing of(String slug, String language, Duration cpu, MemorySize memory) {
        Accepted accepted = known.get(new Among(slug, language), () -> programs.newest(slug, language));
        int count = accepted.cpuMicros().count();
        if (count < Standing.FEWEST) {
            return new Standing(count, Optional.empty(), Optional.empty());
        }
        return new Standing(
                count,
                Optional.of(Chart.of(accepted.cpuMicros(), cpu.toNanos() / NANOS_PER_MICRO, Unit.TIME)),
                Optional.of(Chart.of(accepted.memoryBytes(), memory.bytes(), Unit.MEMORY)));
    }
}
