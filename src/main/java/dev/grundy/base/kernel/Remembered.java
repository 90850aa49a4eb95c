package dev.grundy.base.kernel;

import java.time.Duration;
import java.time.Instant;
import java.time.InstantSource;
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
    private long forgotten;

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
        long before;
        synchronized (this) {
            @Nullable Known<V> known = answers.get(key);
            if (known != null && now.isBefore(known.until()) && willDo.test(known.answer())) {
                return known.answer();
            }
            before = forgotten;
        }
        V answer = ask.get();
        keep(key, new Known<>(answer, now.plus(time)), before);
        return answer;
    }

    public synchronized void forget(K key) {
        forgotten++;
        answers.remove(key);
    }

    public synchronized void forgetAll() {
        forgotten++;
        answers.clear();
    }

    private synchronized void keep(K key, Known<V> known, long before) {
        if (before == forgotten) {
            answers.put(key, known);
        }
    }
}
