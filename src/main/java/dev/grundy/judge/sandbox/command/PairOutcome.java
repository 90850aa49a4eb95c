package dev.grundy.judge.sandbox.command;

/** The outcomes of both programs of an interaction. */
public record PairOutcome(RunOutcome first, RunOutcome second) {
    /**
     * Whether the first program was over, by itself or at a limit, when the second ended. Not told by a clock. A program's end is
     * seen by its partner at once, by the waiting thread when the core they share is free again.
     */
    public boolean firstEndedFirst() {
        return second.inputOver() && first.ending() != Ending.STOPPED;
    }
}
