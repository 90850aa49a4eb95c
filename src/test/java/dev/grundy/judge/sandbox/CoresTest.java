package dev.grundy.judge.sandbox;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.grundy.judge.sandbox.command.SandboxException;
import java.util.ArrayList;
import java.util.List;
import java.util.OptionalInt;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicReference;
import java.util.stream.Stream;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;

@Timeout(60)
class CoresTest {
    private final Core one = core(1);
    private final Core two = core(2);
    private final ExecutorService threads = Executors.newCachedThreadPool();

    @AfterEach
    void end() {
        threads.shutdownNow();
    }

    /** Its cells are never opened. */
    private static Core core(int number) {
        Cell unused = new Cell(new CellStarter(null, null, null, number, OptionalInt.empty()));
        return new Core(OptionalInt.of(number), unused, unused, unused);
    }

    private CompletableFuture<Core> waitForOne(Cores cores, int before) {
        CompletableFuture<Core> taken = CompletableFuture.supplyAsync(cores::take, threads);
        awaitWaiting(cores, before + 1);
        return taken;
    }

    private static void awaitWaiting(Cores cores, int count) {
        while (cores.waiting() != count) {
            assertThat(Thread.interrupted()).as("out of time").isFalse();
        }
    }

    @Test
    void theCoreUsedLastIsGivenOutFirst() {
        Cores cores = new Cores(List.of(one, two));
        cores.giveBack(cores.take());
        assertThat(cores.take()).isSameAs(one);
        assertThat(cores.take()).isSameAs(two);
    }

    @Test
    void whoeverWaitsGetsOneInTurn() {
        Cores cores = new Cores(List.of(one));
        Core taken = cores.take();
        List<CompletableFuture<Core>> waiting = new ArrayList<>();
        for (int i = 0; i < 3; i++) {
            waiting.add(waitForOne(cores, i));
        }
        for (CompletableFuture<Core> next : waiting) {
            cores.giveBack(taken);
            assertThat(next.orTimeout(30, TimeUnit.SECONDS).join()).isSameAs(taken);
            assertThat(waiting.stream().filter(CompletableFuture::isDone)).hasSize(waiting.indexOf(next) + 1);
        }
    }

    @Test
    void whoeverWaitsForAnotherCoreIsNotInTheWay() {
        Cores cores = new Cores(List.of(one, two));
        cores.take();
        cores.take();
        CompletableFuture<Void> thisVeryOne = CompletableFuture.runAsync(() -> cores.take(two), threads);
        awaitWaiting(cores, 1);
        CompletableFuture<Core> any = waitForOne(cores, 1);
        cores.giveBack(one);
        assertThat(any.join()).isSameAs(one);
        assertThat(thisVeryOne).isNotDone();
        cores.giveBack(two);
        thisVeryOne.join();
    }

    @Test
    void whoeverIsInterruptedWhileWaitingTakesNone() {
        Cores cores = new Cores(List.of(one));
        Core taken = cores.take();
        AtomicReference<Thread> waits = new AtomicReference<>();
        CompletableFuture<Core> interrupted = CompletableFuture.supplyAsync(
                () -> {
                    waits.set(Thread.currentThread());
                    return cores.take();
                },
                threads);
        awaitWaiting(cores, 1);
        waits.get().interrupt();
        assertThatThrownBy(interrupted::join)
                .isInstanceOf(CompletionException.class)
                .hasCauseInstanceOf(SandboxException.class);
        cores.giveBack(taken);
        assertThat(cores.take()).isSameAs(taken);
    }

    @Test
    void aStandbyIsOnAFreeCoreAndGivenOnce() {
        Cores cores = new Cores(List.of(one, two));
        Core busy = cores.take();
        assertThat(cores.takeStandby()).contains(two);
        assertThat(cores.takeStandby()).isEmpty();
        cores.giveBack(busy);
        assertThat(cores.takeStandby()).contains(one);
        cores.giveBackStandby(two);
        assertThat(cores.takeStandby()).contains(two);
    }

    @Test
    void aUseThatCanBePreemptedIsAskedToEndForTheFirstWhoWaits() {
        Cores cores = new Cores(List.of(one, two));
        Preemption first = new Preemption();
        Preemption second = new Preemption();
        cores.take(first);
        cores.take(second);
        assertThat(asked(first, second)).isZero();
        waitForOne(cores, 0);
        awaitAsked(1, first, second);
        waitForOne(cores, 1);
        awaitAsked(2, first, second);
    }

    @Test
    void aUseThatCanBePreemptedIsLeftAloneWhileAnotherCoreIsFree() {
        Cores cores = new Cores(List.of(one, two));
        Preemption use = new Preemption();
        cores.take(use);
        cores.take();
        assertThat(asked(use)).isZero();
    }

    @Test
    void aUseThatIsOverIsNotPreempted() {
        Cores cores = new Cores(List.of(one));
        Preemption use = new Preemption();
        cores.giveBack(cores.take(use));
        Core taken = cores.take();
        waitForOne(cores, 0);
        assertThat(asked(use)).isZero();
        cores.giveBack(taken);
    }

    @Test
    void oneThatCanBePreemptedPreemptsNoOther() {
        Cores cores = new Cores(List.of(one));
        Preemption use = new Preemption();
        cores.take(use);
        CompletableFuture.runAsync(() -> cores.take(new Preemption()), threads);
        awaitWaiting(cores, 1);
        assertThat(asked(use)).isZero();
    }

    @Test
    void aCallerWhoCanBePreemptedComesLast() {
        Cores cores = new Cores(List.of(one));
        Core taken = cores.take();
        CompletableFuture<Core> last = CompletableFuture.supplyAsync(() -> cores.take(new Preemption()), threads);
        awaitWaiting(cores, 1);
        CompletableFuture<Core> first = waitForOne(cores, 1);
        cores.giveBack(taken);
        assertThat(first.join()).isSameAs(one);
        assertThat(last).isNotDone();
        cores.giveBack(one);
        assertThat(last.join()).isSameAs(one);
    }

    /** Asking comes after the beginning of the wait. */
    private static void awaitAsked(int count, Preemption... uses) {
        while (asked(uses) != count) {
            assertThat(Thread.interrupted()).as("out of time").isFalse();
        }
    }

    private static long asked(Preemption... uses) {
        return Stream.of(uses).filter(Preemption::isAsked).count();
    }
}
