package dev.grundy.judge.explore.idea;

/** Hears how a comparison goes on. */
@FunctionalInterface
public interface IdeaListener {
    IdeaListener SILENT = () -> {};

    /** Called before each run. May keep it waiting, which is not counted as its time, or end the comparison by an exception. */
    void beforeRun();
}
