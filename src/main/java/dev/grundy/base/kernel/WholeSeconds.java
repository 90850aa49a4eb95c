package dev.grundy.base.kernel;

import java.time.Duration;

/** A wait as people and programs are told it. */
public final class WholeSeconds {
    private static final Duration ALMOST_ONE = Duration.ofSeconds(1).minusNanos(1);

    private WholeSeconds() {}

    /** Rounded up, at least 1: a caller that comes back after that many does not come too early. */
    public static long of(Duration wait) {
        return Math.max(1, wait.plus(ALMOST_ONE).toSeconds());
    }
}
