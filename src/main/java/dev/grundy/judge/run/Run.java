package dev.grundy.judge.run;

import dev.grundy.base.kernel.MemorySize;
import dev.grundy.base.kernel.Verdict;
import java.time.Duration;

/**
 * One execution of a program.
 *
 * @param verdict {@code AC} if it ended properly within its limits; its output has not been looked at
 * @param message the fault, for people; empty without one
 * @param stderr as far as it was kept
 */
public record Run(
        Verdict verdict, Duration cpu, Duration wall, MemorySize memory, byte[] output, String message, String stderr) {

    public boolean endedProperly() {
        return verdict.isAccepted();
    }
}
