package dev.grundy.judge.sandbox;

import static org.assertj.core.api.Assertions.assertThat;

import dev.grundy.judge.sandbox.command.Command;
import dev.grundy.judge.sandbox.command.Limits;
import dev.grundy.judge.sandbox.host.CellsConfig;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.OptionalInt;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.Executors;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;

@Tag("sandbox")
@Timeout(60)
class CorePinTest {
    private static final String SELF = "/proc/thread-self";

    @TempDir
    Path directory;

    @TempDir
    Path locks;

    @BeforeAll
    static void link() {
        CorePin.awaitLinked();
    }

    /** As /proc writes it: {@code 1} or {@code 0-3}. */
    private static String coresOf(Path thread) throws IOException {
        try (var lines = Files.lines(thread.resolve("status"))) {
            return lines.filter(line -> line.startsWith("Cpus_allowed_list:"))
                    .map(line -> line.replaceAll(".*\\s", ""))
                    .findFirst()
                    .orElseThrow();
        }
    }

    private static String coresOfThisThread() throws IOException {
        return coresOf(Path.of(SELF));
    }

    private int someCore() {
        return TestCells.config(directory).cores().getLast();
    }

    @Test
    void aThreadIsOnTheCoreUntilThePinIsClosed() throws IOException {
        String before = coresOfThisThread();
        int core = someCore();
        try (CorePin _ = CorePin.on(OptionalInt.of(core))) {
            assertThat(coresOfThisThread()).isEqualTo(Integer.toString(core));
        }
        assertThat(coresOfThisThread()).isEqualTo(before).isNotEqualTo(Integer.toString(core));
    }

    @Test
    void withoutACoreNothingIsDone() throws IOException {
        String before = coresOfThisThread();
        try (CorePin _ = CorePin.on(OptionalInt.empty())) {
            assertThat(coresOfThisThread()).isEqualTo(before);
        }
    }

    @Test
    void aCoreThatIsNotThereChangesNothing() throws IOException {
        String before = coresOfThisThread();
        try (CorePin _ = CorePin.on(OptionalInt.of(1023));
                CorePin _ = CorePin.on(OptionalInt.of(70_000))) {
            assertThat(coresOfThisThread()).isEqualTo(before);
        }
        assertThat(coresOfThisThread()).isEqualTo(before);
    }

    @Test
    void theCarrierOfAVirtualThreadServesOthersAndIsLeftAlone() throws Exception {
        String before = coresOfThisThread();
        int core = someCore();
        try (var threads = Executors.newVirtualThreadPerTaskExecutor()) {
            assertThat(threads.submit(() -> {
                                try (CorePin _ = CorePin.on(OptionalInt.of(core))) {
                                    return coresOfThisThread();
                                }
                            })
                            .get())
                    .isEqualTo(before);
        }
    }

    /** The program runs long enough to be looked at. */
    @Test
    void whoTalksWithACellIsOnItsCoreWhileARunIsInProgress() throws Exception {
        CellsConfig config = PinnedProcess.config(
                directory, locks, TestCells.config(directory).cores());
        try (var cells = new Cells(config);
                var threads = Executors.newFixedThreadPool(1)) {
            var judge = new CompletableFuture<Path>();
            Limits limits = TestCells.LIMITS.withWall(Duration.ofSeconds(2));
            var outcome = threads.submit(() -> {
                judge.complete(Path.of("/proc").resolve(Files.readSymbolicLink(Path.of(SELF))));
                return cells.run(Command.of(limits, "/bin/sleep", "1"));
            });
            Path thread = judge.get();
            String core = Integer.toString(cells.cores().getFirst());
            while (!coresOf(thread).equals(core)) {
                assertThat(outcome.isDone())
                        .as("the run is over, and its thread was never on core " + core)
                        .isFalse();
                Thread.onSpinWait();
            }
            assertThat(outcome.get().succeeded()).isTrue();
            assertThat(coresOf(thread)).isEqualTo(coresOfThisThread());
        }
    }
}
