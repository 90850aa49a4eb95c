package dev.grundy.base.queue;

import static org.assertj.core.api.Assertions.assertThat;

import dev.grundy.submission.verdict.EveryKind;
import dev.grundy.submission.verdict.QueueSituation;
import dev.grundy.testsupport.run.Slow;
import java.time.Duration;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.Semaphore;
import java.util.concurrent.TimeUnit;
import org.jboss.logging.MDC;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.params.Parameter;
import org.junit.jupiter.params.ParameterizedClass;
import org.junit.jupiter.params.provider.FieldSource;

/** The work of a node, of every kind for which it has a handler. */
@Slow("leases of every kind of work run out")
@ParameterizedClass
@FieldSource("KINDS")
@Timeout(120)
class WorkNodeTest {
    static final List<Kind> KINDS = EveryKind.KINDS;

    private static final Duration PATIENCE = Duration.ofSeconds(30);
    /** Of workers after what failed. */
    private static final Duration PAUSE = Duration.ofMillis(10);

    @Parameter
    Kind kind;

    private final QueueSituation situation = QueueSituation.withOneProblem();
    private final Semaphore failures = new Semaphore(0);
    private final Semaphore ends = new Semaphore(0);
    private Optional<WorkNode> node = Optional.empty();
    private long ada;

    @BeforeEach
    void aPerson() {
        ada = situation.person("ada");
    }

    @AfterEach
    void stop() {
        node.ifPresent(started -> started.drain(Duration.ZERO));
    }

    @Test
    void worksTheQueueOff() throws InterruptedException {
        for (int i = 0; i < 5; i++) {
            situation.ask(kind, ada);
        }
        start((claim, steps) -> done());
        assertThat(ends.tryAcquire(5, PATIENCE.toSeconds(), TimeUnit.SECONDS)).isTrue();
        assertThat(situation.queue().depth()).isEmpty();
    }

    @Test
    void whatFailsThreeTimesEndsWithItsReason() throws InterruptedException {
        long subject = situation.ask(kind, ada);
        start((claim, steps) -> {
            throw new WorkException("no cell would start");
        });
        endsAbandoned(subject, "no cell would start");
    }

    @Test
    void anOverflowingStackIsAFaultOfOursToo() throws InterruptedException {
        long subject = situation.ask(kind, ada);
        start((claim, steps) -> {
            throw new StackOverflowError("too deep");
        });
        endsAbandoned(subject, "too deep");
    }

    @Test
    void reportsProgressUnderItsLease() throws InterruptedException {
        long subject = situation.ask(kind, ada);
        CountDownLatch reported = new CountDownLatch(1);
        start((claim, steps) -> {
            steps.at("first", () -> "{\"n\": 1}");
            steps.at("first", () -> "{\"n\": 2}");
            steps.at("second", () -> "{\"n\": 3}");
            steps.at("second", () -> "{\"n\": 4}");
            reported.countDown();
            return blockForEver();
        });
        await(reported);
        assertThat(situation.text(
                        "select progress ->> 'n' as value from work where subject = :id and ended_at is null", subject))
                .as("each new phase is told at once, more of the same only after a while")
                .isEqualTo("3");
    }

    @Test
    void theThreadsNameSaysWhatItDoes() throws InterruptedException {
        long subject = situation.ask(kind, ada);
        CompletableFuture<String> name = new CompletableFuture<>();
        start((claim, steps) -> {
            name.complete(Thread.currentThread().getName());
            return done();
        });
        assertThat(name.join()).matches("(worker 1|idle worker [0-9]+): " + kind.name() + " " + subject);
    }

    @Test
    void whatIsLoggedMeanwhileIsMarkedWithTheWork() throws InterruptedException {
        long subject = situation.ask(kind, ada);
        CompletableFuture<List<Object>> marks = new CompletableFuture<>();
        CompletableFuture<Long> work = new CompletableFuture<>();
        start((claim, steps) -> {
            work.complete(claim.lease().workId());
            marks.complete(List.of(MDC.get("work"), MDC.get("kind"), MDC.get("subject")));
            return done();
        });
        assertThat(marks.join()).containsExactly(String.valueOf(work.join()), kind.name(), String.valueOf(subject));
    }

