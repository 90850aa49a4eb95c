package dev.grundy.judge.result;

import com.fasterxml.jackson.annotation.JsonProperty;
import java.time.Duration;

/**
 * The result of compiling.
 *
 * @param ok     whether there is a program now
 * @param time   wall time it took now; next to nothing if cached
 * @param cached whether an earlier compilation of the same source was used
 * @param output the compiler's output, cut to a readable size; may be warnings, empty for nothing
 */
public record Compilation(
        boolean ok, @JsonProperty("time_us") @Micros Duration time, boolean cached, String output) {
    /** Of a source that is not even given to the compiler. */
    public static Compilation refused(String reason) {
        return new Compilation(false, Duration.ZERO, false, reason);
    }
}
