package dev.grundy.judge.sandbox;

import dev.grundy.judge.sandbox.command.Ending;
import dev.grundy.judge.sandbox.command.PairOutcome;
import java.util.List;

/** A use of a core that ends when another caller needs the core. Thread-safe. */
final class Preemption implements AutoCloseable {
    private List<HeldRun> runs = List.of();
    private boolean isAsked;

    /** Names the runs that may be stopped until this is closed, which comes before their own closing. They stop at once if that was asked for. */
    synchronized Preemption of(HeldRun... prepared) {
        runs = List.of(prepared);
        if (isAsked) {
            runs.forEach(HeldRun::stop);
        }
        return this;
    }

    /** Stops what runs now, or what would begin to. */
    synchronized void ask() {
        isAsked = true;
        runs.forEach(HeldRun::stop);
    }

    synchronized boolean isAsked() {
        return isAsked;
    }

    /**
     * Whether what the two programs did may come from having been asked. A second one whose partner is stopped may see the end of its input before it
     * is stopped itself. It then ends by itself, with a word about a partner that seems to have gone.
     */
    boolean mayHaveChanged(PairOutcome pair) {
        return isAsked()
                && (pair.first().ending() == Ending.STOPPED || pair.second().ending() == Ending.STOPPED);
    }

    /** From now on nothing is stopped: that would hit a later run of the same cell. */
    @Override
    public synchronized void close() {
        runs = List.of();
    }
}
