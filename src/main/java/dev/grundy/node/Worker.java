package dev.grundy.node;

import dev.grundy.database.DatabaseException;
import dev.grundy.kernel.Verdict;
import dev.grundy.result.JudgingResult;
import dev.grundy.submission.queue.Claim;
import dev.grundy.submission.queue.JudgeQueue;
import dev.grundy.submission.queue.Lease;
import dev.grundy.submission.queue.Progress;
import dev.grundy.work.JudgingMeter;
import java.time.Clock;
import java.time.Duration;
import java.util.Optional;
import java.util.function.BooleanSupplier;
import org.jboss.logging.Logger;

/** Takes one judging from the queue and works it through. Used by one thread. */
final class Worker {
    private static final Logger LOG = Logger.getLogger(Worker.class);

    /** Between attempts to reach a database that is away. */
    private static final Duration PAUSE = Duration.ofSeconds(1);

    /** In pauses. */
    private static final int LONGEST_REST = 4;

    private final String node;
    private final JudgeQueue queue;
    private final Work work;
    private final HeldLeases held;
    private final JudgingMeter meter;
    private final Clock clock;
    /** Tries that failed one after the other. */
    private int failures;

    Worker(String node, JudgeQueue queue, Work work, HeldLeases held, JudgingMeter meter, Clock clock) {
        this.node = node;
        this.queue = queue;
        this.work = work;
        this.held = held;
        this.meter = meter;
        this.clock = clock;
    }

    /**
     * Works one judging through; false when none waits.
     *
     * @throws DatabaseException when the queue cannot be reached
     */
    boolean workOnce() {
        Optional<Claim> claim = queue.claim(node, work.languages());
        claim.ifPresent(this::workThrough);
        return claim.isPresent();
    }

    /**
     * How long to leave the queue to others: longer with each try that failed, so that a node on which everything fails does
     * not use up the tries of all that waits. Zero after a success.
     */
    Duration rest() {
        return PAUSE.multipliedBy(Math.min(failures, LONGEST_REST));
    }

    private void workThrough(Claim claim) {
        Lease lease = claim.lease();
        held.add(lease);
        try {
            write(claim, judge(claim));
        } catch (InterruptedException e) {
            // Told to stop, or the lease is lost already: then giving back changes nothing.
            queue.giveBack(lease);
        } catch (DatabaseException e) {
            LOG.errorf(
                    "judging=%d submission=%d: what became of it cannot be written (%s); it is tried again when its lease ends",
                    lease.judgingId(), claim.submissionId(), e.getMessage());
        } finally {
            held.remove(lease);
        }
    }

    /** What became of a try. */
    private sealed interface Ended {}

    /** @param searchable whether a counterexample can be looked for */
    private record Judged(JudgingResult result, boolean searchable) implements Ended {}

    private record Failed(String reason) implements Ended {}

    /** It came to nothing through nobody's fault. */
    private record Undone() implements Ended {}

    private Ended judge(Claim claim) throws InterruptedException {
        try {
            JudgingResult result = work.judge(claim, new ProgressThrottle(progress -> report(claim, progress), clock));
            // A fault of ours may be the moment's: it is a verdict only when it is met in every try.
            return result.verdict() == Verdict.JE
                    ? new Failed(result.trouble().orElse("the judge failed without a word"))
                    : new Judged(result, work.canSearch(claim));
        } catch (DatabaseException e) {
            return e.isOutage() ? new Undone() : new Failed(e.getMessage());
        } catch (RuntimeException | Error e) {
            // Errors too: a stack that overflows in one judging must not cost the node its worker.
            LOG.errorf(e, "judging=%d submission=%d: unforeseen", claim.lease().judgingId(), claim.submissionId());
            return new Failed(reason(e));
        }
    }

    /** Nobody's verdict depends on whether progress is seen. */
    private void report(Claim claim, Progress progress) {
        try {
            queue.report(claim.lease(), progress);
        } catch (DatabaseException e) {
            LOG.debugf("judging=%d: progress not told: %s", claim.lease().judgingId(), e.getMessage());
        }
    }

    private void write(Claim claim, Ended ended) throws InterruptedException {
        switch (ended) {
            case Judged judged -> finish(claim, judged);
            case Failed failed -> fail(claim, failed.reason());
            case Undone() -> insist(claim, () -> queue.giveBack(claim.lease()));
        }
    }

    private void finish(Claim claim, Judged judged) throws InterruptedException {
        try {
            failures = 0;
            if (insist(claim, () -> queue.finish(claim.lease(), judged.result(), judged.searchable()))) {
                meter.finished(judged.result().verdict(), Duration.between(claim.queuedAt(), clock.instant()));
            } else {
                LOG.warnf(
                        "judging=%d submission=%d: finished too late, another worker has it",
                        claim.lease().judgingId(), claim.submissionId());
            }
        } catch (DatabaseException e) {
            fail(claim, "the verdict " + judged.result().verdict() + " could not be written: " + e.getMessage());
        }
    }

    private void fail(Claim claim, String reason) throws InterruptedException {
        LOG.errorf(
                "judging=%d submission=%d: try %d of %d failed: %s",
                claim.lease().judgingId(), claim.submissionId(), claim.attempt(), JudgeQueue.TRIES, reason);
        meter.failed();
        failures++;
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
                    LOG.warnf(
                            "judging=%d submission=%d: the database cannot be reached (%s); trying every second",
                            claim.lease().judgingId(), claim.submissionId(), e.getMessage());
                }
                Thread.sleep(PAUSE);
            }
        }
    }

    private static String reason(Throwable e) {
        return e.getMessage() == null ? e.getClass().getSimpleName() : e.getMessage();
    }
}
