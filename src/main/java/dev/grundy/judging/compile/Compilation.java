package dev.grundy.judging.compile;

import java.time.Duration;
import java.util.Optional;

/**
 * What compiling a source came to.
 *
 * @param executable absent if there were errors
 * @param duration wall time it took now; next to nothing if cached
 * @param cached whether an earlier compilation of the same source was used
 * @param output what the compiler said, cut to a readable size; may be warnings
 */
public record Compilation(Optional<Executable> executable, Duration duration, boolean cached, String output) {
    public boolean succeeded() {
        return executable.isPresent();
    }

    public static Compilation refused(String reason) {
        return new Compilation(Optional.empty(), Duration.ZERO, false, reason);
    }
}
