package dev.grundy.judge.explore.growth;

/** Told how measuring goes on, by the thread that measures. */
@FunctionalInterface
public interface GrowthListener {
    GrowthListener SILENT = measured -> {};

    /**
     * Called before each run. May keep it waiting, or end all by an exception.
     *
     * @param measured how many sizes are done
     */
    void next(int measured);
}
