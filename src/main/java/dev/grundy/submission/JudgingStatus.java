package dev.grundy.submission;

import dev.grundy.kernel.MemorySize;
import dev.grundy.kernel.Verdict;
import dev.grundy.result.Progress;
import java.time.Duration;
import java.time.Instant;
import java.util.Optional;

/** Where the judging that counts stands. */
public sealed interface JudgingStatus {
    long judgingId();

    /** Changes whenever there is something new to show. */
    String revision();

    default boolean isFinished() {
        return this instanceof Finished;
    }

    /** @param attempt how many tries there were */
    record Queued(long judgingId, int attempt) implements JudgingStatus {
        @Override
        public String revision() {
            return judgingId + "-queued-" + attempt;
        }
    }

    /** @param attempt 1 for the first try */
    record Running(long judgingId, int attempt, Progress progress) implements JudgingStatus {
        @Override
        public String revision() {
            return judgingId + "-running-" + attempt + "-" + progress.phase() + "-" + progress.testsDone();
        }
    }

    /** Times and memory are of the worst test; empty when nothing ran. */
    record Finished(
            long judgingId,
            Verdict verdict,
            Optional<Duration> cpu,
            Optional<Duration> wall,
            Optional<MemorySize> memory,
            Instant finishedAt)
            implements JudgingStatus {
        @Override
        public String revision() {
            return judgingId + "-finished";
        }
    }
}
