package dev.grundy.problem.list;

import java.util.Optional;

/**
 * Where in a sorted list a page begins: behind the problem that has this key and this display id.
 *
 * @param key the value by which the list is sorted, lower first; finite
 */
record ListCursor(double key, String displayId) {
    /** Before everything. */
    static final ListCursor START = new ListCursor(-Double.MAX_VALUE, "");

    private static final char BETWEEN = '~';

    /** Empty for a text that {@link #code} has not made. */
    static Optional<ListCursor> ofCode(String code) {
        int end = code.indexOf(BETWEEN);
        if (end < 0) {
            return Optional.empty();
        }
        try {
            double key = Double.parseDouble(code.substring(0, end));
            return Optional.of(new ListCursor(key, code.substring(end + 1))).filter(place -> Double.isFinite(key));
        } catch (NumberFormatException e) {
            return Optional.empty(); // somebody wrote the address by hand
        }
    }

    /** For addresses. */
    String code() {
        return Double.toString(key) + BETWEEN + displayId;
    }
}
