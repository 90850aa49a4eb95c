package dev.grundy.node;

import dev.grundy.database.DatabaseException;
import dev.grundy.submission.queue.JudgeQueue;
import dev.grundy.submission.search.SearchClaim;
import dev.grundy.submission.search.SearchQueue;
import java.time.Clock;
import java.time.Duration;
import java.time.Instant;
import java.util.Optional;
import java.util.concurrent.Executors;
import java.util.concurrent.ScheduledExecutorService;
import java.util.concurrent.TimeUnit;
import java.util.function.LongConsumer;
import org.jboss.logging.Logger;

/**
 * Works off the searches for counterexamples, one at a time, while the node judges nothing: a judging that comes in between
 * finds the search waiting before its next instance. A heartbeat keeps the lease meanwhile. Thread-safe.
 */
final class Searcher {
    private static final Logger LOG = Logger.getLogger(Searcher.class);
    private static final Duration POLL = Duration.ofSeconds(1);
    private static final Duration HEARTBEAT = JudgeQueue.LEASE.dividedBy(3);
    /** Every report is a row written. */
    private static final Duration BETWEEN_REPORTS = Duration.ofMillis(500);
    /** After an interruption, how long a search may take to let go. */
    private static final Duration LETTING_GO = Duration.ofSeconds(3);

    private final String node;
    private final SearchQueue queue;
    private final SearchWork work;
    private final Idleness idleness;
    private final Clock clock;
    private final ScheduledExecutorService heartbeat = Executors.newSingleThreadScheduledExecutor(
            Thread.ofPlatform().daemon().name("search heartbeat").factory());
    private final Thread thread = Thread.ofPlatform().daemon().name("searcher").unstarted(this::run);
    private final Object holding = new Object();
    private Optional<SearchClaim> held = Optional.empty();
    private volatile boolean stopping;

    /** @param node unique per process, for people who look into the queue */
    Searcher(String node, SearchQueue queue, SearchWork work, Idleness idleness, Clock clock) {
        this.node = node;
        this.queue = queue;
        this.work = work;
        this.idleness = idleness;
        this.clock = clock;
    }

    /** Whoever knows when the node judges nothing. */
    @FunctionalInterface
    interface Idleness {
        /** Waits until the node judges nothing. */
        void await() throws InterruptedException;
    }

    void start() {
        thread.start();
        heartbeat.scheduleAtFixedRate(this::beat, 0, HEARTBEAT.toMillis(), TimeUnit.MILLISECONDS);
    }

    /** Gives the search at work back. Returns when the thread is gone, or when it will not let go. */
    void stop() {
        stopping = true;
        thread.interrupt();
        try {
            if (thread.isAlive()) {
                thread.join(LETTING_GO);
            }
            synchronized (holding) {
                held.ifPresent(claim -> queue.giveBack(claim.lease()));
            }
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        } finally {
            heartbeat.shutdownNow();
        }
    }

    private void run() {
        while (!stopping) {
            try {
                idleness.await();
                if (!searchOnce()) {
                    Thread.sleep(POLL);
                }
            } catch (DatabaseException e) {
                LOG.debugf("searches cannot be reached: %s", e.getMessage());
                pause();
            } catch (RuntimeException e) {
                LOG.errorf(e, "the searcher met something unforeseen");
                pause();
            } catch (InterruptedException e) {
                // Meant for the search that is over, or for the thread, which stopping tells.
                LOG.debugf("told to stop waiting: %s", e.getMessage());
            }
        }
    }

    private void pause() {
        try {
            Thread.sleep(POLL);
        } catch (InterruptedException e) {
            // Stopping is told by the flag.
            LOG.debugf("told to stop waiting: %s", e.getMessage());
        }
    }

    /** Works one search through; false when none waits. */
    boolean searchOnce() {
        Optional<SearchClaim> claim = queue.claim(node, work.languages());
        claim.ifPresent(this::searchThrough);
        return claim.isPresent();
    }

    private void searchThrough(SearchClaim claim) {
        hold(Optional.of(claim));
        try {
            SearchWork.Found found = work.search(claim, new Steps(claim));
            if (!queue.finish(claim.lease(), found.tried(), found.failure(), found.tooLarge())) {
                LOG.infof(
                        "search=%d submission=%d: no longer wanted",
                        claim.lease().searchId(), claim.submissionId());
            }
        } catch (InterruptedException e) {
            // Told to stop, or the lease is lost already: then giving back changes nothing.
            queue.giveBack(claim.lease());
        } catch (DatabaseException e) {
            throw e;
        } catch (RuntimeException | Error e) {
            // Errors too: a stack that overflows in one search must not cost the node its searcher.
            failOrGiveBack(claim, e);
        } finally {
            hold(Optional.empty());
        }
    }

    /** A run that was cut short by an interruption fails in its own way; that is no fault of anybody. */
    private void failOrGiveBack(SearchClaim claim, Throwable e) {
        if (Thread.interrupted()) {
            queue.giveBack(claim.lease());
            return;
        }
        LOG.errorf(
                e,
                "search=%d submission=%d: try %d of %d failed",
                claim.lease().searchId(),
                claim.submissionId(),
                claim.attempt(),
                JudgeQueue.TRIES);
        queue.fail(claim.lease(), e.getMessage() == null ? e.getClass().getSimpleName() : e.getMessage());
    }

    private void hold(Optional<SearchClaim> claim) {
        synchronized (holding) {
            held = claim;
            if (claim.isEmpty()) {
                // An interruption meant for this search is not carried into the next.
                Thread.interrupted();
            }
        }
    }

    /** Keeps the lease, or ends the work under it; looks after those of dead nodes. The heartbeat would be ended by an exception for good. */
    void beat() {
        try {
            synchronized (holding) {
                if (held.isPresent() && !queue.renew(held.get().lease())) {
                    thread.interrupt();
                }
            }
            queue.sweep();
        } catch (RuntimeException e) {
            LOG.debugf("heartbeat missed: %s", e.getMessage());
        }
    }

    /** Between two instances: judgings go first, and pages are told now and then. */
    private final class Steps implements LongConsumer {
        private final SearchClaim claim;
        private Instant nextReport = Instant.MIN;

        private Steps(SearchClaim claim) {
            this.claim = claim;
        }

        @Override
        public void accept(long tried) {
            try {
                idleness.await();
            } catch (InterruptedException e) {
                Thread.currentThread().interrupt();
                throw new IllegalStateException("interrupted while judgings go first", e);
            }
            Instant now = clock.instant();
            if (!now.isBefore(nextReport)) {
                nextReport = now.plus(BETWEEN_REPORTS);
                queue.report(claim.lease(), tried);
            }
        }
    }
}
