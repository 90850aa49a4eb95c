package dev.grundy.base.database;

import java.util.HashMap;
import java.util.Map;

/**
 * Conditions that a statement has by request, with the values of their parameters. The statement names none that is not set. The database would
 * take one for what few rows fulfil, or plan anew each time. For one thread.
 */
public final class Conditions {
    private final StringBuilder text = new StringBuilder();
    private final Map<String, Object> values = new HashMap<>();

    /** @param condition without parameters */
    public void and(String condition) {
        text.append(" and ").append(condition);
    }

    /** @param parameter that the condition names */
    public void and(String condition, String parameter, Object value) {
        and(condition);
        values.put(parameter, value);
    }

    /** Behind the conditions that the statement has already; empty without any. */
    public String text() {
        return text.toString();
    }

    public Map<String, Object> values() {
        return Map.copyOf(values);
    }
}
