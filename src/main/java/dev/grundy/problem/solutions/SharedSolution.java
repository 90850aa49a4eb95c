package dev.grundy.problem.solutions;

import dev.grundy.base.kernel.MemorySize;
import dev.grundy.base.kernel.Milliseconds;
import dev.grundy.web.frame.Texts;
import java.time.Duration;
import java.time.Instant;

/**
 * An accepted program.
 *
 * @param language identifier in languages.yaml
 * @param bytes    length of its source
 * @param shared   whether its author shares it
 */
public record SharedSolution(
        long id,
        long accountId,
        String author,
        String language,
        Duration cpuTime,
        MemorySize memory,
        int bytes,
        Instant sentAt,
        boolean shared) {
    /** For people. */
    public String cpuText() {
        return Texts.of("solutions-milliseconds", Long.toString(Milliseconds.of(cpuTime)));
    }

    /** Digits only: in a sentence a plain number would be grouped. */
    public String bytesText() {
        return Integer.toString(bytes);
    }
}
