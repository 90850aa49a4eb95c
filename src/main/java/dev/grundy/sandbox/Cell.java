package dev.grundy.sandbox;

import java.io.IOException;
import java.util.Optional;
import java.util.concurrent.locks.ReentrantLock;
import org.jspecify.annotations.Nullable;

/**
 * One sandbox slot: walls made once, many runs inside, one at a time. Thread-safe; whoever comes second waits.
 *
 * <p>A runner that dies, hangs or answers nonsense costs its run a {@link SandboxException}; the next run finds a new one.
 */
final class Cell implements AutoCloseable {
    private final CellStarter starter;
    private final ReentrantLock lock = new ReentrantLock();
    private @Nullable Runner runner;
    private boolean closed;

    Cell(CellStarter starter) {
        this.starter = starter;
    }

    /** Makes the walls now, so that the first run does not pay for them. */
    void open() {
        lock.lock();
        try {
            runner();
        } finally {
            lock.unlock();
        }
    }

    Outcome run(Command command) {
        byte[] request = Requests.run(command, Requests.Start.AT_ONCE);
        lock.lock();
        try {
            Runner current = runner();
            return finish(current, command, () -> current.send(request));
        } finally {
            lock.unlock();
        }
    }

    /** Opens the command's channels and waits. {@link HeldRun#start} or {@link HeldRun#close} must follow, by the same thread. */
    HeldRun hold(Command command) {
        byte[] request = Requests.run(command, Requests.Start.ON_GO);
        lock.lock();
        try {
            Runner current = runner();
            attempt(current, () -> {
                current.send(request);
                current.awaitReady();
                return Optional.empty();
            });
            return new HeldRun(this, current, command);
        } catch (RuntimeException e) {
            lock.unlock();
            throw e;
        }
    }

    Outcome finish(Runner current, Command command, Sending sending) {
        return attempt(current, () -> {
            sending.send();
            return Optional.of(current.awaitOutcome(command.limits().wall()));
        }).orElseThrow();
    }

    void release() {
        lock.unlock();
    }

    private <T> Optional<T> attempt(Runner current, Attempt<T> attempt) {
        try {
            return attempt.make();
        } catch (IOException e) {
            runner = null;
            throw current.broken(e);
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
        lock.lock();
        try {
            closed = true;
            if (runner != null) {
                runner.close();
            }
            runner = null;
        } finally {
            lock.unlock();
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
