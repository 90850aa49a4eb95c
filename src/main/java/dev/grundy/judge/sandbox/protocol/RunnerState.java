package dev.grundy.judge.sandbox.protocol;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;

/** The kernel's view of the runner behind a cell's process, which is bubblewrap. */
final class RunnerState {
    private RunnerState() {}

    /**
     * Whether somebody stopped it (SIGSTOP): then it neither answers nor enforces a limit. Wall limits are stretched on a busy host, so
     * they alone would notice that after minutes.
     */
    static boolean isStopped(Process cell) {
        // Bubblewrap has one child, the runner: as first process of its namespace it is also the parent of all orphans
        // there.
        return cell.children()
                .findFirst()
                .map(RunnerState::state)
                .filter("T"::equals)
                .isPresent();
    }

    private static String state(ProcessHandle process) {
        try {
            String line = Files.readString(Path.of("/proc", String.valueOf(process.pid()), "stat"));
            // proc(5): the name in brackets may hold anything; the state is the word behind it.
            return line.substring(line.lastIndexOf(')') + 2, line.lastIndexOf(')') + 3);
        } catch (IOException e) {
            return ""; // it ended meanwhile
        }
    }
}
