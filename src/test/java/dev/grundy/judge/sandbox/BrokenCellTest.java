package dev.grundy.judge.sandbox;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.grundy.judge.sandbox.command.Command;
import dev.grundy.judge.sandbox.command.Ending;
import dev.grundy.judge.sandbox.command.SandboxException;
import java.time.Duration;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionException;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;

/** Cells whose runner is killed from outside, as by an operator or the kernel. */
@Tag("sandbox")
@Timeout(60)
class BrokenCellTest {
    private TestCells test;

    @BeforeEach
    void open() {
        test = TestCells.open();
    }

    @AfterEach
    void close() {
        test.close();
        awaitProcesses(0);
    }

    private void awaitProcesses(int count) {
        while (test.processes().size() != count) {
            Thread.onSpinWait();
        }
    }

    /** The oldest first: were the program the first to go, its run would have an outcome. */
    private void killAll() {
        test.processes().stream()
                .sorted()
                .forEach(pid -> ProcessHandle.of(pid).ifPresent(ProcessHandle::destroyForcibly));
    }

    @Test
    void aRunWhoseCellIsKilledFailsAndTheNextIsRight() {
        int idle = test.processes().size();
        var run = CompletableFuture.supplyAsync(() -> test.shell("exec sleep 1000"));
        awaitProcesses(idle + 1);
        killAll();
        assertThatThrownBy(run::join)
                .isInstanceOf(CompletionException.class)
                .hasCauseInstanceOf(SandboxException.class);
        assertThat(test.shell("echo on").stdoutText()).isEqualTo("on\n");
    }

    /** A stopped runner answers nothing for ever. */
    @Test
    void aRunWhoseRunnerIsStoppedFailsAndTheNextIsRight() throws Exception {
        int idle = test.processes().size();
        var run = CompletableFuture.supplyAsync(() -> test.shell("exec sleep 1000"));
        awaitProcesses(idle + 1);
        stop(test.processes().stream().sorted().skip(1).findFirst().orElseThrow());
        assertThatThrownBy(run::join)
                .isInstanceOf(CompletionException.class)
                .hasCauseInstanceOf(SandboxException.class);
        assertThat(test.shell("echo on").stdoutText()).isEqualTo("on\n");
    }

    /** Its wall limit ends it, and costs no cell. */
    @Test
    void aProgramThatStopsItselfIsNoFaultOfTheCell() {
        assertThat(test.shell("kill -STOP $$").ending()).isEqualTo(Ending.WALL_LIMIT);
    }

    private static void stop(long pid) throws Exception {
        assertThat(new ProcessBuilder("kill", "-STOP", String.valueOf(pid))
                        .start()
                        .waitFor())
                .isZero();
    }

    /** The judge cannot reckon with a wall limit of a century; by then the run is sent. */
    @Test
    void theAnswerToARunThatTheJudgeGaveUpIsNotTakenForTheNextRuns() {
        Command endless = Command.of(TestCells.LIMITS.withWall(Duration.ofDays(36_500)), "/bin/echo", "lost");
        assertThatThrownBy(() -> test.cells.run(endless)).isInstanceOf(ArithmeticException.class);
        assertThat(test.shell("echo on").stdoutText()).isEqualTo("on\n");
    }

    @Test
    void aCellKilledWhileIdleCostsOneFailureAtMost() {
        killAll();
        awaitProcesses(0);
        assertThatThrownBy(() -> test.shell("echo lost")).isInstanceOf(SandboxException.class);
        assertThat(test.shell("echo on").stdoutText()).isEqualTo("on\n");
    }

    @Test
    void aClosedPoolRefusesAndLeavesNothing() {
        test.shell("(setsid sleep 1000 &)");
        test.cells.close();
        awaitProcesses(0);
        assertThatThrownBy(() -> test.shell("echo late"))
                .isInstanceOf(SandboxException.class)
                .hasMessageContaining("closed");
    }
}
