package dev.grundy.work;

import dev.grundy.database.DatabaseException;
import dev.grundy.kernel.BackgroundLoop;
import java.time.Duration;
import java.time.Instant;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;
import org.jboss.logging.Logger;

/**
 * Works the queue with a number of threads, and with one more that takes what is for idle times while the others have
 * nothing to do. A heartbeat renews the leases, interrupts work whose lease was lost, and sweeps up after nodes that died.
 * Thread-safe.
 */
public final class WorkNode {
    private static final Logger LOG = Logger.getLogger(WorkNode.class);
    /** The net under lost notifications. */
    private static final Duration SLOW_POLL = Duration.ofSeconds(1);
    /** After the node's own idle task had nothing to do. */
    private static final Duration IDLE_REST = Duration.ofSeconds(5);

    private static final Duration HEARTBEAT = WorkQueue.LEASE.dividedBy(3);
    /** After an interruption, how long work may take to let go. */
    private static final Duration LETTING_GO = Duration.ofSeconds(3);

    private final WorkSetting setting;
    private final WorkQueue queue;
    private final Duties duties;
    private final Wakeup wakeup = new Wakeup();
    private final HeldLeases held = new HeldLeases();
    private final List<BackgroundLoop> workers = new ArrayList<>();
    private final BackgroundLoop idler;
    private final Wakeup lost = new Wakeup();
    private final BackgroundLoop heartbeat = new BackgroundLoop("lease heartbeat", Duration.ZERO, this::keepLeases);
    private final Trouble trouble = new Trouble();
    private final CountDownLatch draining = new CountDownLatch(1);
    private volatile Instant sweepFrom = Instant.MIN;
    /** Belongs to the idler's thread. */
    private Instant idleTaskFrom = Instant.MIN;

    public WorkNode(WorkSetting setting) {
        this.setting = setting;
        this.queue = setting.queue();
        this.duties = setting.duties();
        Worker worker = new Worker(Lane.Pace.IDLE, setting, held);
        this.idler = new BackgroundLoop("idle worker", Duration.ZERO, () -> beIdle(worker));
    }

    /** Starts working on as many pieces at once. */
    public void start(int count) {
        for (int i = 1; i <= count; i++) {
            Worker worker = new Worker(Lane.Pace.NOW, setting, held);
            workers.add(new BackgroundLoop("worker " + i, Duration.ZERO, () -> takeWork(worker)).start());
        }
        idler.start();
        heartbeat.start();
    }

    /** Makes idle workers look at the queue now. */
    public void wake() {
        wakeup.signal();
    }

    /**
     * Makes the node look after its leases now if the work is one it is at. Anybody who may connect may notify, so nothing is
     * given up because of the word alone.
     */
    public void mayHaveLost(long work) {
        if (held.has(work)) {
            lost.signal();
        }
    }

    /** How much is being worked on, not counting what is for idle times. */
    public int running() {
        return held.all(Lane.Pace.NOW).size();
    }

    /** Waits until nothing is worked on here but what is for idle times. */
    public void awaitIdle() throws InterruptedException {
        held.awaitNone(Lane.Pace.NOW);
    }

    public boolean isDraining() {
        return draining.getCount() == 0;
    }

    /**
     * Takes nothing new, lets what runs come to its end for as long as the patience lasts, hands back the rest; work for
     * idle times is handed back at once. Returns when no worker is left, or when one will not let go; its work waits for
     * another node then.
     */
    public void drain(Duration patience) {
        draining.countDown();
        workers.forEach(BackgroundLoop::stop);
        idler.stop();
        idler.interrupt();
        wakeup.signal();
        try {
            join(workers, patience);
            Set<Lease> unfinished = held.all();
            held.interrupt(unfinished);
            join(workers, LETTING_GO);
            join(List.of(idler), LETTING_GO);
            // For work that does not react to interruption; whatever it still finds out is refused.
            unfinished.forEach(queue::giveBack);
        } catch (DatabaseException e) {
            LOG.warnf(
                    "What is unfinished could not be given back (%s); others take it when its lease ends",
                    e.getMessage());
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        } finally {
            heartbeat.stop();
            lost.signal();
        }
    }

    private static void join(List<BackgroundLoop> loops, Duration patience) throws InterruptedException {
        long deadline = System.nanoTime() + patience.toNanos();
        for (BackgroundLoop loop : loops) {
            loop.awaitEnd(Duration.ofNanos(Math.max(0, deadline - System.nanoTime())));
        }
    }

    private void takeWork(Worker worker) throws InterruptedException {
        long seen = wakeup.signals();
        if (!workOnce(worker) && !isDraining()) {
            wakeup.awaitMoreThan(seen, SLOW_POLL);
        }
    }

    private void beIdle(Worker worker) throws InterruptedException {
        held.awaitNone(Lane.Pace.NOW);
        long seen = wakeup.signals();
        if (!isDraining() && !workOnce(worker) && !doOwn() && !isDraining()) {
            wakeup.awaitMoreThan(seen, SLOW_POLL);
        }
    }

    /** Whether the node did something for itself. */
    private boolean doOwn() throws InterruptedException {
        Instant now = setting.clock().instant();
        if (isDraining() || now.isBefore(idleTaskFrom)) {
            return false;
        }
        // Also when it throws: what fails is left alone for a while.
        idleTaskFrom = now.plus(IDLE_REST);
        boolean did = duties.idle().doSome();
        idleTaskFrom = did ? Instant.MIN : idleTaskFrom;
        return did;
    }

    /** Whether to look again at once. */
    private boolean workOnce(Worker worker) throws InterruptedException {
        try {
            Optional<String> obstacle = duties.obstacle().get();
            if (obstacle.isPresent()) {
                trouble.is("This node takes no work: " + obstacle.get());
                return false;
            }
            boolean found = worker.workOnce();
            trouble.over();
            pause(worker.rest());
            return found;
        } catch (DatabaseException e) {
            trouble.is("The queue cannot be reached (" + e.getMessage() + "); trying every second");
            pause(SLOW_POLL);
            return true;
        }
    }

    /** Ends early when draining begins. */
    private void pause(Duration pause) throws InterruptedException {
        if (pause.isPositive()) {
            draining.await(pause.toMillis(), TimeUnit.MILLISECONDS);
        }
    }

    private void keepLeases() throws InterruptedException {
        long seen = lost.signals();
        beat();
        lost.awaitMoreThan(seen, HEARTBEAT);
    }

    /** Keeps the leases and looks after those of others. */
    void beat() {
        try {
            Set<Lease> mine = held.all();
            Set<Lease> lost = new HashSet<>(mine);
            lost.removeAll(queue.renew(mine));
            if (!lost.isEmpty()) {
                setting.meter().lost(lost.size());
                held.interrupt(lost);
            }
            if (!setting.clock().instant().isBefore(sweepFrom)) {
                sweep();
            }
        } catch (DatabaseException e) {
            // While the database was away nobody could renew: after an outage everybody has one lease's time to do so.
            sweepFrom = setting.clock().instant().plus(WorkQueue.LEASE);
            trouble.is("The leases of this node could not be renewed (" + e.getMessage() + "); trying again");
        }
    }

    private void sweep() {
        int expired = queue.sweep(duties.kinds());
        if (expired > 0) {
            setting.meter().expired(expired);
            wakeup.signal();
        }
    }
}
