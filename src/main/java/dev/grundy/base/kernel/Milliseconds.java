package dev.grundy.base.kernel;

import java.time.Duration;

/** How times of runs are told: one time is the same number wherever it stands. */
public final class Milliseconds {
    private static final double NANOS = 1e6;

    private Milliseconds() {}

    /** To the nearest one. */
    public static long of(Duration time) {
        return Math.round(time.toNanos() / NANOS);
    }
}
