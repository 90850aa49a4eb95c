package dev.grundy.base.queue;

import java.util.Collections;
import java.util.HashMap;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * The statement's part by which a kind of work fills its own tables in the very statement that queues a piece of work. So both happen or neither.
 *
 * @param tables common table expressions, separated by commas, that define
 *     {@code asked (kind, subject, topic, account_id, needs, lane)}. Parameters are written {@code :name}; the queue gives
 *     {@code :now}
 * @param values of the other parameters
 */
public record Writing(String tables, Map<String, @Nullable Object> values) {
    public Writing {
        values = Collections.unmodifiableMap(new HashMap<>(values));
    }

    public Writing(String tables) {
        this(tables, Map.of());
    }

    /** The same with a value for one more parameter. */
    public Writing with(String name, @Nullable Object value) {
        Map<String, @Nullable Object> more = new HashMap<>(values);
        more.put(name, value);
        return new Writing(tables, more);
    }
}
