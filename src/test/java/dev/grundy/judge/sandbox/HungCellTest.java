package dev.grundy.judge.sandbox;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.grundy.base.kernel.MemorySize;
import dev.grundy.judge.sandbox.command.Command;
import dev.grundy.judge.sandbox.command.Limits;
import dev.grundy.judge.sandbox.command.SandboxException;
import java.io.IOException;
import java.time.Duration;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionException;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;

/** Cells whose runner stops answering without dying: the watchdog ends it, and the slot gets another. */
@Tag("sandbox")
@Timeout(60)
class HungCellTest {
    /** The runner has to be stopped before its run ends by itself, on a busy machine, too. */
    private static final Limits LIMITS =
            Limits.of(Duration.ofSeconds(1), MemorySize.ofMebibytes(64)).withWall(Duration.ofSeconds(10));

    private static final Command SLEEPER = Command.of(LIMITS, "/bin/sleep", "1000");

    private TestCells test;
    private TestCells.Traces before;

    @BeforeEach
    void open() {
        test = TestCells.openImpatient(Duration.ofSeconds(1));
        before = test.traces();
    }

    @AfterEach
    void close() {
        test.close();
        awaitProcesses(0);
        assertThat(test.cgroups()).isEmpty();
    }

    private void stopRunner() {
        long runner =
                test.processes().stream().filter(TestCells::serves).findFirst().orElseThrow();
        try {
            assertThat(new ProcessBuilder("kill", "-STOP", Long.toString(runner))
                            .start()
                            .waitFor())
                    .isZero();
        } catch (IOException | InterruptedException e) {
            throw new IllegalStateException(e);
        }
    }

    private void awaitProcesses(int count) {
        while (test.processes().size() != count) {
            Thread.onSpinWait();
        }
    }

    private void assertReplaced() {
        assertThat(test.shell("echo on").stdoutText()).isEqualTo("on\n");
        TestCells.Traces after = test.traces();
        assertThat(after.processes()).hasSameSizeAs(before.processes()).doesNotContainAnyElementsOf(before.processes());
        assertThat(after.cgroups().values())
                .containsExactlyInAnyOrderElementsOf(before.cgroups().values());
        assertThat(after.mounts()).isEqualTo(before.mounts());
        assertThat(after.files()).isEqualTo(before.files());
    }

    @Test
    void aRunnerThatHangsBeforeItsRunIsReplaced() {
        stopRunner();
        assertThatThrownBy(() -> test.cells.run(SLEEPER))
                .isInstanceOf(SandboxException.class)
                .hasMessageContaining("broke");
        assertReplaced();
    }

    @Test
    void aRunnerThatHangsDuringItsRunIsReplacedAndItsProgramGone() {
        var run = CompletableFuture.supplyAsync(() -> test.cells.run(SLEEPER));
        awaitProcesses(before.processes().size() + 1);
        stopRunner();
        assertThatThrownBy(run::join)
                .isInstanceOf(CompletionException.class)
                .hasCauseInstanceOf(SandboxException.class);
        assertReplaced();
    }

    @Test
    void aRunnerThatHangsIsGoneWhenThePoolIsClosed() {
        stopRunner();
        test.cells.close();
        awaitProcesses(0);
    }
}
