package dev.grundy.judge.sandbox;

import static org.assertj.core.api.Assertions.assertThat;

import dev.grundy.base.kernel.MemorySize;
import dev.grundy.judge.sandbox.command.Command;
import dev.grundy.judge.sandbox.command.Ending;
import dev.grundy.judge.sandbox.command.PairOutcome;
import dev.grundy.judge.sandbox.command.RunOutcome;
import java.time.Duration;
import java.util.Map;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.function.Supplier;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/** What nobody waits for leaves its cell to others: this pool has one. */
@Tag("sandbox")
class PreemptionTest {
    private static final String SECONDS = "86405";
    private static final Command QUICK = Command.of(TestCells.LIMITS, "/bin/echo", "quick");
    /** At its wall limit it ends by itself. */
    private static final Command ENDLESS = Command.of(TestCells.LIMITS, "/bin/sleep", SECONDS);

    private static final Command LATE = Command.of(TestCells.LIMITS, "/bin/sh", "-c", "sleep 1; echo late");

    private final TestCells test = TestCells.open();
    private final Cells preemptible = test.cells.preemptible();
    private final ExecutorService threads = Executors.newCachedThreadPool();

    @AfterEach
    void close() {
        threads.shutdownNow();
        threads.close();
        test.close();
    }

    @Test
    void anEndlessRunLeavesItsCell() {
        CompletableFuture<RunOutcome> endless = sleeping(() -> preemptible.run(ENDLESS));
        assertThat(test.cells.run(QUICK).stdoutText()).isEqualTo("quick\n");
        assertThat(endless).isNotDone();
    }

    @Test
    void anEndlessPairLeavesItsCell() {
        CompletableFuture<PairOutcome> endless = sleeping(() -> preemptible.runPair(ENDLESS, ENDLESS));
        assertThat(test.cells.run(QUICK).stdoutText()).isEqualTo("quick\n");
        assertThat(endless).isNotDone();
    }

    @Test
    void aPairNeedsTheCellToo() {
        CompletableFuture<RunOutcome> endless = sleeping(() -> preemptible.run(ENDLESS));
        assertThat(test.cells
                        .runPair(QUICK, Command.of(TestCells.LIMITS, "/bin/cat"))
                        .second()
                        .succeeded())
                .isTrue();
        assertThat(endless).isNotDone();
    }

    @Test
    void aRunThatLeftItsCellIsMadeAnew() {
        CompletableFuture<RunOutcome> late = begun(() -> preemptible.run(LATE));
        for (int i = 0; i < 3; i++) {
            test.cells.run(QUICK);
        }
        assertThat(late.join().stdoutText()).isEqualTo("late\n");
    }

    @Test
    void aPairThatLeftItsCellIsMadeAnew() {
        Command reader = Command.of(TestCells.LIMITS, "/bin/sh", "-c", "read word; test \"$word\" = late");
        CompletableFuture<PairOutcome> late = begun(() -> preemptible.runPair(LATE, reader));
        for (int i = 0; i < 3; i++) {
            test.cells.run(QUICK);
        }
        assertThat(late.join().second().succeeded()).isTrue();
    }

    /** The second one heard of the first one's end before it was stopped itself, and refused. */
    @Test
    void aPairWhoseSecondDecidedWhileTheFirstWasMadeToLeaveIsMadeAnew() {
        Preemption preemption = new Preemption();
        PairOutcome pair = new PairOutcome(outcome(Ending.STOPPED), outcome(Ending.EXITED));
        assertThat(preemption.mayHaveChanged(pair)).isFalse();
        preemption.ask();
        assertThat(preemption.mayHaveChanged(pair)).isTrue();
        assertThat(preemption.mayHaveChanged(new PairOutcome(outcome(Ending.EXITED), outcome(Ending.EXITED))))
                .isFalse();
    }

    private static RunOutcome outcome(Ending ending) {
        return new RunOutcome(
                ending,
                43,
                0,
                Duration.ZERO,
                Duration.ZERO,
                Duration.ZERO,
                MemorySize.ofMebibytes(1),
                new byte[0],
                new byte[0],
                Map.of(),
                true);
    }

    /** Answers once it has the cell, or had it. */
    private <T> CompletableFuture<T> begun(Supplier<T> work) {
        CompletableFuture<T> result = CompletableFuture.supplyAsync(work, threads);
        while (test.cells.isOneFree() && !result.isDone()) {
            Thread.onSpinWait();
        }
        return result;
    }

    private <T> CompletableFuture<T> sleeping(Supplier<T> work) {
        CompletableFuture<T> result = begun(work);
        while (ProcessHandle.allProcesses()
                .map(process -> process.info().commandLine().orElse(""))
                .noneMatch(line -> line.endsWith("sleep " + SECONDS))) {
            assertThat(result).isNotDone();
        }
        return result;
    }
}
