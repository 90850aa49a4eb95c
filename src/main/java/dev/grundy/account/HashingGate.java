package dev.grundy.account;

import dev.grundy.web.CountedAddress;
import jakarta.enterprise.context.ApplicationScoped;
import java.time.Duration;
import java.util.HashMap;
import java.util.Map;
import java.util.concurrent.Semaphore;
import java.util.concurrent.TimeUnit;
import java.util.function.Supplier;

/**
 * Lets a few passwords be hashed at a time, lets a few more wait for that, and refuses the rest at once: hashing takes a
 * core for a quarter of a second, and whoever waits takes a thread. No address gets more than half of the places, so that
 * one cannot close the gate to all others. Thread-safe.
 */
@ApplicationScoped
class HashingGate {
    private final Semaphore working;
    private final Duration patience;
    private final int places;
    private final Map<CountedAddress, Integer> within = new HashMap<>();
    private int taken;

    HashingGate(AccountConfig config) {
        this.working = new Semaphore(config.hashesAtOnce(), true);
        this.places = config.hashesAtOnce() + config.hashesWaiting();
        this.patience = config.hashPatience();
    }

    /**
     * Does the work when its turn comes. Nobody may hold a transaction meanwhile.
     *
     * @throws HashingGateFullException when too much waits already, or its turn does not come in time; nothing was done then
     */
    <T> T pass(CountedAddress address, Supplier<T> work) {
        enter(address);
        try {
            if (!working.tryAcquire(patience.toMillis(), TimeUnit.MILLISECONDS)) {
                throw new HashingGateFullException();
            }
            try {
                return work.get();
            } finally {
                working.release();
            }
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            throw new HashingGateFullException();
        } finally {
            leave(address);
        }
    }

    private synchronized void enter(CountedAddress address) {
        int ofThis = within.getOrDefault(address, 0);
        if (taken >= places || ofThis >= Math.max(1, places / 2)) {
            throw new HashingGateFullException();
        }
        taken++;
        within.put(address, ofThis + 1);
    }

    private synchronized void leave(CountedAddress address) {
        taken--;
        within.computeIfPresent(address, (same, count) -> count == 1 ? null : count - 1);
    }
}
