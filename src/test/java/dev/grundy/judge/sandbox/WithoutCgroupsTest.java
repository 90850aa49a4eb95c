package dev.grundy.judge.sandbox;

import static org.assertj.core.api.Assertions.assertThat;

import dev.grundy.base.kernel.MemorySize;
import dev.grundy.judge.sandbox.command.Command;
import dev.grundy.judge.sandbox.command.Limits;
import dev.grundy.judge.sandbox.command.RunOutcome;
import dev.grundy.judge.sandbox.host.Walls;
import java.nio.file.Path;
import java.time.Duration;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;

/** Cells of an ordinary user, who gets no cgroups from the kernel. */
@Tag("sandbox")
@Timeout(60)
class WithoutCgroupsTest {
    private static TestCells test;

    @BeforeAll
    static void open() {
        test = TestCells.open(Walls.USER_NAMESPACE);
    }

    @AfterAll
    static void close() {
        test.close();
    }

    /** As languages.yaml starts it: each of its threads may use a stack as large as the limit. */
    @Test
    void javaStartsUnderALargeLimit() {
        Limits limits = Limits.of(Duration.ofSeconds(10), MemorySize.ofMebibytes(1024 + 160))
                .withProcesses(128);
        RunOutcome outcome = test.cells.run(Command.of(
                limits,
                Path.of(System.getProperty("java.home"), "bin", "java").toString(),
                "-XX:+UseSerialGC",
                "-Xss1000m",
                "-Xmx1024m",
                "-version"));
        assertThat(outcome.succeeded()).as(outcome + outcome.stderrText()).isTrue();
    }
}
