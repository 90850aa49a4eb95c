package dev.grundy.submission.worker;

import dev.grundy.database.DatabaseException;
import dev.grundy.kernel.Verdict;
import dev.grundy.submission.queue.Claim;
import dev.grundy.submission.queue.JudgeQueue;
import dev.grundy.submission.queue.Lease;
import dev.grundy.submission.queue.Result;
import java.time.Clock;
import java.time.Duration;
import java.util.Optional;
import org.jboss.logging.Logger;

/** Takes one judging from the queue and works it through. Used by one thread. */
final class Worker {
    private static final Logger LOG = Logger.getLogger(Worker.class);

    private final String node;
    private final JudgeQueue queue;
    private final Work work;
    private final HeldLeases held;
    private final JudgingMeter meter;
    private final Clock clock;

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

    private void workThrough(Claim claim) {
        Lease lease = claim.lease();
        held.add(lease);
        try {
            Result result = work.judge(claim, new ProgressThrottle(progress -> queue.report(lease, progress), clock));
            finish(claim, result);
        } catch (InterruptedException e) {
            // Told to stop, or the lease is lost already: then giving back changes nothing.
            queue.giveBack(lease);
        } catch (DatabaseException e) {
            LOG.warnf("judging=%d submission=%d: the result could not be written (%s); it is judged again when its lease ends",
                    lease.judgingId(), claim.submissionId(), e.getMessage());
        } catch (RuntimeException e) {
            LOG.errorf(e, "judging=%d submission=%d: unforeseen", lease.judgingId(), claim.submissionId());
            fail(claim, reason(e));
        } finally {
            held.remove(lease);
        }
    }

    /** A fault of ours may be the moment's: it is a verdict only when it is met in every try. */
    private void finish(Claim claim, Result result) {
        if (result.verdict() == Verdict.JE) {
            fail(claim, result.message().orElse("the judge failed without a word"));
            return;
        }
        if (queue.finish(claim.lease(), result, work.canSearch(claim))) {
            meter.finished(result.verdict(), Duration.between(claim.queuedAt(), clock.instant()));
        } else {
            LOG.warnf("judging=%d submission=%d: finished too late, another worker has it",
                    claim.lease().judgingId(), claim.submissionId());
        }
    }

    private void fail(Claim claim, String reason) {
        LOG.errorf("judging=%d submission=%d: try %d of %d failed: %s",
                claim.lease().judgingId(), claim.submissionId(), claim.attempt(), JudgeQueue.TRIES, reason);
        meter.failed();
        queue.fail(claim.lease(), reason);
    }

    private static String reason(RuntimeException e) {
        return e.getMessage() == null ? e.getClass().getSimpleName() : e.getMessage();
    }
}
