package dev.grundy.base.queue;

import dev.grundy.base.database.DatabaseException;
import dev.grundy.base.kernel.BackgroundLoop;
import dev.grundy.base.queue.signal.Trouble;
import dev.grundy.base.queue.signal.Wakeup;
import java.time.Duration;
import java.time.Instant;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.locks.Lock;
import java.util.concurrent.locks.ReentrantLock;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.jboss.logging.Logger;

/**
 * Works the queue with a number of threads. Others stand by: they take work that goes before the work that those are busy with, which gives way
 * then. They also take what is for idle times while nothing that goes first is at work. A heartbeat renews the leases, interrupts work whose
 * lease was lost, and sweeps up after nodes that died. Thread-safe.
 */
public final class WorkNode {
    private static final Logger LOG = Logger.getLogger(WorkNode.class);
    /** The net under lost notifications. */
    private static final Duration SLOW_POLL = Duration.ofSeconds(1);

    private static final Duration HEARTBEAT = WorkQueue.LEASE.dividedBy(3);
    /** After an interruption, how long work may take to let go. */
    private static final Duration LETTING_GO = Duration.ofSeconds(3);

    private final WorkSetting setting;
    private final WorkQueue queue;
    private final Duties duties;
    private final Wakeup wakeup = new Wakeup();
    /** For those who stand by: also when a piece ends, for that may leave room. */
    private final Wakeup standBy = new Wakeup();

    private final HeldLeases held;
    private final List<BackgroundLoop> workers = new ArrayList<>();
    /** Take what goes before the work that all workers are busy with. */
    private final List<BackgroundLoop> urgentWorkers;

    private final List<BackgroundLoop> idleWorkers;
    private final OwnTask own;
    private final Wakeup lost = new Wakeup();
    private final BackgroundLoop heartbeat = new BackgroundLoop("lease heartbeat", Duration.ZERO, this::keepLeases);
    private final Trouble trouble = new Trouble();
    private final CountDownLatch draining = new CountDownLatch(1);
    private volatile Instant sweepFrom = Instant.MIN;

    public WorkNode(WorkSetting setting) {
        this.setting = setting;
        this.queue = setting.queue();
        this.duties = setting.duties();
        this.held = new HeldLeases(setting.clock());
        this.own = new OwnTask(duties.idle(), held, setting.clock());
        this.urgentWorkers = standingBy(Lane.Pace.NOW, "urgent worker", Lane.Pace.NOW.count() - 1);
        this.idleWorkers = standingBy(Lane.Pace.IDLE, "idle worker", Lane.Pace.IDLE.count() * Turns.OF_A_LANE);
    }

    private List<BackgroundLoop> standingBy(Lane.Pace pace, String name, int count) {
        Lock looking = new ReentrantLock();
        Worker worker = new Worker(setting, held);
        return IntStream.rangeClosed(1, count)
                .mapToObj(number ->
                        new BackgroundLoop(name + " " + number, Duration.ZERO, () -> standBy(pace, looking, worker)))
                .toList();
    }

    /** Starts working on as many pieces at once. */
    public void start(int count) {
        held.setWorkers(count);
        for (int i = 1; i <= count; i++) {
            Worker worker = new Worker(setting, held);
            workers.add(new BackgroundLoop("worker " + i, Duration.ZERO, () -> takeWork(worker)).start());
        }
        urgentWorkers.forEach(BackgroundLoop::start);
        idleWorkers.forEach(BackgroundLoop::start);
        heartbeat.start();
    }

    /** Makes idle workers look at the queue now. */
    public void wake() {
        wakeup.signal();
        standBy.signal();
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

    /** Waits until nothing of this lane, or of one that goes before it, is worked on here; no longer than so long. */
    public void awaitNoneUpTo(Lane lane, Duration longest) throws InterruptedException {
        held.awaitNoneUpTo(lane, longest);
    }

    public boolean isDraining() {
        return draining.getCount() == 0;
    }

    /**
     * Takes nothing new, lets what runs come to its end for as long as the patience lasts, and hands back the rest. Work for
     * idle times is handed back at once. Returns when no worker is left, or when one will not let go; its work waits for
     * another node then.
     */
    public void drain(Duration patience) {
        draining.countDown();
        workers.forEach(BackgroundLoop::stop);
        urgentWorkers.forEach(BackgroundLoop::stop);
        idleWorkers.forEach(BackgroundLoop::stop);
        idleWorkers.forEach(BackgroundLoop::interrupt);
        held.close();
        wake();
        try {
            List<BackgroundLoop> all =
                    Stream.concat(workers.stream(), urgentWorkers.stream()).toList();
            join(all, patience);
            Set<Lease> unfinished = held.all();
            held.interrupt(unfinished);
            join(all, LETTING_GO);
            join(idleWorkers, LETTING_GO);
            // For work that does not react to interruption; its late results are refused.
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
        Look look = look(worker, Lane.Pace.NOW.first(), Lane.Pace.NOW.last());
        if (look.claim().isPresent()) {
            work(worker, look.claim().get());
            pause(worker.rest());
        } else {
            rest(wakeup, seen);
        }
    }

    /** Takes what goes before something at work: one thread after the other looks, the others work or wait to look. */
    private void standBy(Lane.Pace pace, Lock looking, Worker worker) throws InterruptedException {
        Optional<Claim> claim;
        boolean mayDoOwn;
        looking.lockInterruptibly();
        try {
            pause(worker.rest());
            long seen = standBy.signals();
            Optional<Lane> room = held.awaitRoom(pace);
            if (room.isEmpty()) {
                return;
            }
            Look look = look(worker, pace.first(), room.get());
            claim = look.claim();
            mayDoOwn = look.isQueueEmpty() && room.get() == Lane.SCOPE && own.isDue();
            if (claim.isEmpty() && !mayDoOwn) {
                rest(standBy, seen);
            }
        } finally {
            looking.unlock();
        }
        if (claim.isPresent()) {
            work(worker, claim.get());
        } else if (mayDoOwn) {
            own.doSome();
            standBy.signal();
        }
    }

    /**
     * The result of a look at the queue.
     *
     * @param isQueueEmpty false also when nobody could look
     */
    private record Look(Optional<Claim> claim, boolean isQueueEmpty) {
        private static final Look NONE = new Look(Optional.empty(), false);
    }

    private Look look(Worker worker, Lane first, Lane last) {
        if (isDraining()) {
            return Look.NONE;
        }
        try {
            Optional<String> obstacle = duties.obstacle().get();
            if (obstacle.isPresent()) {
                trouble.is("This node takes no work: " + obstacle.get());
                return Look.NONE;
            }
            Optional<Claim> claim = worker.take(first, last);
            trouble.over();
            return new Look(claim, claim.isEmpty());
        } catch (DatabaseException e) {
            unreachable(e);
            return Look.NONE;
        }
    }

    private void work(Worker worker, Claim claim) {
        try {
            worker.workThrough(claim);
        } catch (DatabaseException e) {
            unreachable(e);
        } finally {
            standBy.signal();
        }
    }

    private void unreachable(DatabaseException e) {
        trouble.is("The queue cannot be reached (" + e.getMessage() + "); trying every second");
    }

    private void rest(Wakeup until, long seen) throws InterruptedException {
        if (!isDraining()) {
            until.awaitMoreThan(seen, SLOW_POLL);
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
            wake();
        }
    }
}
