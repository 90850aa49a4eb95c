package dev.grundy.learn.graph;

import java.time.Instant;
import java.util.List;
import java.util.stream.Stream;

/**
 * Games of a problem's live version that no node could make, though it tried as often as it does.
 *
 * @param title of the problem, in the language that it is listed in
 * @param count how many there are
 * @param newest at least one, the latest first
 */
record FailedGames(String displayId, String slug, String title, int count, List<FailedGame> newest) {
    FailedGames {
        newest = List.copyOf(newest);
    }

    /**
     * One of them.
     *
     * @param name the last part of its address
     * @param message the fault, its file and the remedy, in English; or the fault of the node
     * @param at when it was tried last
     */
    record FailedGame(String name, String message, Instant at) {
        /** Which instance it is, in the reader's language. */
        public String title() {
            return InstanceName.of(name).map(GameInstanceView::title).orElse(name);
        }
    }

    /** The same with those of another, which come later. */
    FailedGames and(FailedGames others) {
        return new FailedGames(
                displayId,
                slug,
                title,
                count,
                Stream.concat(newest.stream(), others.newest.stream()).toList());
    }

    /** How many more than are shown. */
    public int more() {
        return count - newest.size();
    }
}
