package dev.grundy.node;

import dev.grundy.database.DatabaseException;
import dev.grundy.submission.queue.JudgeQueue;
import dev.grundy.submission.queue.Lease;
import dev.grundy.work.JudgingMeter;
import java.time.Clock;
import java.time.Duration;
import java.time.Instant;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.Executors;
import java.util.concurrent.ScheduledExecutorService;
import java.util.concurrent.TimeUnit;
import org.jboss.logging.Logger;

/**
 * Works the queue with a number of threads. A heartbeat renews the leases, interrupts work whose lease was lost, and
 * sweeps up after nodes that died. Thread-safe.
 */
public final class JudgeNode {
    private static final Logger LOG = Logger.getLogger(JudgeNode.class);
    /** The net under lost notifications. */
    private static final Duration SLOW_POLL = Duration.ofSeconds(1);

    private static final Duration HEARTBEAT = JudgeQueue.LEASE.dividedBy(3);
    /** After an interruption, how long work may take to let go. */
    private static final Duration LETTING_GO = Duration.ofSeconds(3);

    private final String name;
    private final JudgeQueue queue;
    private final Work work;
    private final JudgingMeter meter;
    private final Clock clock;
    private final Wakeup wakeup = new Wakeup();
    private final HeldLeases held = new HeldLeases();
    private final List<Thread> threads = new ArrayList<>();
    private final ScheduledExecutorService heartbeat = Executors.newSingleThreadScheduledExecutor(
            Thread.ofPlatform().daemon().name("judge heartbeat").factory());
    private final Trouble trouble = new Trouble();
    private volatile Instant sweepFrom = Instant.MIN;
    private final CountDownLatch draining = new CountDownLatch(1);

    /** @param name unique per process, for people who look into the queue */
    public JudgeNode(String name, JudgeQueue queue, Work work, JudgingMeter meter, Clock clock) {
        this.name = name;
        this.queue = queue;
        this.work = work;
        this.meter = meter;
        this.clock = clock;
    }

    /** Starts working on as many judgings at once. */
    public void start(int workers) {
        for (int i = 1; i <= workers; i++) {
            threads.add(Thread.ofPlatform().daemon().name("judge worker " + i).start(this::run));
        }
        heartbeat.scheduleAtFixedRate(this::beat, 0, HEARTBEAT.toMillis(), TimeUnit.MILLISECONDS);
    }

    /** Makes idle workers look at the queue now. */
    public void wake() {
        wakeup.signal();
    }

    /** How many judgings are being worked on. */
    public int running() {
        return held.all().size();
    }

    /** Waits until nothing is being judged here. */
    public void awaitIdle() throws InterruptedException {
        held.awaitNone();
    }

    public boolean isDraining() {
        return draining.getCount() == 0;
    }

    /**
     * Takes nothing new, lets what runs come to its end for as long as the patience lasts, hands back the rest.
     * Returns when no worker is left, or when one will not let go; its judging waits for another node then.
     */
    public void drain(Duration patience) {
        draining.countDown();
        wakeup.signal();
        try {
            join(patience);
            Set<Lease> unfinished = held.all();
            held.interrupt(unfinished);
            join(LETTING_GO);
            // For work that does not react to interruption; whatever it still finds out is refused.
            unfinished.forEach(queue::giveBack);
        } catch (DatabaseException e) {
            LOG.warnf(
                    "What is unfinished could not be given back (%s); others take it when its lease ends",
                    e.getMessage());
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        } finally {
            heartbeat.shutdownNow();
        }
    }

    private void join(Duration patience) throws InterruptedException {
        long deadline = System.nanoTime() + patience.toNanos();
        for (Thread thread : threads) {
            long left = deadline - System.nanoTime();
            if (left > 0) {
                thread.join(Duration.ofNanos(left));
            }
        }
    }

    private void run() {
        Worker worker = new Worker(name, queue, work, held, meter, clock);
        try {
            while (!isDraining()) {
                long seen = wakeup.signals();
                if (!workOnce(worker)) {
                    wakeup.awaitMoreThan(seen, SLOW_POLL);
                }
            }
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        }
    }

    /** A worker outlives whatever it meets: one that ended would be missed by nobody. */
    private boolean workOnce(Worker worker) throws InterruptedException {
        try {
            Optional<String> obstacle = work.obstacle();
            if (obstacle.isPresent()) {
                trouble.is("This node takes no judging: " + obstacle.get());
                return false;
            }
            boolean found = worker.workOnce();
            trouble.over();
            pause(worker.rest());
            return found;
        } catch (DatabaseException e) {
            trouble.is("The queue cannot be reached (" + e.getMessage() + "); trying every second");
        } catch (RuntimeException e) {
            trouble.is("A worker met something unforeseen: " + e);
        }
        pause(SLOW_POLL);
        return true;
    }

    /** Ends early when draining begins. */
    private void pause(Duration pause) throws InterruptedException {
        if (pause.isPositive()) {
            draining.await(pause.toMillis(), TimeUnit.MILLISECONDS);
        }
    }

    /** Keeps the leases and looks after those of others; called by the heartbeat, which an exception would end for good. */
    void beat() {
        try {
            Set<Lease> mine = held.all();
            Set<Lease> lost = new HashSet<>(mine);
            lost.removeAll(queue.renew(mine));
            held.interrupt(lost);
            if (!clock.instant().isBefore(sweepFrom) && queue.sweep() > 0) {
                wakeup.signal();
            }
        } catch (RuntimeException e) {
            // While the database was away nobody could renew: after an outage everybody has one lease's time to do so.
            sweepFrom = clock.instant().plus(JudgeQueue.LEASE);
            LOG.debugf("heartbeat missed: %s", e.getMessage());
        }
    }
}
