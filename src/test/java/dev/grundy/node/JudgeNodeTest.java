package dev.grundy.node;

import static org.assertj.core.api.Assertions.assertThat;

import dev.grundy.kernel.Verdict;
import dev.grundy.result.JudgingResult;
import dev.grundy.submission.queue.Claim;
import dev.grundy.submission.queue.JudgeQueue;
import dev.grundy.submission.queue.Lease;
import dev.grundy.submission.queue.Progress;
import dev.grundy.submission.queue.QueueSituation;
import dev.grundy.work.JudgingMeter;
import java.time.Duration;
import java.util.Set;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.Semaphore;
import java.util.concurrent.TimeUnit;
import java.util.function.Consumer;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

class JudgeNodeTest {
    private static final Duration PATIENCE = Duration.ofSeconds(30);

    private final QueueSituation situation = QueueSituation.withOneProblem();
    private final CountingMeter meter = new CountingMeter();
    private JudgeNode node;
    private long ada;

    @BeforeEach
    void aPerson() {
        ada = situation.person("ada");
    }

    @AfterEach
    void stop() {
        node.drain(Duration.ZERO);
    }

    @Test
    void worksTheQueueOff() throws InterruptedException {
        for (int i = 0; i < 5; i++) {
            situation.submit(ada);
        }
        start(2, (claim, progress) -> QueueSituation.result(Verdict.AC));
        assertThat(meter.finished.tryAcquire(5, PATIENCE.toSeconds(), TimeUnit.SECONDS))
                .isTrue();
        assertThat(situation.queue().depth()).isEmpty();
    }

    @Test
    void aWorkThatAlwaysFailsEndsAsAJudgeErrorWithItsReason() throws InterruptedException {
        long judging = situation.submit(ada);
        start(1, (claim, progress) -> {
            throw new IllegalStateException("no cell would start");
        });
        assertThat(meter.failed.tryAcquire(JudgeQueue.TRIES, PATIENCE.toSeconds(), TimeUnit.SECONDS))
                .isTrue();
        node.drain(PATIENCE);
        assertThat(situation.text("select verdict || ': ' || message as value from judging where id = :id", judging))
                .isEqualTo("JE: no cell would start");
    }

    @Test
    void reportsProgressUnderItsLease() throws InterruptedException {
        long judging = situation.submit(ada);
        CountDownLatch reported = new CountDownLatch(1);
        start(1, (claim, progress) -> {
            progress.accept(new Progress(Progress.Phase.RUNNING, 3, 20));
            reported.countDown();
            return blockForEver();
        });
        await(reported);
        assertThat(situation.text(
                        "select phase || ' ' || tests_done || ' of ' || tests_planned as value from judging where id = :id",
                        judging))
                .isEqualTo("RUNNING 3 of 20");
    }

    @Test
    void drainingLetsRunningWorkComeToItsEnd() throws InterruptedException {
        long judging = situation.submit(ada);
        CountDownLatch begun = new CountDownLatch(1);
        start(1, (claim, progress) -> {
            begun.countDown();
            while (!node.isDraining()) {
                Thread.onSpinWait();
            }
            return QueueSituation.result(Verdict.AC);
        });
        await(begun);
        situation.submit(ada);
        node.drain(PATIENCE);
        assertThat(situation.state(judging)).isEqualTo("finished");
        assertThat(situation.queue().depth())
                .singleElement()
                .extracting("queued")
                .isEqualTo(1L);
    }

    @Test
    void drainingHandsBackWhatDoesNotEnd() throws InterruptedException {
        long judging = situation.submit(ada);
        CountDownLatch begun = new CountDownLatch(1);
        start(1, (claim, progress) -> {
            begun.countDown();
            return blockForEver();
        });
        await(begun);
        node.drain(Duration.ZERO);
        assertThat(situation.text("select state || ' ' || attempt as value from judging where id = :id", judging))
                .isEqualTo("queued 0");
    }

    @Test
    void workIsInterruptedWhenItsLeaseIsLost() throws InterruptedException {
        situation.submit(ada);
        CompletableFuture<Lease> begun = new CompletableFuture<>();
        CountDownLatch interrupted = new CountDownLatch(1);
        start(1, (claim, progress) -> {
            begun.complete(claim.lease());
            try {
                return blockForEver();
            } catch (InterruptedException e) {
                interrupted.countDown();
                throw e;
            }
        });
        situation.queue().giveBack(begun.join());
        node.beat();
        await(interrupted);
    }

    @Test
    void theHeartbeatKeepsTheLease() throws InterruptedException {
        long judging = situation.submit(ada);
        CountDownLatch begun = new CountDownLatch(1);
        start(1, (claim, progress) -> {
            begun.countDown();
            return blockForEver();
        });
        await(begun);
        situation.clock().advance(JudgeQueue.LEASE.minusSeconds(1));
        node.beat();
        situation.clock().advance(Duration.ofSeconds(2));
        assertThat(situation.queue().sweep()).isZero();
        assertThat(situation.state(judging)).isEqualTo("running");
    }

    private void start(int workers, Judging judging) {
        node = new JudgeNode("node", situation.queue(), judging, meter, situation.clock());
        node.start(workers);
    }

    private static JudgingResult blockForEver() throws InterruptedException {
        new CountDownLatch(1).await();
        throw new IllegalStateException("nobody opens this latch");
    }

    private static void await(CountDownLatch latch) throws InterruptedException {
        assertThat(latch.await(PATIENCE.toSeconds(), TimeUnit.SECONDS)).isTrue();
    }

    @FunctionalInterface
    private interface Judging extends Work {
        @Override
        default Set<String> languages() {
            return Set.of("python");
        }

        @Override
        JudgingResult judge(Claim claim, Consumer<Progress> progress) throws InterruptedException;
    }

    private static final class CountingMeter implements JudgingMeter {
        private final Semaphore finished = new Semaphore(0);
        private final Semaphore failed = new Semaphore(0);

        @Override
        public void finished(Verdict verdict, Duration sinceQueued) {
            finished.release();
        }

        @Override
        public void failed() {
            failed.release();
        }
    }
}
