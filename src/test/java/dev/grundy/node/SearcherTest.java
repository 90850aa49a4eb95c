package dev.grundy.node;

import static org.assertj.core.api.Assertions.assertThat;

import dev.grundy.kernel.Verdict;
import dev.grundy.result.Counterexample;
import dev.grundy.result.Search;
import dev.grundy.submission.queue.Claim;
import dev.grundy.submission.queue.QueueSituation;
import dev.grundy.submission.search.SearchClaim;
import dev.grundy.submission.search.SearchQueue;
import java.time.Duration;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.Semaphore;
import java.util.concurrent.TimeUnit;
import java.util.function.LongConsumer;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

class SearcherTest {
    private static final Duration PATIENCE = Duration.ofSeconds(30);
    private static final Counterexample FAILURE =
            new Counterexample(Verdict.RTE, "1\n", "1\n", "", "ended with exit code 1", "gen");

    private final QueueSituation situation = QueueSituation.withOneProblem();
    private final SearchQueue searches = new SearchQueue(situation.database(), situation.clock());
    private long submission;
    private Searcher searcher;

    @BeforeEach
    void aWrongAnswer() {
        situation.submit(situation.person("ada"));
        Claim claim = situation.claim("node").orElseThrow();
        submission = claim.submissionId();
        situation.queue().finish(claim.lease(), QueueSituation.result(Verdict.WA), true);
    }

    @AfterEach
    void stop() {
        searcher.stop();
    }

    @Test
    void writesWhatItFinds() {
        searcher(() -> {}, (claim, step) -> new SearchWork.Found(7, Optional.of(FAILURE), Optional.empty()));
        assertThat(searcher.searchOnce()).isTrue();
        assertThat(state()).isInstanceOf(Search.Found.class);
        assertThat(searcher.searchOnce()).isFalse();
    }

    @Test
    void aFaultOfOursIsTriedAgainAndThenSaid() {
        searcher(() -> {}, (claim, step) -> {
            throw new IllegalStateException("no cell would start");
        });
        assertThat(searcher.searchOnce() && searcher.searchOnce() && searcher.searchOnce())
                .isTrue();
        assertThat(searcher.searchOnce()).isFalse();
        assertThat(state()).isEqualTo(new Search.Failed(0, "no cell would start"));
    }

    @Test
    void anOverflowingStackIsAFaultOfOursToo() {
        searcher(() -> {}, (claim, step) -> {
            throw new StackOverflowError("too deep");
        });
        assertThat(searcher.searchOnce() && searcher.searchOnce() && searcher.searchOnce())
                .isTrue();
        assertThat(state()).isEqualTo(new Search.Failed(0, "too deep"));
    }

    @Test
    void judgingsGoFirst() throws InterruptedException {
        Semaphore idle = new Semaphore(2);
        CountDownLatch waiting = new CountDownLatch(1);
        searcher(
                () -> {
                    if (!idle.tryAcquire()) {
                        waiting.countDown();
                        idle.acquire();
                    }
                },
                (claim, step) -> {
                    for (long tried = 1; tried <= 5; tried++) {
                        step.accept(tried);
                    }
                    return new SearchWork.Found(5, Optional.empty(), Optional.empty());
                });
        searcher.start();
        await(waiting);
        assertThat(searches.of(submission).orElseThrow()).satisfies(search -> {
            assertThat(search).isInstanceOf(Search.Running.class);
            assertThat(search.tried()).isEqualTo(1);
        });
        idle.release(100);
    }

    @Test
    void stoppingHandsTheSearchBack() throws InterruptedException {
        CountDownLatch begun = new CountDownLatch(1);
        searcher(() -> {}, (claim, step) -> blockForEver(begun));
        searcher.start();
        await(begun);
        searcher.stop();
        assertThat(situation.text(
                        "select state || ' ' || attempt as value from counterexample where submission_id = :id",
                        submission))
                .isEqualTo("queued 0");
    }

    @Test
    void aCancelledSearchIsInterrupted() throws InterruptedException {
        CountDownLatch begun = new CountDownLatch(1);
        CountDownLatch interrupted = new CountDownLatch(1);
        searcher(() -> {}, (claim, step) -> {
            try {
                return blockForEver(begun);
            } catch (InterruptedException e) {
                interrupted.countDown();
                throw e;
            }
        });
        searcher.start();
        await(begun);
        searches.cancel(submission);
        searcher.beat();
        await(interrupted);
    }

    private Search state() {
        return searches.of(submission).orElseThrow();
    }

    private void searcher(Searcher.Idleness idleness, Searching work) {
        searcher = new Searcher("node", searches, work, idleness, situation.clock());
    }

    private static SearchWork.Found blockForEver(CountDownLatch begun) throws InterruptedException {
        begun.countDown();
        new CountDownLatch(1).await();
        throw new IllegalStateException("nobody opens this latch");
    }

    private static void await(CountDownLatch latch) throws InterruptedException {
        assertThat(latch.await(PATIENCE.toSeconds(), TimeUnit.SECONDS)).isTrue();
    }

    @FunctionalInterface
    private interface Searching extends SearchWork {
        @Override
        default Set<String> languages() {
            return Set.of("python");
        }

        @Override
        Found search(SearchClaim claim, LongConsumer step) throws InterruptedException;
    }
}
