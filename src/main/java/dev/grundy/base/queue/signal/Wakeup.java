package dev.grundy.base.queue.signal;

import java.time.Duration;

/** Lets threads wait for the next signal without missing one that came while they were looking. Thread-safe. */
public final class Wakeup {
    private long signals;

    public synchronized void signal() {
        signals++;
        notifyAll();
    }

    /** How many signals there were so far. */
    public synchronized long signals() {
        return signals;
    }

    /** Waits until there were more signals than those seen, or the patience ends. */
    public synchronized void awaitMoreThan(long seen, Duration patience) throws InterruptedException {
        if (signals == seen) {
            wait(patience.toMillis());
        }
    }
}
