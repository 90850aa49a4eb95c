package dev.grundy.judge.sandbox.command;

import dev.grundy.base.kernel.MemorySize;
import java.time.Duration;

/**
 * The limits of a run, for all its processes together.
 *
 * @param cpu       CPU time, user and system
 * @param wall      time on the clock; only a guard against programs that sleep
 * @param memory    everything the kernel counts, the workspace's files too
 * @param output    bytes on standard output, exact: the limit itself is still allowed
 * @param stderr    bytes of standard error that are kept; more is dropped without consequence
 * @param workspace size of the work directory, and of the largest file
 * @param collected result files brought back, in sum
 * @param processes processes and threads at one time
 * @param openFiles descriptors of one process
 */
public record Limits(
        Duration cpu,
        Duration wall,
        MemorySize memory,
        MemorySize output,
        MemorySize stderr,
        MemorySize workspace,
        MemorySize collected,
        int processes,
        int openFiles) {

    public Limits {
        requirePositive(!cpu.isNegative() && !cpu.isZero(), "cpu", cpu);
        requirePositive(!wall.isNegative() && !wall.isZero(), "wall", wall);
        requirePositive(memory.bytes() > 0, "memory", memory);
        requirePositive(workspace.bytes() > 0, "workspace", workspace);
        requirePositive(processes > 0, "processes", processes);
        requirePositive(openFiles > 3, "openFiles", openFiles);
    }

    /** Limits of an ordinary solution: the wall is twice the CPU time and a second more, 64 MiB of output, 64 tasks. */
    public static Limits of(Duration cpu, MemorySize memory) {
        return new Limits(
                cpu,
                cpu.multipliedBy(2).plusSeconds(1),
                memory,
                MemorySize.ofMebibytes(64),
                MemorySize.ofKibibytes(64),
                MemorySize.ofMebibytes(64),
                MemorySize.ofMebibytes(64),
                64,
                256);
    }

    /** The same for a program that has nothing to wait for: the wall is two seconds beyond the CPU time. */
    public Limits withoutWaiting() {
        return withWall(cpu.plusSeconds(2));
    }

    public Limits withWall(Duration wall) {
        return new Limits(cpu, wall, memory, output, stderr, workspace, collected, processes, openFiles);
    }

    public Limits withOutput(MemorySize output) {
        return new Limits(cpu, wall, memory, output, stderr, workspace, collected, processes, openFiles);
    }

    public Limits withStderr(MemorySize stderr) {
        return new Limits(cpu, wall, memory, output, stderr, workspace, collected, processes, openFiles);
    }

    public Limits withWorkspace(MemorySize workspace) {
        return new Limits(cpu, wall, memory, output, stderr, workspace, collected, processes, openFiles);
    }

    public Limits withCollected(MemorySize collected) {
        return new Limits(cpu, wall, memory, output, stderr, workspace, collected, processes, openFiles);
    }

    public Limits withProcesses(int processes) {
        return new Limits(cpu, wall, memory, output, stderr, workspace, collected, processes, openFiles);
    }

    public Limits withOpenFiles(int openFiles) {
        return new Limits(cpu, wall, memory, output, stderr, workspace, collected, processes, openFiles);
    }

    private static void requirePositive(boolean positive, String name, Object found) {
        if (!positive) {
            throw new IllegalArgumentException("limit '" + name + "' is too small: " + found);
        }
    }
}
