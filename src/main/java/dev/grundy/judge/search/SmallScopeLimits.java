package dev.grundy.judge.search;

import java.time.Duration;

/**
 * How long an accepted program is tried on small games at a time.
 *
 * @param cpu of its runs together; those before it are told
 */
public record SmallScopeLimits(Duration cpu) {
    /** A compiled program needs seconds for ten thousand games, one with an interpreter minutes. */
    public static final SmallScopeLimits USUAL = new SmallScopeLimits(Duration.ofSeconds(90));

    public SmallScopeLimits {
        if (!cpu.isPositive()) {
            throw new IllegalArgumentException("a trial needs some CPU time, got " + cpu);
        }
    }
}
