package dev.grundy.judge.sandbox.protocol;

import dev.grundy.judge.sandbox.command.RunOutcome;
import dev.grundy.judge.sandbox.command.SandboxException;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.net.ProtocolException;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.util.Optional;
import java.util.concurrent.Future;
import java.util.concurrent.ScheduledExecutorService;
import java.util.concurrent.TimeUnit;
import org.jspecify.annotations.Nullable;

/** The process of one cell, seen from outside: bubblewrap with the runner inside. For one run at a time. */
public final class Runner implements AutoCloseable {
    /** How often a runner that is waited for is looked after. One task does it for all its answers: one each would wake a thread for every run. */
    private static final Duration LOOK = Duration.ofSeconds(5);

    private static final int MAX_COMPLAINT_BYTES = 2000;

    private final Process process;
    private final Duration patience;
    private final OutputStream requests;
    private final Replies replies;
    private final Future<?> watch;

    /** By {@link System#nanoTime}, of the answer that is waited for. */
    private volatile @Nullable Long deadline;

    private Runner(Process process, ScheduledExecutorService watchdog, Duration patience) {
        this.process = process;
        this.patience = patience;
        this.requests = process.getOutputStream();
        this.replies = new Replies(process.getInputStream());
        this.watch = watchdog.scheduleWithFixedDelay(this::look, LOOK.toSeconds(), LOOK.toSeconds(), TimeUnit.SECONDS);
    }

    /**
     * @param patience how long its own work may take
     * @throws SandboxException when no runner answers
     */
    public static Runner greet(Process process, ScheduledExecutorService watchdog, Duration patience) {
        var runner = new Runner(process, watchdog, patience);
        try {
            runner.awaitHello();
            return runner;
        } catch (IOException e) {
            throw runner.broken(e);
        }
    }

    private void awaitHello() throws IOException {
        if (!await(Duration.ZERO, replies::next).equals(new RunnerReply.Hello(Protocol.VERSION))) {
            throw new ProtocolException(
                    "the runner speaks another version of the protocol than " + Protocol.VERSION + "; build it anew");
        }
    }

    /** May be called while another thread waits for an answer. */
    public synchronized void send(byte[] message) throws IOException {
        requests.write(message);
        requests.flush();
    }

    /** @return the outcome, when the run was over before it could be ready: its limits leave no room for starting */
    public Optional<RunOutcome> awaitReady() throws IOException {
        RunnerReply reply = await(Duration.ZERO, replies::next);
        return reply instanceof RunnerReply.Ready ? Optional.empty() : new OutcomeBuilder().add(reply);
    }

    /** To be called when the run is sent: an interruption of the thread ends it. */
    public RunOutcome awaitOutcome(Duration wall) throws IOException {
        try (WhenInterrupted _ = WhenInterrupted.then(() -> send(RunnerRequests.stop()))) {
            return await(wall, this::outcome);
        }
    }

    private RunOutcome outcome() throws IOException {
        var outcome = new OutcomeBuilder();
        for (; ; ) {
            Optional<RunOutcome> complete = outcome.add(replies.next());
            if (complete.isPresent()) {
                return complete.get();
            }
        }
    }

    private <T> T await(Duration wall, Answer<T> answer) throws IOException {
        deadline = System.nanoTime()
                + wall.multipliedBy(Protocol.MAX_WALL_STRETCH).plus(patience).toNanos();
        try {
            return answer.read();
        } finally {
            deadline = null;
        }
    }

    /** Kills a runner that hangs or was stopped, which ends the wait for its answer. */
    private void look() {
        Long awaited = deadline;
        if (awaited != null && (System.nanoTime() - awaited > 0 || RunnerState.isStopped(process))) {
            process.toHandle().destroyForcibly(); // unlike the process's own, it leaves what it said to be read
        }
    }

    /** Ends a runner that is of no use any more, and says what it complained about. */
    public SandboxException broken(IOException cause) {
        watch.cancel(false);
        process.toHandle().destroyForcibly();
        String complaint = complaint();
        return new SandboxException(
                "a cell broke: " + cause.getMessage() + (complaint.isEmpty() ? "" : "; it said: " + complaint), cause);
    }

    /** Ends a runner to whose answer nobody listens any more. */
    public void kill() {
        watch.cancel(false);
        process.destroyForcibly();
    }

    private String complaint() {
        try (InputStream stderr = process.getErrorStream()) {
            process.waitFor(patience.toNanos(), TimeUnit.NANOSECONDS);
            return new String(stderr.readNBytes(MAX_COMPLAINT_BYTES), StandardCharsets.UTF_8).strip();
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            return "";
        } catch (IOException e) {
            return "(nothing that could be read: " + e.getMessage() + ")";
        }
    }

    /** The end of its input tells the runner to end, and with it everything inside the walls. */
    @Override
    public void close() {
        watch.cancel(false);
        try {
            requests.close();
            if (!process.waitFor(patience.toNanos(), TimeUnit.NANOSECONDS)) {
                process.destroyForcibly();
            }
        } catch (IOException e) {
            process.destroyForcibly();
        } catch (InterruptedException e) {
            process.destroyForcibly();
            Thread.currentThread().interrupt();
        }
    }

    @FunctionalInterface
    private interface Answer<T> {
        T read() throws IOException;
    }
}
