package dev.grundy.studio.verify.outcome;

/** Hears the progress of a verification; called by several threads, one after the other. */
@FunctionalInterface
public interface VerifyProgress {
    VerifyProgress SILENT = (problem, what) -> {};

    void at(String problem, String what);

    /**
     * Asked before each piece of work, by several threads at a time: may take a while, to let something else go first.
     *
     * @throws dev.grundy.judge.host.JudgeException to end the check that is made; the message says why
     */
    default void beforePiece() {}
}
