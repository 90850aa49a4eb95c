package dev.grundy.problem.text;

import java.util.LinkedHashMap;
import java.util.Map;
import java.util.concurrent.locks.ReentrantLock;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;

/**
 * Values that are made once for each key, by the first caller, and kept while they are asked for. Callers of the same
 * value wait for it; callers of another do not. Safe for use by several threads.
 */
final class OnceMade<K, V> {
    private final Map<K, Slot<V>> slots;

    /** @param most values that are kept; the one unused for longest is forgotten */
    OnceMade(int most) {
        this.slots = new LinkedHashMap<>(most, 0.75f, true) {
            private static final long serialVersionUID = 1L;

            @Override
            protected boolean removeEldestEntry(Map.Entry<K, Slot<V>> eldest) {
                return size() > most;
            }
        };
    }

    /** The key's value. A failure to make it goes to the caller, and the next one tries again. */
    V get(K key, Supplier<V> make) {
        return slot(key).get(make);
    }

    private synchronized Slot<V> slot(K key) {
        return slots.computeIfAbsent(key, unused -> new Slot<>());
    }

    private static final class Slot<V> {
        private final ReentrantLock making = new ReentrantLock();
        private volatile @Nullable V made;

        private V get(Supplier<V> make) {
            V value = made;
            if (value != null) {
                return value;
            }
            making.lock();
            try {
                V inTheMeantime = made;
                V now = inTheMeantime != null ? inTheMeantime : make.get();
                made = now;
                return now;
            } finally {
                making.unlock();
            }
        }
    }
}
