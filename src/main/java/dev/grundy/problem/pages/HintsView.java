package dev.grundy.problem.pages;

import java.util.List;

/**
 * Hints as a page shows them.
 *
 * @param shown   HTML of those that may be read: the opened ones, or all of them where nobody counts
 * @param all     how many there are
 * @param counted whether it is noted who opens which; the next one is then asked for
 */
public record HintsView(List<String> shown, int all, boolean counted) {
    public HintsView {
        shown = List.copyOf(shown);
    }

    /** @param opened how many are open */
    static HintsView counted(List<String> hints, int opened) {
        return new HintsView(hints.subList(0, Math.min(opened, hints.size())), hints.size(), true);
    }

    /** For a guest, whose browser unfolds one after the other. */
    static HintsView uncounted(List<String> hints) {
        return new HintsView(hints, hints.size(), false);
    }

    public int opened() {
        return shown.size();
    }

    /** Number of the next one. */
    public int next() {
        return opened() + 1;
    }

    public boolean hasNext() {
        return counted && opened() < all;
    }
}
