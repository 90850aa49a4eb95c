package dev.grundy.judge.sandbox.host;

import static org.assertj.core.api.Assertions.assertThat;

import dev.grundy.base.kernel.ProcessMark;
import dev.grundy.judge.sandbox.BuildingProcess;
import dev.grundy.judge.sandbox.Cells;
import dev.grundy.judge.sandbox.TestCells;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.RepeatedTest;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

@Tag("sandbox")
@Timeout(60)
class LeftoversTest {
    private static final int JUDGES = 12;

    @TempDir
    Path parent;

    @Test
    void removesWhatTheDeadLeftAndNothingElse() throws IOException {
        String mine = ProcessMark.ofThisProcess().name();
        Path living = Files.createDirectories(parent.resolve(mine).resolve("cell"));
        Path laterProcess = Files.createDirectories(
                parent.resolve("grundy-" + ProcessHandle.current().pid() + "-1-1")
                        .resolve("cell"));
        Path noProcess =
                Files.createDirectories(parent.resolve("grundy-999999999-5-1").resolve("etc"));
        Files.writeString(noProcess.resolve("passwd"), "x");
        Path groupOfNoProcess = Files.createDirectories(parent.resolve("grundy-999999999-5-1-judge"));
        Path foreign = Files.createDirectories(parent.resolve("something-else"));
        Leftovers.sweep(parent);
        assertThat(living).exists();
        assertThat(foreign).exists();
        assertThat(laterProcess.getParent()).doesNotExist();
        assertThat(noProcess.getParent()).doesNotExist();
        assertThat(groupOfNoProcess).doesNotExist();
    }

    @RepeatedTest(5)
    void judgesThatStartAtOnceSweepTheSameWithoutAnError() throws Exception {
        for (int dead = 0; dead < 5; dead++) {
            Path etc = Files.createDirectories(
                    parent.resolve("grundy-999999999-5-" + dead).resolve("etc"));
            for (int file = 0; file < 50; file++) {
                Files.writeString(
                        Files.createDirectories(etc.resolve("d" + file)).resolve("f"), "x");
            }
        }
        var start = new CountDownLatch(1);
        try (ExecutorService judges = Executors.newFixedThreadPool(JUDGES)) {
            List<Future<?>> sweeps = IntStream.range(0, JUDGES)
                    .<Future<?>>mapToObj(_ -> judges.submit(() -> {
                        start.await();
                        Leftovers.sweep(parent);
                        return null;
                    }))
                    .toList();
            start.countDown();
            for (Future<?> sweep : sweeps) {
                sweep.get();
            }
        }
        assertThat(parent).isEmptyDirectory();
    }

    /** As bubblewrap waits whose outer process was killed with its judge. */
    @Test
    void endsWhoStillBuildsACellForTheDead() throws Exception {
        Path dead =
                Files.createDirectories(parent.resolve("grundy-999999999-5-1").resolve("channels"));
        Path living = Files.createDirectories(
                parent.resolve(ProcessMark.ofThisProcess().name()).resolve("channels"));
        Process ofTheDead = waiting("--bind", dead.toString(), "/g/channels", "--", Bubblewrap.RUNNER);
        Process ofTheLiving = waiting("--bind", living.toString(), "/g/channels", "--", Bubblewrap.RUNNER);
        Process anybody = waiting(dead.toString());
        try {
            Leftovers.sweep(parent);
            assertThat(ofTheDead.waitFor()).as("exit code, by SIGKILL").isEqualTo(137);
            assertThat(ofTheLiving.isAlive()).isTrue();
            assertThat(anybody.isAlive()).isTrue();
            assertThat(dead.getParent()).doesNotExist();
        } finally {
            ofTheLiving.destroyForcibly();
            anybody.destroyForcibly();
        }
    }

    private static Process waiting(String... arguments) throws IOException {
        return new ProcessBuilder(Stream.concat(Stream.of("/bin/sh", "-c", "read word", "bwrap"), Stream.of(arguments))
                        .toList())
                .start();
    }

    /** The moment differs each time: nothing of an interrupted build is left by the next. */
    @ParameterizedTest
    @ValueSource(ints = {0, 1, 2})
    void aJudgeKilledWhileItBuildsCellsLeavesNothingToTheNext(int built) throws Exception {
        CellsConfig config = TestCells.config(parent);
        Process judge = BuildingProcess.start(parent);
        for (int number = 0; number <= built; number++) {
            assertThat(judge.inputReader().readLine()).isEqualTo("building");
        }
        judge.destroyForcibly().waitFor();
        new Cells(config).close();
        assertThat(parent.resolve("run")).isEmptyDirectory();
        assertThat(ProcessHandle.allProcesses().filter(process -> Leftovers.buildsCell(process, parent)))
                .isEmpty();
        for (Path hierarchy : config.cgroups().directories().values()) {
            assertThat(hierarchy)
                    .isDirectoryNotContaining(
                            path -> path.getFileName().toString().startsWith("grundy-" + judge.pid() + "-"));
        }
    }
}
