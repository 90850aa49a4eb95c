package dev.grundy.base.queue;

import dev.grundy.base.database.DatabaseException;
import dev.grundy.base.queue.signal.WorkMeter;
import java.time.Clock;
import java.time.Duration;
import java.util.Optional;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.function.BooleanSupplier;
import org.jboss.logging.Logger;

/** Takes pieces of work from the queue and works them through. Thread-safe. */
final class Worker {
    private static final Logger LOG = Logger.getLogger(Worker.class);

    /** The step that writes the outcome of the work into the database; the last part of its trace. */
    private static final String WRITING = "write";

    /** In pauses. */
    private static final int LONGEST_REST = 4;

    private final String node;
    private final WorkQueue queue;
    private final Duties duties;
    private final HeldLeases held;
    private final WorkMeter meter;
    private final Clock clock;
    private final WorkSetting setting;
    /** Tries that failed one after the other. */
    private final AtomicInteger failures = new AtomicInteger();

    Worker(WorkSetting setting, HeldLeases held) {
        this.node = setting.name();
        this.queue = setting.queue();
        this.duties = setting.duties();
        this.held = held;
        this.meter = setting.meter();
        this.clock = setting.clock();
        this.setting = setting;
    }

    /**
     * Takes one piece of those lanes, both included, for the calling thread to work through; empty when none waits.
     *
     * @throws DatabaseException when the queue cannot be reached
     */
    Optional<Claim> take(Lane first, Lane last) {
        Optional<Claim> claim = queue.claim(node, duties.offers(), first, last);
        claim.ifPresent(taken -> held.add(taken.lease(), taken.lane()));
        return claim;
    }

    /**
     * How long to leave the queue to others. That is longer with each try that failed. So a node on which everything fails does
     * not use up the tries of all that waits. Zero after a success.
     */
    Duration rest() {
        return setting.pause().multipliedBy(Math.min(failures.get(), LONGEST_REST));
    }

    /** Works through what the calling thread has taken. */
    void workThrough(Claim claim) {
        String name = Thread.currentThread().getName();
        Thread.currentThread().setName(name + ": " + claim.kind() + " " + claim.subject());
        try (LogMarks _ = LogMarks.of(claim);
                WorkTrace trace = WorkTrace.of(setting, claim)) {
            workAndWrite(claim, duties.handlerOf(claim), trace);
        } finally {
            held.remove(claim.lease());
            Thread.currentThread().setName(name);
        }
    }

    private void workAndWrite(Claim claim, Handler handler, WorkTrace trace) {
        try {
            Ended ended = work(claim, handler, trace);
            trace.phase(WRITING);
            write(claim, ended);
        } catch (InterruptedException e) {
            // Told to stop, or the lease is lost already: then giving back changes nothing.
            queue.giveBack(claim.lease());
        } catch (DatabaseException e) {
            LOG.errorf(
                    "%s: what became of it cannot be written (%s); it is tried again when its lease ends",
                    claim, e.getMessage());
        }
    }

    /** The end of a try. */
    private sealed interface Ended {}

    private record Worked(Handler.Done done) implements Ended {}

    private record Failed(String reason) implements Ended {}

    /** It came to nothing through nobody's fault. */
    private record Undone() implements Ended {}

    private Ended work(Claim claim, Handler handler, WorkTrace trace) throws InterruptedException {
        Ended ended = tried(claim, handler, trace);
        if (ended instanceof Failed failed) {
            trace.failed(failed.reason());
        }
        return ended;
    }

    private Ended tried(Claim claim, Handler handler, WorkTrace trace) throws InterruptedException {
        try {
            Handler.Done done = handler.work(claim, new ReportedSteps(claim, queue, held, trace, clock));
            refuseInterrupted(claim);
            return new Worked(done);
        } catch (DatabaseException e) {
            return e.isOutage() ? new Undone() : new Failed(e.getMessage());
        } catch (WorkException e) {
            refuseInterrupted(claim);
            return new Failed(e.getMessage());
        } catch (RuntimeException | Error e) {
            // Errors too: a stack that overflows in one piece of work must not cost the node its worker.
            refuseInterrupted(claim);
            LOG.errorf(e, "%s: unforeseen", claim);
            return new Failed(reason(e));
        }
    }

    /** A worker that was told to stop may have cut a run short, so neither its result nor its failure counts. */
    private static void refuseInterrupted(Claim claim) throws InterruptedException {
        if (Thread.interrupted()) {
            throw new InterruptedException("told to stop while at " + claim);
        }
    }

    private void write(Claim claim, Ended ended) throws InterruptedException {
        switch (ended) {
            case Worked worked -> finish(claim, worked.done());
            case Failed failed -> fail(claim, failed.reason());
            case Undone() -> insist(claim, () -> queue.giveBack(claim.lease()));
        }
    }

    private void finish(Claim claim, Handler.Done done) throws InterruptedException {
        try {
            failures.set(0);
            if (insist(claim, () -> queue.finish(claim.lease(), done))) {
                done.told().run();
            } else {
                LOG.warnf("%s: finished too late, another worker has it or it is no longer wanted", claim);
            }
        } catch (DatabaseException e) {
            fail(claim, "what came of it could not be written: " + e.getMessage());
        }
    }

    private void fail(Claim claim, String reason) throws InterruptedException {
        LOG.errorf("%s: try %d of %d failed: %s", claim, claim.attempt(), WorkQueue.TRIES, reason);
        meter.failed();
        failures.incrementAndGet();
        insist(claim, () -> queue.fail(claim.lease(), reason));
    }

    /**
     * Writes, again and again while the database is away: a result that took work is not thrown away for an outage. Should
     * the lease be lost meanwhile, the database refuses.
     */
    private boolean insist(Claim claim, BooleanSupplier writing) throws InterruptedException {
        for (int attempt = 1; ; attempt++) {
            try {
                return writing.getAsBoolean();
            } catch (DatabaseException e) {
                if (!e.isOutage()) {
                    throw e;
                }
                if (attempt == 1) {
                    LOG.warnf("%s: the database cannot be reached (%s); trying every second", claim, e.getMessage());
                }
                Thread.sleep(setting.pause());
            }
        }
    }

    private static String reason(Throwable e) {
        return e.getMessage() == null ? e.getClass().getSimpleName() : e.getMessage();
    }
}
