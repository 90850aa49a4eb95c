package dev.grundy.base.kernel;

import java.time.Clock;
import java.time.Duration;
import java.time.Instant;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;

/**
 * How much each may ask for: so many at once, and as many again spread evenly over the window (GCRA). Kept in memory: counting in
 * the database would cost each request a write. Thread-safe.
 */
public final class Rate<K> {
    private static final int MOST_REMEMBERED = 50_000;

    private final Duration window;
    private final Duration each;
    private final Clock clock;
    /** When all that was asked for would be paid off; those that asked least lately go first. */
    private final Map<K, Instant> paidOff = new LinkedHashMap<>(16, 0.75f, true) {
        private static final long serialVersionUID = 1L;

        @Override
        protected boolean removeEldestEntry(Map.Entry<K, Instant> eldest) {
            return size() > MOST_REMEMBERED;
        }
    };

    /** @param most within the window, at least 1 */
    public Rate(int most, Duration window, Clock clock) {
        if (most < 1) {
            throw new IllegalArgumentException("at least one request within the window, got " + most);
        }
        this.window = window;
        this.each = window.dividedBy(most);
        this.clock = clock;
    }

    /** Counts one more. Empty when that is within what is allowed, else how long to wait; then it does not count. */
    public synchronized Optional<Duration> take(K key) {
        Instant now = clock.instant();
        Instant next = owed(key, now).plus(each);
        Duration debt = Duration.between(now, next);
        if (debt.compareTo(window) > 0) {
            return Optional.of(debt.minus(window));
        }
        paidOff.put(key, next);
        return Optional.empty();
    }

    /** Nobody owes more than a window: a clock that was set back shuts nobody out. */
    private Instant owed(K key, Instant now) {
        Instant known = paidOff.getOrDefault(key, now);
        return known.isAfter(now) && !known.isAfter(now.plus(window)) ? known : now;
    }
}
