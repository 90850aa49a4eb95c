package dev.grundy.judge.explore.growth;

import java.time.Duration;

/**
 * How much is spent on measuring how a program grows.
 *
 * @param cpu of all runs together, those of the reference solver too; the run that passes it is the last. A run that waits instead of
 *     computing counts by the clock.
 */
public record GrowthLimits(Duration cpu) {
    public GrowthLimits {
        if (!cpu.isPositive()) {
            throw new IllegalArgumentException("measuring needs some CPU time, got " + cpu);
        }
    }
}
