package dev.grundy.judge.invoke;

import java.time.Duration;
import java.util.concurrent.atomic.AtomicLong;
import java.util.function.LongSupplier;

/** The time that the cases of one invocation have together: it goes before submissions, so it must not keep them for long. Thread-safe. */
final class Allowance {
    private static final Duration MOST_CPU = Duration.ofSeconds(10);
    /** From the first case on: a program that sleeps holds its cell as well, and so do the programs of the package. */
    private static final Duration MOST_ELAPSED = Duration.ofSeconds(20);

    private final LongSupplier nanos;
    private final long begun;
    private final AtomicLong spentNanos = new AtomicLong();

    /** @param nanos a clock such as {@link System#nanoTime} */
    Allowance(LongSupplier nanos) {
        this.nanos = nanos;
        this.begun = nanos.getAsLong();
    }

    void spend(Duration cpu) {
        spentNanos.addAndGet(cpu.toNanos());
    }

    boolean isUsedUp() {
        return spentNanos.get() > MOST_CPU.toNanos() || nanos.getAsLong() - begun > MOST_ELAPSED.toNanos();
    }
}