    @Test
    void drainingHandsBackWhatDoesNotEnd() throws InterruptedException {
        long subject = situation.ask(kind, ada);
        CountDownLatch begun = new CountDownLatch(1);
        WorkNode started = start((claim, steps) -> {
            begun.countDown();
            return blockForEver();
        });
        await(begun);
        started.drain(Duration.ZERO);
        assertThat(situation.text(
                        "select state || ' ' || attempt as value from work where subject = :id and ended_at is null",
                        subject))
                .isEqualTo("queued 0");
    }

    @Test
    void whatFailsWhileDrainingIsHandedBackToo() throws InterruptedException {
        long subject = situation.ask(kind, ada);
        CountDownLatch begun = new CountDownLatch(1);
        WorkNode started = start((claim, steps) -> {
            begun.countDown();
            try {
                return blockForEver();
            } catch (InterruptedException e) {
                Thread.currentThread().interrupt();
                throw new IllegalStateException("a run was cut short");
            }
        });
        await(begun);
        started.drain(Duration.ZERO);
        assertThat(situation.text(
                        "select state || ' ' || attempt as value from work where subject = :id and ended_at is null",
                        subject))
                .isEqualTo("queued 0");
        assertThat(failures.availablePermits()).isZero();
    }

    @Test
    void workIsInterruptedWhenItsLeaseIsLost() throws InterruptedException {
        situation.ask(kind, ada);
        CompletableFuture<Lease> begun = new CompletableFuture<>();
        CountDownLatch interrupted = new CountDownLatch(1);
        WorkNode started = start((claim, steps) -> {
            begun.complete(claim.lease());
            try {
                return blockForEver();
            } catch (InterruptedException e) {
                interrupted.countDown();
                throw e;
            }
        });
        situation.queue().giveBack(begun.join());
        started.beat();
        await(interrupted);
    }

    @Test
    void workGivesUpAtTheReportThatFindsTheLeaseLost() {
        situation.ask(kind, ada);
        CompletableFuture<Lease> begun = new CompletableFuture<>();
        CompletableFuture<Void> lost = new CompletableFuture<>();
        CompletableFuture<Boolean> interrupted = new CompletableFuture<>();
        start((claim, steps) -> {
            begun.complete(claim.lease());
            lost.join();
            steps.at("first", () -> "{}");
            interrupted.complete(Thread.currentThread().isInterrupted());
            return done();
        });
        situation.queue().giveBack(begun.join());
        lost.complete(null);
        assertThat(interrupted.join()).isTrue();
    }

    /** So often that waiting for the heartbeat each time would take minutes. */
    @Test
    void workGivesUpAtTheWordThatItIsLost() throws InterruptedException {
        BlockingQueue<Claim> begun = new LinkedBlockingQueue<>();
        WorkNode started = start((claim, steps) -> {
            begun.add(claim);
            return blockForEver();
        });
        for (int round = 0; round < 60; round++) {
            situation.ask(kind, ada);
            started.wake();
            Claim claim = begun.take();
            situation.queue().cancel(kind, claim.subject());
            started.mayHaveLost(claim.lease().workId());
        }
        assertThat(situation.queue().depth()).isEmpty();
    }

    @Test
    void theWordAloneTakesNothingAway() throws InterruptedException {
        situation.ask(kind, ada);
        CompletableFuture<Lease> begun = new CompletableFuture<>();
        CountDownLatch end = new CountDownLatch(1);
        WorkNode started = start((claim, steps) -> {
            begun.complete(claim.lease());
            end.await();
            return done();
        });
        started.mayHaveLost(begun.join().workId());
        started.beat();
        end.countDown();
        assertThat(ends.tryAcquire(PATIENCE.toSeconds(), TimeUnit.SECONDS)).isTrue();
    }

