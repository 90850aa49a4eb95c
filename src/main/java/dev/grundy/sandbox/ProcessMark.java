package dev.grundy.sandbox;

import java.time.Instant;
import java.util.concurrent.atomic.AtomicInteger;

/**
 * Names what belongs to one process, so that a later process can tell whether its owner is still alive.
 *
 * @param started the start of the process: process numbers are used again
 * @param number  tells what one process owns apart
 */
record ProcessMark(long pid, Instant started, int number) {
    private static final AtomicInteger NUMBERS = new AtomicInteger();

    /** A new one at each call. */
    static ProcessMark ofThisProcess() {
        ProcessHandle self = ProcessHandle.current();
        return new ProcessMark(self.pid(), self.info().startInstant().orElse(Instant.EPOCH), NUMBERS.incrementAndGet());
    }

    String name() {
        return "grundy-" + pid + "-" + started.toEpochMilli() + "-" + number;
    }
}
