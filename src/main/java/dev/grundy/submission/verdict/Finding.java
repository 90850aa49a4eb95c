package dev.grundy.submission.verdict;

import java.util.Optional;

/**
 * How far something is known about a program. No verdict depends on it.
 *
 * @param <T> the record of its kind
 */
public sealed interface Finding<T> {
    /** Where a finding is that is not over. */
    enum Stage {
        /** It is queued when another of the person's is over. */
        PUT_OFF,
        /** It waits for a node that has nothing else to do. */
        QUEUED,
        RUNNING
    }

    /** @param done how many inputs, games or sizes so far */
    record Waiting<T>(Stage stage, long done) implements Finding<T> {}

    record Known<T>(T result) implements Finding<T> {}

    /**
     * A fault of ours.
     *
     * @param message for admins
     */
    record Failed<T>(String message) implements Finding<T> {}

    /** The result; empty while it waits, and where it failed. */
    default Optional<T> known() {
        return this instanceof Known<T> known ? Optional.of(known.result()) : Optional.empty();
    }

    /** Whether nothing more will come. */
    default boolean isOver() {
        return !(this instanceof Waiting<T>);
    }

    default boolean isAt(Stage stage) {
        return this instanceof Waiting<T> waiting && waiting.stage() == stage;
    }

    /** How many inputs, games or sizes are done while it is not over; 0 when it is. */
    default long done() {
        return this instanceof Waiting<T> waiting ? waiting.done() : 0;
    }

    /** Changes whenever there is something new to show. */
    default String revision() {
        return switch (this) {
            case Waiting<T>(Stage stage, long done) -> stage + "-" + done;
            case Known<T> known -> "known";
            case Failed<T> failed -> "failed";
        };
    }

    /** The message about a fault of ours. */
    default Optional<String> fault() {
        return this instanceof Failed<T> failed ? Optional.of(failed.message()) : Optional.empty();
    }
}
