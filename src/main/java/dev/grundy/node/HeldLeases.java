package dev.grundy.node;

import dev.grundy.submission.queue.Lease;
import java.util.Collection;
import java.util.HashMap;
import java.util.Map;
import java.util.Set;

/** The leases a node holds and the threads at work under them. Thread-safe. */
final class HeldLeases {
    private final Map<Lease, Thread> threads = new HashMap<>();

    /** Notes that the calling thread works under this lease. */
    synchronized void add(Lease lease) {
        threads.put(lease, Thread.currentThread());
    }

    /** Notes that the calling thread is done; an interruption meant for this work is not carried into the next. */
    synchronized void remove(Lease lease) {
        threads.remove(lease);
        notifyAll();
        Thread.interrupted();
    }

    /** Waits until nobody works under a lease. */
    synchronized void awaitNone() throws InterruptedException {
        while (!threads.isEmpty()) {
            wait();
        }
    }

    synchronized Set<Lease> all() {
        return Set.copyOf(threads.keySet());
    }

    /** Tells whoever works under these leases to give up. */
    synchronized void interrupt(Collection<Lease> leases) {
        threads.forEach((lease, thread) -> {
            if (leases.contains(lease)) {
                thread.interrupt();
            }
        });
    }
}
