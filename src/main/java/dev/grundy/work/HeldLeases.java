package dev.grundy.work;

import java.util.Collection;
import java.util.HashMap;
import java.util.Map;
import java.util.Set;
import java.util.stream.Collectors;

/** The leases a node holds and the threads at work under them. Thread-safe. */
final class HeldLeases {
    private final Map<Lease, Holder> holders = new HashMap<>();

    private record Holder(Thread thread, Lane.Pace pace) {}

    /** Notes that the calling thread works under this lease. */
    synchronized void add(Lease lease, Lane.Pace pace) {
        holders.put(lease, new Holder(Thread.currentThread(), pace));
    }

    /** Notes that the calling thread is done; an interruption meant for this work is not carried into the next. */
    synchronized void remove(Lease lease) {
        holders.remove(lease);
        notifyAll();
        Thread.interrupted();
    }

    /** Waits until nobody works at this pace. */
    synchronized void awaitNone(Lane.Pace pace) throws InterruptedException {
        while (!all(pace).isEmpty()) {
            wait();
        }
    }

    synchronized Set<Lease> all() {
        return Set.copyOf(holders.keySet());
    }

    synchronized Set<Lease> all(Lane.Pace pace) {
        return holders.entrySet().stream()
                .filter(held -> held.getValue().pace() == pace)
                .map(Map.Entry::getKey)
                .collect(Collectors.toUnmodifiableSet());
    }

    synchronized boolean has(long work) {
        return holders.keySet().stream().anyMatch(lease -> lease.workId() == work);
    }

    /** Tells whoever works under these leases to give up. */
    synchronized void interrupt(Collection<Lease> leases) {
        leases.forEach(lease -> {
            Holder holder = holders.get(lease);
            if (holder != null) {
                holder.thread().interrupt();
            }
        });
    }
}
