package dev.grundy.base.kernel;

import java.time.Duration;
import java.time.Instant;
import java.time.InstantSource;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.function.Predicate;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;

/**
 * Answers that are good for a moment, so that what every request asks is asked once in that time. Code that changes what an
 * answer depends on lets it be forgotten after the change. The next question is asked anew, also when an older one is still
 * on its way and would bring the old answer. Changes made elsewhere are seen when the moment is over. Thread-safe.
 */
public final class Remembered<K, V> {
    private final Duration time;
    private final InstantSource clock;
    private final Map<K, Known<V>> answers;
    private final Map<K, Asking> underWay = new HashMap<>();

    /**
     * @param time how long an answer is good; nothing is remembered with {@link Duration#ZERO}
     * @param most answers that are kept; beyond, what was not asked for longest goes
     */
    public Remembered(Duration time, int most, InstantSource clock) {
        this.time = time;
        this.clock = clock;
        this.answers = new LinkedHashMap<>(16, 0.75f, true) {
            private static final long serialVersionUID = 1L;

            @Override
            protected boolean removeEldestEntry(Map.Entry<K, Known<V>> eldest) {
                return size() > most;
            }
        };
    }

    private record Known<V>(V answer, Instant until) {}

    /** Askers of one key since it was last forgotten. */
    private static final class Asking {
        private int askers;
    }

    /** The answer for the key, asked for if it is not known; a failure to answer is not remembered. */
    public V get(K key, Supplier<V> ask) {
        return get(key, answer -> true, ask);
    }

    /** As {@link #get(Object, Supplier)}, but a known answer that will not do is asked for anew. */
    public V get(K key, Predicate<V> willDo, Supplier<V> ask) {
        if (time.isZero()) {
            return ask.get();
        }
        Instant now = clock.instant();
        Asking asking;
        synchronized (this) {
            @Nullable Known<V> known = answers.get(key);
            if (known != null && now.isBefore(known.until()) && willDo.test(known.answer())) {
                return known.answer();
            }
            asking = underWay.computeIfAbsent(key, any -> new Asking());
            asking.askers++;
        }
        try {
            V answer = ask.get();
            keep(key, new Known<>(answer, now.plus(time)), asking);
            return answer;
        } finally {
            end(key, asking);
        }
    }

    public synchronized void forget(K key) {
        underWay.remove(key);
        answers.remove(key);
    }

    public synchronized void forgetAll() {
        underWay.clear();
        answers.clear();
    }

    private synchronized void keep(K key, Known<V> known, Asking asking) {
        if (asking == underWay.get(key)) {
            answers.put(key, known);
        }
    }

    private synchronized void end(K key, Asking asking) {
        asking.askers--;
        if (asking.askers == 0) {
            underWay.remove(key, asking);
        }
    }
}
