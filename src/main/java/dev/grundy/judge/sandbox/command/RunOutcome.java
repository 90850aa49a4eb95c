package dev.grundy.judge.sandbox.command;

import dev.grundy.base.kernel.MemorySize;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.util.Map;

/**
 * The outcome of a run.
 *
 * @param exitCode  0–255, or -1 when the program did not exit by itself
 * @param signal    the signal that killed it, ours (9) included, or 0
 * @param cpu       of all its processes
 * @param kept      how long others, at least, kept it from its core; zero unless its standard input is another program's output
 * @param memory    the peak of what the kernel charged to the run, at least that of its largest process
 * @param stdout    its exact bytes, cut at the limit
 * @param collected by name relative to the work directory
 * @param inputOver whether its standard input is another program's output, and that program had ended or closed it by then
 */
public record RunOutcome(
        Ending ending,
        int exitCode,
        int signal,
        Duration cpu,
        Duration wall,
        Duration kept,
        MemorySize memory,
        byte[] stdout,
        byte[] stderr,
        Map<String, byte[]> collected,
        boolean inputOver) {

    /** Whether the program exited by itself with code 0. */
    public boolean succeeded() {
        return ending == Ending.EXITED && exitCode == 0;
    }

    /** Bytes that are not UTF-8 become replacement characters. */
    public String stdoutText() {
        return new String(stdout, StandardCharsets.UTF_8);
    }

    /** Bytes that are not UTF-8 become replacement characters. */
    public String stderrText() {
        return new String(stderr, StandardCharsets.UTF_8);
    }

    @Override
    public String toString() {
        return "%s (exit code %d, signal %d, cpu %d ms, wall %d ms, %s, %d bytes on stdout, %d on stderr)"
                .formatted(
                        ending,
                        exitCode,
                        signal,
                        cpu.toMillis(),
                        wall.toMillis(),
                        memory,
                        stdout.length,
                        stderr.length);
    }
}
