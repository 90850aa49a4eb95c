package dev.grundy.judge.sandbox.protocol;

import dev.grundy.base.kernel.MemorySize;
import dev.grundy.judge.sandbox.command.Ending;
import dev.grundy.judge.sandbox.command.SandboxException;
import java.time.Duration;

/** One frame from the runner. */
sealed interface RunnerReply {
    record Hello(int version) implements RunnerReply {}

    /** A held run has its channels open; one started ahead waits to be released. */
    record Ready() implements RunnerReply {}

    record StdoutPart(byte[] bytes) implements RunnerReply {}

    record StderrPart(byte[] bytes) implements RunnerReply {}

    /** Its content follows in {@link FilePart}s, {@code size} bytes in all. */
    record ResultFile(String name, long size) implements RunnerReply {}

    record FilePart(byte[] bytes) implements RunnerReply {}

    record Finished(
            Ending ending,
            int exitCode,
            int signal,
            Duration cpu,
            Duration wall,
            Duration kept,
            MemorySize memory,
            boolean inputOver)
            implements RunnerReply {}

    /** The runner could not do its part. */
    record Failed(int errno, String step) implements RunnerReply {
        SandboxException exception() {
            return new SandboxException(
                    "the cell could not " + step + " (errno " + errno + ": " + Errno.name(errno) + ")");
        }
    }
}
