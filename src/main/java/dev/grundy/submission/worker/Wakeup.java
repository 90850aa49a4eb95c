package dev.grundy.submission.worker;

import java.time.Duration;

/** Lets threads wait for the next signal without missing one that came while they were looking. Thread-safe. */
final class Wakeup {
    private long signals;

    synchronized void signal() {
        signals++;
        notifyAll();
    }

    /** How many signals there were so far. */
    synchronized long signals() {
        return signals;
    }

    /** Waits until there were more signals than those seen, or the patience ends. */
    synchronized void awaitMoreThan(long seen, Duration patience) throws InterruptedException {
        if (signals == seen) {
            wait(patience.toMillis());
        }
    }
}
