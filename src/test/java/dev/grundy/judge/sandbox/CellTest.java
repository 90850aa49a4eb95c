package dev.grundy.judge.sandbox;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.grundy.base.kernel.MemorySize;
import dev.grundy.judge.sandbox.command.Command;
import dev.grundy.judge.sandbox.command.Limits;
import dev.grundy.judge.sandbox.command.Store;
import dev.grundy.judge.sandbox.host.CellSetup;
import dev.grundy.judge.sandbox.host.CgroupTree;
import dev.grundy.judge.sandbox.host.Cgroups;
import dev.grundy.judge.sandbox.host.Walls;
import dev.grundy.judge.sandbox.protocol.Protocol;
import dev.grundy.judge.sandbox.protocol.RunnerRequests;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFilePermissions;
import java.time.Duration;
import java.util.List;
import java.util.OptionalInt;
import java.util.Set;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;

/** A cell whose runner announces a result file so large that no JVM has room for it. */
@Timeout(60)
class CellTest {
    private static final Command COMMAND =
            Command.of(Limits.of(Duration.ofSeconds(10), MemorySize.ofMebibytes(256)), "/bin/true");

    @TempDir
    Path directory;

    private CellThreads threads;
    private Cell cell;

    @BeforeEach
    void make() throws IOException {
        threads = new CellThreads();
        CellSetup setup = new CellSetup(
                runner(),
                directory.resolve("bwrap"),
                Walls.USER_NAMESPACE,
                Set.of(),
                new Store(directory.resolve("store")),
                directory.resolve("channels"),
                directory.resolve("etc"),
                List.of(),
                Cgroups.Version.NONE,
                Duration.ofSeconds(30),
                64_000);
        cell = new Cell(
                new CellStarter(setup, new CgroupTree(Cgroups.NONE, "cell-test"), threads, 0, OptionalInt.empty()));
    }

    @AfterEach
    void end() {
        threads.close();
    }

    /** Says hello, then the head of a file of 2 GiB less a byte, and reads what it is sent. */
    private Path runner() throws IOException {
        Path runner = Files.writeString(
                directory.resolve("runner"), """
                #!/bin/sh
                echo started >>%s
                printf '\\004\\000\\000\\000\\001\\%03o\\000\\000\\000'
                printf '\\011\\000\\000\\000\\005\\377\\377\\377\\177\\000\\000\\000\\000f'
                exec cat >%s
                """.formatted(starts(), Protocol.VERSION, directory.resolve("requests")));
        return Files.setPosixFilePermissions(runner, PosixFilePermissions.fromString("rwxr-xr-x"));
    }

    private Path starts() {
        return directory.resolve("starts");
    }

    @Test
    void aRunnerWhoseAnswerTheJudgeCannotReadToTheEndIsReplaced() throws IOException {
        for (int i = 0; i < 2; i++) {
            assertThatThrownBy(() -> cell.run(COMMAND)).isInstanceOf(OutOfMemoryError.class);
        }
        assertThat(Files.readAllLines(starts())).hasSize(2);
    }

    @Test
    void aCellThatCannotBeHeldIsFreeForTheNext() {
        for (int i = 0; i < 2; i++) {
            assertThatThrownBy(CompletableFuture.supplyAsync(() -> cell.hold(COMMAND, RunnerRequests.Start.ON_GO))
                            .orTimeout(30, TimeUnit.SECONDS)::join)
                    .hasCauseInstanceOf(OutOfMemoryError.class);
        }
    }
}
