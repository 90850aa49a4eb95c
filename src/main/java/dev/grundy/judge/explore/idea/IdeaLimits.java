package dev.grundy.judge.explore.idea;

import java.time.Duration;

/**
 * How long a program is compared with others.
 *
 * @param cpu of its runs together; the larger tests behind them are left out
 */
public record IdeaLimits(Duration cpu) {
    /** An interpreter needs seconds for all tests; programs that exceed the time limit on the large tests are known from the small ones. */
    public static final IdeaLimits USUAL = new IdeaLimits(Duration.ofSeconds(60));

    public IdeaLimits {
        if (!cpu.isPositive()) {
            throw new IllegalArgumentException("a comparison needs some CPU time, got " + cpu);
        }
    }
}
