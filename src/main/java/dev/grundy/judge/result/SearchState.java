package dev.grundy.judge.result;

import java.util.Optional;

/** The search for the smallest input on which a program fails, and what it came to. */
public sealed interface SearchState {
    /** Of the random instances of every search: all searches share made instances and answers, and anybody can repeat one. */
    long SEED = 1;

    /** Instances judged so far, those while shrinking too. */
    long tried();

    /** Changes whenever there is something new to show. */
    default String revision() {
        return getClass().getSimpleName() + "-" + tried();
    }

    /** Whether nothing more will come. */
    default boolean isOver() {
        return switch (this) {
            case PutOff putOff -> false;
            case Queued queued -> false;
            case Running running -> false;
            case Found found -> true;
            case None none -> true;
            case Failed failed -> true;
        };
    }

    /** It is queued when another of the person's searches is over. */
    record PutOff() implements SearchState {
        @Override
        public long tried() {
            return 0;
        }
    }

    /** It waits for a node that has nothing to judge. */
    record Queued() implements SearchState {
        @Override
        public long tried() {
            return 0;
        }
    }

    /** A node is at it. */
    record Running(long tried) implements SearchState {}

    /** @param tooLarge where the input came from, if it is too large to be worked through by hand */
    record Found(long tried, Counterexample counterexample, Optional<String> tooLarge) implements SearchState {}

    /**
     * There is nothing to show.
     *
     * @param tooLarge where a failing input came from that is too large even to be shown; empty if none of those tried fails
     */
    record None(long tried, Optional<String> tooLarge) implements SearchState {}

    /**
     * It ended through a fault of ours.
     *
     * @param message what went wrong; for admins
     */
    record Failed(long tried, String message) implements SearchState {}
}
