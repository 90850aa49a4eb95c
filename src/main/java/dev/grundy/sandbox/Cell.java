package dev.grundy.sandbox;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.Semaphore;
import java.util.function.Predicate;
import org.jspecify.annotations.Nullable;

/**
 * One sandbox slot: walls made once, many runs inside, one at a time. Thread-safe; whoever comes second waits.
 *
 * <p>A runner that dies, hangs or answers nonsense costs its run a {@link SandboxException}; the next run finds a new one.
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

    Outcome run(Command command) {
        byte[] request = Requests.run(command, Requests.Start.AT_ONCE);
        acquire();
        try {
            Runner current = runner();
            return finish(current, command, () -> current.send(request));
        } finally {
            release();
        }
    }

    /** See {@link Cells#runAll}. */
    List<Outcome> runAll(List<Command> commands, Predicate<Outcome> goOn) {
        acquire();
        try {
            return new Batch(commands, goOn).run();
        } finally {
            release();
        }
    }

    /**
     * Keeps requests waiting in the runner's pipe while another is answered: one, or several while runs are short. Never more
     * than fit into the pipe: we would wait for room, and the runner for somebody to read its output.
     */
    private final class Batch {
        private static final int MOST_WAITING = 8;
        private static final int FITS_INTO_PIPE = (1 << 15) / MOST_WAITING;
        private static final Duration SHORT = Duration.ofMillis(2);

        private final List<Command> commands;
        private final Predicate<Outcome> goOn;
        private final List<Outcome> outcomes = new ArrayList<>();
        private int sent;
        private int mayWait = 1;

        Batch(List<Command> commands, Predicate<Outcome> goOn) {
            this.commands = commands;
            this.goOn = goOn;
        }

        List<Outcome> run() {
            boolean going = true;
            while (outcomes.size() < sent || (going && sent < commands.size())) {
                Runner current = runner();
                boolean last = !going;
                Outcome outcome = finish(current, commands.get(outcomes.size()), () -> sendAhead(current, last));
                going &= goOn.test(outcome);
                outcomes.add(outcome);
                mayWait = outcome.wall().compareTo(SHORT) < 0 ? MOST_WAITING : 1;
            }
            return outcomes;
        }

        /** Half of what may wait is asked for in one go, for each write wakes the runner. */
        private void sendAhead(Runner current, boolean last) throws IOException {
            var requests = new ByteArrayOutputStream();
            boolean enough = last || sent - outcomes.size() > mayWait / 2;
            while (!enough && sent < commands.size() && sent <= outcomes.size() + mayWait) {
                byte[] request = Requests.run(commands.get(sent), Requests.Start.AT_ONCE);
                enough = sent > outcomes.size() && request.length > FITS_INTO_PIPE;
                if (!enough) {
                    requests.writeBytes(request);
                    sent++;
                }
            }
            current.send(requests.toByteArray());
        }
    }

    /**
     * Prepares a run: opens its channels ({@link Requests.Start#ON_GO}) or starts its program up to the release
     * ({@link Requests.Start#AHEAD}). The cell is the caller's until the run is closed, which any thread may do.
     */
    HeldRun hold(Command command, Requests.Start start) {
        byte[] request = Requests.run(command, start);
        acquire();
        try {
            Runner current = runner();
            Optional<Outcome> already = attempt(current, () -> {
                current.send(request);
                return current.awaitReady();
            });
            return new HeldRun(this, current, command, already);
        } catch (RuntimeException e) {
            release();
            throw e;
        }
    }

    Outcome finish(Runner current, Command command, Sending sending) {
        return attempt(current, () -> {
            sending.send();
            return Optional.of(current.awaitOutcome(command.limits().wall()));
        }).orElseThrow();
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
