package dev.grundy.web.limit;

import java.util.HashMap;
import java.util.Map;

/** Places of which each address gets some at most, so that one cannot take them all. Thread-safe. */
public final class AddressPlaces {
    private final int places;
    private final int perAddress;
    private final Map<CountedAddress, Integer> taken = new HashMap<>();
    private int takenInAll;

    /**
     * @param places     in all, at least 1
     * @param perAddress that one address may take at a time, at least 1
     */
    public AddressPlaces(int places, int perAddress) {
        if (places < 1 || perAddress < 1) {
            throw new IllegalArgumentException(
                    "at least one place in all and for each address, got " + places + " and " + perAddress);
        }
        this.places = places;
        this.perAddress = perAddress;
    }

    /** Takes a place, to be left by {@link #leave}; false when there is none for that address. */
    public synchronized boolean enter(CountedAddress address) {
        int ofThis = taken.getOrDefault(address, 0);
        if (takenInAll >= places || ofThis >= perAddress) {
            return false;
        }
        takenInAll++;
        taken.put(address, ofThis + 1);
        return true;
    }

    /** Gives a place back that was taken for the address. */
    public synchronized void leave(CountedAddress address) {
        takenInAll--;
        taken.computeIfPresent(address, (same, count) -> count == 1 ? null : count - 1);
    }

    synchronized int taken() {
        return takenInAll;
    }
}
