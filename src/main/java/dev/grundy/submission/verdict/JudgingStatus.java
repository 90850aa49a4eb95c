package dev.grundy.submission.verdict;

import dev.grundy.base.kernel.MemorySize;
import dev.grundy.base.kernel.Verdict;
import dev.grundy.base.queue.Lane;
import dev.grundy.judge.result.Progress;
import java.time.Duration;
import java.util.Optional;

/** Where the judging that counts stands. */
public sealed interface JudgingStatus {
    long judgingId();

    /** Changes whenever there is something new to show. */
    String revision();

    /** Whether there is a verdict. */
    default boolean isFinished() {
        return this instanceof Finished;
    }

    /** Whether nothing more will come of this judging. */
    default boolean isOver() {
        return switch (this) {
            case Queued queued -> false;
            case Running running -> false;
            case Finished finished -> true;
            case Aborted aborted -> true;
        };
    }

    /** Whether it waits or runs because its sender asked for it, who may end it then; a rejudge is not theirs to end. */
    default boolean isAbortable() {
        return switch (this) {
            case Queued queued -> queued.lane() == Lane.SUBMIT;
            case Running running -> running.lane() == Lane.SUBMIT;
            case Finished finished -> false;
            case Aborted aborted -> false;
        };
    }

    /** @param attempt how many tries there were */
    record Queued(long judgingId, Lane lane, int attempt) implements JudgingStatus {
        @Override
        public String revision() {
            return judgingId + "-queued-" + attempt;
        }
    }

    /** @param attempt 1 for the first try */
    record Running(long judgingId, Lane lane, int attempt, Progress progress) implements JudgingStatus {
        @Override
        public String revision() {
            return judgingId + "-running-" + attempt + "-" + progress.phase() + "-" + progress.testsDone();
        }
    }

    /** Ended by its sender before there was a verdict; counts for nothing. */
    record Aborted(long judgingId) implements JudgingStatus {
        @Override
        public String revision() {
            return judgingId + "-aborted";
        }
    }

    /** Time and memory are of the worst test; empty when nothing ran. */
    record Finished(long judgingId, Verdict verdict, Optional<Duration> cpu, Optional<MemorySize> memory)
            implements JudgingStatus {
        @Override
        public String revision() {
            return judgingId + "-finished";
        }
    }
}
