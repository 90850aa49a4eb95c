package dev.grundy.judge.sandbox.command;

import dev.grundy.judge.sandbox.Cells;

/** How a run ended. The order is that of the runner's protocol. */
public enum Ending {
    /** The program exited by itself, with any exit code. */
    EXITED,
    /** A signal killed the program, and it was not ours. */
    SIGNALED,
    CPU_LIMIT,
    WALL_LIMIT,
    MEMORY_LIMIT,
    /** Too much on standard output, a file larger than the workspace, or result files larger than allowed. */
    OUTPUT_LIMIT,
    /** The caller ended the run: {@link Cells#runPair} does when the other side has decided. */
    STOPPED
}
