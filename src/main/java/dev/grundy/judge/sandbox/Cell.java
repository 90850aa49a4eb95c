package dev.grundy.judge.sandbox;

import dev.grundy.judge.sandbox.command.Command;
import dev.grundy.judge.sandbox.command.Ending;
import dev.grundy.judge.sandbox.command.RunOutcome;
import dev.grundy.judge.sandbox.command.SandboxException;
import dev.grundy.judge.sandbox.protocol.LargeContents;
import dev.grundy.judge.sandbox.protocol.Runner;
import dev.grundy.judge.sandbox.protocol.RunnerRequests;
import java.io.IOException;
import java.util.Optional;
import java.util.concurrent.Semaphore;
import org.jspecify.annotations.Nullable;

/**
 * One sandbox slot: walls made once, many runs inside, one at a time. Thread-safe; the second caller waits.
 *
 * <p>A runner that dies, hangs or answers nonsense costs its run a {@link SandboxException}; the next run finds a new one. So it does when the judge
 * itself fails before it has read the whole answer.
 */
final class Cell implements AutoCloseable {
    private final CellStarter starter;
    private final Semaphore use = new Semaphore(1);
    private @Nullable Runner runner;
    private boolean closed;

    Cell(CellStarter starter) {
        this.starter = starter;
    }

    /** Makes the walls now, so that the first run does not pay for them. */
    void open() {
        acquire();
        try {
            runner();
        } finally {
            release();
        }
    }

    /** @throws SandboxException also when the thread is interrupted, which ends the run */
    RunOutcome run(Command command) {
        byte[] request = RunnerRequests.run(stored(command), RunnerRequests.Start.AT_ONCE);
        acquire();
        try {
            Runner current = runner();
            return wanted(finish(current, command, () -> current.send(request)));
        } finally {
            release();
        }
    }

    /** An outcome that the interruption of the waiting thread has brought about says nothing about the program. */
    static RunOutcome wanted(RunOutcome outcome) {
        if (outcome.ending() == Ending.STOPPED && Thread.currentThread().isInterrupted()) {
            throw new SandboxException("interrupted during a run, which was ended");
        }
        return outcome;
    }

    /**
     * Prepares a run: opens its channels ({@link RunnerRequests.Start#ON_GO}) or starts its program up to the release
     * ({@link RunnerRequests.Start#AHEAD}). The cell is the caller's until the run is closed, which any thread may do.
     */
    HeldRun hold(Command command, RunnerRequests.Start start) {
        byte[] request = RunnerRequests.run(stored(command), start);
        acquire();
        try {
            Runner current = runner();
            Optional<RunOutcome> already = attempt(current, () -> {
                current.send(request);
                return current.awaitReady();
            });
            return new HeldRun(this, current, command, already);
        } catch (RuntimeException | Error e) {
            release();
            throw e;
        }
    }

    /** The message that gives a program started ahead the rest. */
    byte[] release(Command rest) {
        return RunnerRequests.release(stored(rest));
    }

    private Command stored(Command command) {
        return new LargeContents(starter.store()).stored(command);
    }

    RunOutcome finish(Runner current, Command command, Sending sending) {
        return attempt(current, () -> {
                    sending.send();
                    return Optional.of(current.awaitOutcome(command.limits().wall()));
                })
                .orElseThrow();
    }

    private void acquire() {
        use.acquireUninterruptibly();
    }

    void release() {
        use.release();
    }

    private <T> Optional<T> attempt(Runner current, Attempt<T> attempt) {
        try {
            return attempt.make();
        } catch (IOException e) {
            runner = null;
            throw current.broken(e);
        } catch (SandboxException e) {
            throw e; // a complete answer: the runner is ready for the next run
        } catch (RuntimeException | Error e) {
            runner = null; // the next run would read the rest of this one's answer
            current.kill();
            throw e;
        }
    }

    private Runner runner() {
        if (closed) {
            throw new SandboxException("the cell is closed");
        }
        if (runner == null) {
            runner = starter.start();
        }
        return runner;
    }

    /** Waits for the run in progress. */
    @Override
    public void close() {
        acquire();
        try {
            closed = true;
            if (runner != null) {
                runner.close();
            }
            runner = null;
            starter.removeGroups();
        } finally {
            release();
        }
    }

    @FunctionalInterface
    interface Sending {
        void send() throws IOException;
    }

    @FunctionalInterface
    private interface Attempt<T> {
        Optional<T> make() throws IOException;
    }
}
