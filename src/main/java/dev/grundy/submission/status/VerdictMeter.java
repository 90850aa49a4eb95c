package dev.grundy.submission.status;

import dev.grundy.base.kernel.Verdict;
import dev.grundy.base.queue.signal.WorkMeter;
import java.time.Duration;

/** Counts a node's judgings. Thread-safe. */
public interface VerdictMeter extends WorkMeter {
    VerdictMeter NONE = new VerdictMeter() {
        @Override
        public void finished(Verdict verdict, Duration sinceQueued) {}

        @Override
        public void failed() {}
    };

    /** A verdict was written. */
    void finished(Verdict verdict, Duration sinceQueued);
}
