package dev.grundy.base.queue;

import java.time.Clock;
import java.time.Duration;
import java.util.Collection;
import java.util.HashMap;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;

/** The leases a node holds, the threads at work under them, and which of these may go on. Thread-safe. */
final class HeldLeases {
    /** How often those who wait look whether a turn is over. */
    private static final Duration LOOK = Duration.ofMillis(200);

    /** Stands for what the node does for itself. */
    private static final Lease OWN = new Lease(0, 0);

    private final Clock clock;
    private final Map<Lease, Holder> holders = new HashMap<>();
    private final Turns turns = new Turns();
    private boolean closed;

    private record Holder(Thread thread, Lane lane) {}

    HeldLeases(Clock clock) {
        this.clock = clock;
    }

    /** Says how many pieces may go on at once that are not for idle times. */
    synchronized void setWorkers(int count) {
        turns.setWorkers(count);
    }

    /** Notes that the calling thread works under this lease. */
    synchronized void add(Lease lease, Lane lane) {
        holders.put(lease, new Holder(Thread.currentThread(), lane));
        turns.begin(lease, lane, clock.instant());
        notifyAll();
    }

    /** Notes that the calling thread is done; an interruption meant for this work is not carried into the next. */
    synchronized void remove(Lease lease) {
        holders.remove(lease);
        turns.end(lease);
        notifyAll();
        Thread.interrupted();
    }

    /** Waits until the work under this lease is among those that may go on. */
    synchronized void giveWay(Lease lease) throws InterruptedException {
        turns.offer(lease, clock.instant());
        notifyAll();
        while (!turns.mayGoOn(lease, clock.instant())) {
            wait();
        }
    }

    /** Waits for room beside what is at work, and answers the last lane of that pace that has it; empty once this is closed. */
    synchronized Optional<Lane> awaitRoom(Lane.Pace pace) throws InterruptedException {
        Optional<Lane> room = Optional.empty();
        while (!closed && room.isEmpty()) {
            room = turns.room(pace, clock.instant());
            if (room.isEmpty()) {
                wait(pace == Lane.Pace.IDLE ? LOOK.toMillis() : 0);
            }
        }
        return room;
    }

    /** Notes that the node does something for itself, as if it were work of the last lane. */
    synchronized void beginOwn() {
        turns.begin(OWN, Lane.SCOPE, clock.instant());
    }

    /** Notes that this is over. */
    synchronized void endOwn() {
        turns.end(OWN);
        notifyAll();
    }

    /** Lets nobody wait for room any more. */
    synchronized void close() {
        closed = true;
        notifyAll();
    }

    /** Waits until nobody is at work of this lane, or of one that goes before it; no longer than so long. */
    synchronized void awaitNoneUpTo(Lane lane, Duration longest) throws InterruptedException {
        long deadline = System.nanoTime() + longest.toNanos();
        for (long left = longest.toMillis();
                left > 0 && holders.values().stream().anyMatch(holder -> !lane.goesBefore(holder.lane()));
                left = Duration.ofNanos(deadline - System.nanoTime()).toMillis()) {
            wait(left);
        }
    }

    synchronized Set<Lease> all() {
        return Set.copyOf(holders.keySet());
    }

    synchronized Set<Lease> all(Lane.Pace pace) {
        return holders.entrySet().stream()
                .filter(held -> held.getValue().lane().pace() == pace)
                .map(Map.Entry::getKey)
                .collect(Collectors.toUnmodifiableSet());
    }

    synchronized boolean has(long work) {
        return holders.keySet().stream().anyMatch(lease -> lease.workId() == work);
    }

    /** Tells the workers under these leases to give up. */
    synchronized void interrupt(Collection<Lease> leases) {
        leases.forEach(lease -> {
            Holder holder = holders.get(lease);
            if (holder != null) {
                holder.thread().interrupt();
            }
        });
    }
}
