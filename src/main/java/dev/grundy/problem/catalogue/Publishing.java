package dev.grundy.problem.catalogue;

import java.util.Optional;

/** The result of making a version live. */
public sealed interface Publishing {
    /**
     * It is live.
     *
     * @param before the version that was live until then, or was last
     */
    record Done(LiveState now, Optional<LiveState> before) implements Publishing {}

    /** The same content was live already: nothing was changed. */
    record Same(LiveState now) implements Publishing {}

    /** Something else has gone live since the person who pressed looked: nothing was changed. */
    record Overtaken() implements Publishing {}

    /**
     * Its display id or address belongs to another problem: nothing was changed.
     *
     * @param owner that problem's {@code problem_id}
     */
    record NamesTaken(String owner) implements Publishing {}
}
