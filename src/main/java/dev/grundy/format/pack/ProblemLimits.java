package dev.grundy.format.pack;

import dev.grundy.base.kernel.MemorySize;
import java.time.Duration;
import java.util.Optional;

/**
 * The limits of a problem with the format's defaults filled in.
 *
 * @param cpuTime per run; empty means that it is to be calibrated from the submissions
 * @param output standard output, standard error and files of a run
 * @param code size of a submission's files
 * @param validationPasses the most runs per test of a multi-pass problem, at least 2
 */
public record ProblemLimits(
        Optional<Duration> cpuTime,
        TimeMargins margins,
        MemorySize memory,
        MemorySize output,
        MemorySize code,
        StepLimits compilation,
        StepLimits validation,
        int validationPasses) {

    /**
     * The limits of compiling or of one run of a validator.
     *
     * @param output the bytes that a validator may write; not limited by the format for compilers
     */
    public record StepLimits(Duration time, MemorySize memory, MemorySize output) {
        public StepLimits {
            requirePositive("time", time);
        }
    }

    /**
     * How a time limit relates to the submissions' times. The slowest accepted one times {@code acceptedToLimit} is at most the limit,
     * and the limit times {@code limitToExceeded} is at most the fastest too slow one.
     *
     * @param resolution a calibrated limit is a multiple of this
     */
    public record TimeMargins(double acceptedToLimit, double limitToExceeded, Duration resolution) {
        public TimeMargins {
            if (acceptedToLimit < 1 || limitToExceeded < 1) {
                throw new IllegalArgumentException(
                        "time multipliers are at least 1, got " + acceptedToLimit + " and " + limitToExceeded);
            }
            requirePositive("resolution", resolution);
        }
    }

    public ProblemLimits {
        cpuTime.ifPresent(time -> requirePositive("time limit", time));
        if (validationPasses < 2) {
            throw new IllegalArgumentException("validation passes are at least 2, got " + validationPasses);
        }
    }

    private static void requirePositive(String what, Duration duration) {
        if (duration.isZero() || duration.isNegative()) {
            throw new IllegalArgumentException("the " + what + " must be longer than 0 s, got " + duration);
        }
    }
}
