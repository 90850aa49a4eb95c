package dev.grundy.studio.quality;

import dev.grundy.base.kernel.Verdict;
import java.time.Duration;
import java.time.Instant;
import java.util.Optional;

/**
 * A submission that has a verdict.
 *
 * @param language identifier in languages.yaml
 * @param cpu      of its slowest test; empty where nothing ran
 * @param byLive   whether the version that is live gave the verdict
 */
record Judged(Instant sentAt, String language, Verdict verdict, Optional<Duration> cpu, boolean byLive) {
    boolean isAccepted() {
        return verdict == Verdict.AC;
    }
}
