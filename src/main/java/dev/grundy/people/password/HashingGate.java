package dev.grundy.people.password;

import dev.grundy.people.account.AccountConfig;
import dev.grundy.people.account.HashingGateFullException;
import dev.grundy.web.limit.AddressPlaces;
import dev.grundy.web.limit.CountedAddress;
import jakarta.enterprise.context.ApplicationScoped;
import java.time.Duration;
import java.util.concurrent.Semaphore;
import java.util.concurrent.TimeUnit;
import java.util.function.Supplier;

/**
 * Lets a few passwords be hashed at a time, lets a few more wait for that, and refuses the rest at once. Hashing takes a
 * core for a quarter of a second, and each waiting caller takes a thread. No address gets more than half of the places, so that
 * one cannot close the gate to all others. Thread-safe.
 */
@ApplicationScoped
public class HashingGate {
    private final Semaphore working;
    private final Duration patience;
    private final AddressPlaces places;

    HashingGate(AccountConfig config) {
        this.working = new Semaphore(config.hashesAtOnce(), true);
        int all = config.hashesAtOnce() + config.hashesWaiting();
        this.places = new AddressPlaces(all, Math.max(1, all / 2));
        this.patience = config.hashPatience();
    }

    /**
     * Does the work when its turn comes. Nobody may hold a transaction meanwhile.
     *
     * @throws HashingGateFullException when too much waits already, or its turn does not come in time; nothing was done then
     */
    public <T> T pass(CountedAddress address, Supplier<T> work) {
        if (!places.enter(address)) {
            throw new HashingGateFullException();
        }
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
            places.leave(address);
        }
    }
}
