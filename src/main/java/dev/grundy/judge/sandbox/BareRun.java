package dev.grundy.judge.sandbox;

import dev.grundy.judge.sandbox.command.SandboxException;
import java.io.IOException;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;

/** Runs a command of our own without walls and limits: what benchmarks compare with. Never for anybody's program. */
public final class BareRun {
    private BareRun() {}

    /**
     * Starts a command that is asked for many runs over its standard streams; the caller ends it.
     *
     * @throws SandboxException if it cannot be started
     */
    public static Process start(List<String> argv) {
        try {
            return new ProcessBuilder(argv).start();
        } catch (IOException e) {
            throw new SandboxException("cannot start " + argv, e);
        }
    }

    /**
     * Starts a command whose output nobody reads; the caller ends it.
     *
     * @throws SandboxException if it cannot be started
     */
    public static Process startSilent(List<String> argv) {
        try {
            return new ProcessBuilder(argv)
                    .redirectOutput(ProcessBuilder.Redirect.DISCARD)
                    .redirectError(ProcessBuilder.Redirect.DISCARD)
                    .start();
        } catch (IOException e) {
            throw new SandboxException("cannot start " + argv, e);
        }
    }

    /**
     * How long a command takes on the clock, its output thrown away.
     *
     * @param directory where it runs
     * @param stdin the file it reads
     * @throws SandboxException if it cannot be started or does not end with exit code 0
     */
    public static Duration time(List<String> argv, Path directory, Path stdin) {
        long start = System.nanoTime();
        try {
            Process process = new ProcessBuilder(argv)
                    .directory(directory.toFile())
                    .redirectInput(stdin.toFile())
                    .redirectOutput(ProcessBuilder.Redirect.DISCARD)
                    .redirectError(ProcessBuilder.Redirect.DISCARD)
                    .start();
            int code = process.waitFor();
            if (code != 0) {
                throw new SandboxException("the bare run of " + argv + " ended with exit code " + code);
            }
            return Duration.ofNanos(System.nanoTime() - start);
        } catch (IOException e) {
            throw new SandboxException("cannot start " + argv, e);
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            throw new SandboxException("interrupted during a bare run", e);
        }
    }
}
