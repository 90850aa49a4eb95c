package dev.grundy.judge.explore.phase;

import java.time.Duration;

/**
 * How many inputs a program is run on.
 *
 * @param inputs so many, divided among the families; a few more or less, so that each combination of parameters is tried equally often
 * @param cpu of all its runs together; the one that passes it is the last. A run that waits until it is ended counts by the clock.
 */
public record PhaseLimits(int inputs, Duration cpu) {
    /** Ten kinds of input are told apart by 16 inputs each; an interpreter needs a tenth of a second for one. */
    public static final PhaseLimits USUAL = new PhaseLimits(160, Duration.ofSeconds(30));

    public PhaseLimits {
        if (inputs < 1 || !cpu.isPositive()) {
            throw new IllegalArgumentException("a map needs inputs and CPU time, got " + inputs + " and " + cpu);
        }
    }
}
