package dev.grundy.judge.search;

/** Told how a search for a counterexample goes on. Called by the thread that searches. */
@FunctionalInterface
public interface SearchListener {
    SearchListener SILENT = tried -> {};

    /**
     * Called before each instance. May keep the search waiting, which is not counted as its time, or end it by an exception.
     *
     * @param tried how many instances were judged so far
     */
    void next(long tried);
}
