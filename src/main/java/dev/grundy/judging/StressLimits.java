package dev.grundy.judging;

import java.time.Duration;

/**
 * How long a counterexample is looked for.
 *
 * @param search until one is found
 * @param shrink of the one that was found
 * @param perSize the most instances of one size in one round
 */
public record StressLimits(Duration search, Duration shrink, int perSize) {
    public static final StressLimits USUAL = new StressLimits(Duration.ofSeconds(60), Duration.ofSeconds(20), 2_000);
}
