package dev.grundy.base.kernel;

import java.time.Duration;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;
import org.jboss.logging.Logger;

/**
 * A background loop that outlives what it meets: after all that a turn throws, errors and stray interruptions included, the next turn comes. A
 * lasting fault is logged once, and once that it is over. Runs on a daemon thread of its own. Thread-safe.
 */
public final class BackgroundLoop implements AutoCloseable {
    private static final Logger LOG = Logger.getLogger(BackgroundLoop.class);
    /** After a turn that failed: a loop without pauses must not spin on what will not work. */
    private static final Duration LEAST_REST_AFTER_FAILURE = Duration.ofSeconds(1);

    private final String name;
    private final Duration pause;
    private final Turn turn;
    private final CountDownLatch stopping = new CountDownLatch(1);
    private final Thread thread;
    private Duration firstPause = Duration.ZERO;
    private boolean failing;

    /** The work of a loop, done again and again. */
    @FunctionalInterface
    public interface Turn {
        void take() throws Exception;
    }

    /**
     * A loop that takes no turn before it is started.
     *
     * @param name  of the thread, for logs: what the loop does
     * @param pause between the end of a turn and the next; zero when turns wait by themselves
     */
    public BackgroundLoop(String name, Duration pause, Turn turn) {
        this.name = name;
        this.pause = pause;
        this.turn = turn;
        this.thread = Thread.ofPlatform().daemon().name(name).unstarted(this::run);
    }

    /**
     * Starts taking turns, the first one at once.
     *
     * @throws IllegalThreadStateException when it was started before
     */
    public BackgroundLoop start() {
        thread.start();
        return this;
    }

    /**
     * Starts taking turns, the first one after a pause.
     *
     * @throws IllegalThreadStateException when it was started before
     */
    public BackgroundLoop startAfterPause() {
        firstPause = pause;
        return start();
    }

    /** Whether no further turn will come: a turn that takes long should end. */
    public boolean isStopping() {
        return stopping.getCount() == 0;
    }

    /** Lets no further turn begin; neither waits for the one at work nor interrupts it. */
    public void stop() {
        stopping.countDown();
    }

    /** Interrupts the turn at work; the loop goes on unless it is stopping. */
    public void interrupt() {
        thread.interrupt();
    }

    /** Waits until the last turn is over, after {@link #stop}; false when that takes longer than the patience. */
    public boolean awaitEnd(Duration patience) throws InterruptedException {
        return thread.join(patience);
    }

    /** Stops, and waits for the turn at work, unless it is this turn that closes. */
    @Override
    public void close() {
        stop();
        if (Thread.currentThread() == thread) {
            return;
        }
        try {
            thread.join();
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        }
    }

    private void run() {
        rest(firstPause);
        while (!isStopping()) {
            rest(takeTurn() ? pause : longer(pause, LEAST_REST_AFTER_FAILURE));
        }
    }

    /** Whether the turn ended without an exception. */
    private boolean takeTurn() {
        try {
            turn.take();
            recovered();
            return true;
        } catch (InterruptedException e) {
            // It ends the turn and not the loop: a caller that wants that stops it.
            return true;
        } catch (Throwable e) {
            failed(e);
            return false;
        }
    }

    private void rest(Duration rest) {
        try {
            stopping.await(rest.toMillis(), TimeUnit.MILLISECONDS);
        } catch (InterruptedException e) {
            LOG.tracef("%s: woken from its pause", name);
        }
    }

    private void failed(Throwable e) {
        boolean first = !failing;
        failing = true;
        try {
            if (first && !isStopping()) {
                LOG.errorf(e, "The background loop '%s' met something unforeseen and goes on", name);
            }
        } catch (Throwable unsaid) {
            // Without memory or descriptors nothing can be logged either; the fault is told when it is met again.
            failing = false;
        }
    }

    private void recovered() {
        if (failing) {
            failing = false;
            LOG.infof("The background loop '%s' works again", name);
        }
    }

    private static Duration longer(Duration a, Duration b) {
        return a.compareTo(b) > 0 ? a : b;
    }
}