    @Test
    void theHeartbeatKeepsTheLease() throws InterruptedException {
        long subject = situation.ask(kind, ada);
        CountDownLatch begun = new CountDownLatch(1);
        WorkNode started = start((claim, steps) -> {
            begun.countDown();
            return blockForEver();
        });
        await(begun);
        situation.clock().advance(WorkQueue.LEASE.minusSeconds(1));
        started.beat();
        situation.clock().advance(Duration.ofSeconds(2));
        assertThat(situation.queue().sweep(KINDS)).isZero();
        assertThat(situation.state(kind, subject)).isEqualTo("running");
    }

    @Test
    void anObstacleKeepsTheNodeFromTakingAnything() throws InterruptedException {
        long subject = situation.ask(kind, ada);
        CountDownLatch asked = new CountDownLatch(2);
        WorkNode started = node(new Duties(List.of(handler((claim, steps) -> done())), IdleTask.NONE, () -> {
            asked.countDown();
            return Optional.of("the disk is full");
        }));
        started.start(1);
        await(asked);
        assertThat(situation.state(kind, subject)).isEqualTo("queued");
    }

    @Test
    void drainingLetsRunningWorkComeToItsEndUnlessItIsForIdleTimes() throws InterruptedException {
        long subject = situation.ask(kind, ada);
        boolean idle = situation.queue().depth().getFirst().lane().pace() == Lane.Pace.IDLE;
        CountDownLatch begun = new CountDownLatch(1);
        CompletableFuture<WorkNode> working = new CompletableFuture<>();
        working.complete(start((claim, steps) -> {
            begun.countDown();
            while (!working.join().isDraining()) {
                Thread.onSpinWait();
            }
            // It is told to give up after draining has begun, and might end before that.
            return idle ? blockForEver() : done();
        }));
        await(begun);
        working.join().drain(PATIENCE);
        assertThat(situation.state(kind, subject)).isEqualTo(idle ? "queued" : "ended");
    }

    private void endsAbandoned(long subject, String reason) throws InterruptedException {
        assertThat(failures.tryAcquire(WorkQueue.TRIES, PATIENCE.toSeconds(), TimeUnit.SECONDS))
                .isTrue();
        node.orElseThrow().drain(PATIENCE);
        assertThat(situation.text(
                        "select message as value from " + QueueSituation.table(kind) + " where id = :id", subject))
                .isEqualTo(reason);
    }

    private Handler.Done done() {
        Handler.Done done = QueueSituation.done(kind);
        return new Handler.Done(done.result(), done.cpuSpent(), ends::release);
    }

    private WorkNode start(Working working) {
        WorkNode started = node(new Duties(List.of(handler(working))));
        started.start(1);
        return started;
    }

    private WorkNode node(Duties duties) {
        WorkNode made =
                new WorkNode(new WorkSetting("node", situation.queue(), duties, failures::release, situation.clock())
                        .withPause(PAUSE));
        node = Optional.of(made);
        return made;
    }

    private Handler handler(Working working) {
        return new Handler() {
            @Override
            public Kind kind() {
                return kind;
            }

            @Override
            public Set<String> needs() {
                return Set.of("python");
            }

            @Override
            public Done work(Claim claim, Steps steps) throws InterruptedException {
                return working.work(claim, steps);
            }
        };
    }

    private static Handler.Done blockForEver() throws InterruptedException {
        new CountDownLatch(1).await();
        throw new IllegalStateException("nobody opens this latch");
    }

    private static void await(CountDownLatch latch) throws InterruptedException {
        assertThat(latch.await(PATIENCE.toSeconds(), TimeUnit.SECONDS)).isTrue();
    }

    @FunctionalInterface
    private interface Working {
        Handler.Done work(Claim claim, Steps steps) throws InterruptedException;
    }
}
