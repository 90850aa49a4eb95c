package dev.grundy.base.queue;

import static org.assertj.core.api.Assertions.assertThat;

import dev.grundy.base.queue.signal.WorkMeter;
import dev.grundy.submission.verdict.JudgingRepository;
import dev.grundy.submission.verdict.QueueSituation;
import java.time.Duration;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;
import java.util.stream.Stream;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;

/** On a node with one worker, a piece of work gives way between two steps and goes on where it stopped. */
@Timeout(120)
class GivingWayTest {
    private static final Duration PATIENCE = Duration.ofSeconds(30);

    /** One for all: each test ends what it asks for. */
    private static QueueSituation situation;

    private static long ada;

    private final ConcurrentHashMap<Long, Piece> pieces = new ConcurrentHashMap<>();
    private final WorkNode node = new WorkNode(new WorkSetting(
            "node", situation.queue(), new Duties(List.of(new Stepping())), WorkMeter.NONE, situation.clock()));

    @BeforeAll
    static void aPerson() {
        situation = QueueSituation.withOneProblem();
        ada = situation.person("ada");
    }

    @AfterEach
    void stop() {
        node.drain(Duration.ZERO);
    }

    static Stream<Arguments> pairs() {
        return Arrays.stream(Lane.values())
                .flatMap(first -> Arrays.stream(Lane.values())
                        .filter(first::goesBefore)
                        .map(later -> Arguments.of(first, later)));
    }

    @ParameterizedTest
    @MethodSource("pairs")
    void workOfALaterLaneGivesWayAndGoesOnWhereItStopped(Lane first, Lane later) throws InterruptedException {
        Piece behind = ask(later);
        node.start(1);
        await(behind.begun);
        Piece ahead = ask(first);
        node.wake();
        await(ahead.begun);
        behind.mayStep.countDown();
        awaitWaiting(behind);
        ahead.mayStep.countDown();
        await(ahead.ended);
        await(behind.ended);
    }

    @Test
    void workOfALaneForIdleTimesGivesWayToOthersOfItWhenItsTurnIsOver() throws InterruptedException {
        Piece running = ask(Lane.SCOPE);
        node.start(1);
        await(running.begun);
        Piece second = ask(Lane.SCOPE);
        node.wake();
        situation.clock().advance(Turns.LONGEST);
        await(second.begun);
        running.mayStep.countDown();
        awaitWaiting(running);
        second.mayStep.countDown();
        await(second.ended);
        await(running.ended);
    }

    private Piece ask(Lane lane) {
        Piece piece = new Piece();
        synchronized (pieces) {
            pieces.put(situation.submit(ada, lane), piece);
        }
        return piece;
    }

    /** Until it waits between its two steps; fails if it goes on instead. */
    private static void awaitWaiting(Piece piece) {
        Thread thread = piece.thread.join();
        await(piece.steps);
        while (!isWaiting(thread)) {
            assertThat(piece.wentOn.getCount()).as("pieces that did not go on").isEqualTo(1);
            Thread.onSpinWait();
        }
    }

    private static boolean isWaiting(Thread thread) {
        return Arrays.stream(thread.getStackTrace())
                        .anyMatch(frame -> frame.getClassName().equals(HeldLeases.class.getName())
                                && frame.getMethodName().equals("giveWay"))
                && thread.getState() == Thread.State.WAITING;
    }

    private static void await(CountDownLatch latch) {
        try {
            assertThat(latch.await(PATIENCE.toSeconds(), TimeUnit.SECONDS)).isTrue();
        } catch (InterruptedException e) {
            throw new IllegalStateException(e);
        }
    }

    /** Work of two steps. */
    private static final class Piece {
        private final CompletableFuture<Thread> thread = new CompletableFuture<>();
        private final CountDownLatch begun = new CountDownLatch(1);
        private final CountDownLatch mayStep = new CountDownLatch(1);
        private final CountDownLatch steps = new CountDownLatch(1);
        private final CountDownLatch wentOn = new CountDownLatch(1);
        private final CountDownLatch ended = new CountDownLatch(1);

        Handler.Done work(Steps between) throws InterruptedException {
            assertThat(thread.complete(Thread.currentThread())).as("begun once").isTrue();
            begun.countDown();
            mayStep.await();
            steps.countDown();
            between.giveWay();
            wentOn.countDown();
            Handler.Done done = QueueSituation.done(JudgingRepository.KIND);
            return new Handler.Done(done.result(), done.cpuSpent(), ended::countDown);
        }
    }

    private final class Stepping implements Handler {
        @Override
        public Kind kind() {
            return JudgingRepository.KIND;
        }

        @Override
        public Set<String> needs() {
            return Set.of("python");
        }

        @Override
        public Done work(Claim claim, Steps steps) throws InterruptedException {
            Piece piece;
            synchronized (pieces) {
                piece = Optional.ofNullable(pieces.get(claim.subject())).orElseThrow();
            }
            return piece.work(steps);
        }
    }
}
