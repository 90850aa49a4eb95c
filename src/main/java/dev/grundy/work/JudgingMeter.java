package dev.grundy.work;

import dev.grundy.kernel.Verdict;
import java.time.Duration;

/** Counts what a node does. Thread-safe. */
public interface JudgingMeter {
    JudgingMeter NONE = new JudgingMeter() {
        @Override
        public void finished(Verdict verdict, Duration sinceQueued) {}

        @Override
        public void failed() {}
    };

    /** A verdict was written. */
    void finished(Verdict verdict, Duration sinceQueued);

    /** A try failed through a fault of ours. */
    void failed();
}
