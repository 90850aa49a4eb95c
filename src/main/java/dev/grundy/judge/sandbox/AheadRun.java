package dev.grundy.judge.sandbox;

import dev.grundy.judge.sandbox.command.Command;
import dev.grundy.judge.sandbox.command.RunOutcome;

/**
 * A program that was started before it was needed, typically an interpreter. It waits until descriptor 3 comes to its end,
 * and its clocks run from then on. For one use. Close it in any case.
 */
public final class AheadRun implements AutoCloseable {
    private final Cores cores;
    private final Core core;
    private final HeldRun run;

    AheadRun(Cores cores, Core core, HeldRun run) {
        this.cores = cores;
        this.core = core;
        this.run = run;
    }

    /**
     * Gives the program its directory, files and standard input, and lets it go, when its core is free.
     *
     * @param rest the parts that it was not given at its start; its arguments, environment and limits are those of the start
     */
    public RunOutcome release(Command rest) {
        cores.take(core);
        try (CorePin _ = core.pin()) {
            return run.release(rest);
        } finally {
            cores.giveBack(core);
        }
    }

    /** Ends the program if it was not released. */
    @Override
    public void close() {
        try {
            run.close();
        } finally {
            cores.giveBackStandby(core);
        }
    }
}
