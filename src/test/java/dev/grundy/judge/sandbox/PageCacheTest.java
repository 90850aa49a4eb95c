package dev.grundy.judge.sandbox;

import static org.assertj.core.api.Assertions.assertThat;

import dev.grundy.base.kernel.MemorySize;
import dev.grundy.judge.sandbox.command.Command;
import dev.grundy.judge.sandbox.command.Limits;
import dev.grundy.judge.sandbox.command.RunOutcome;
import dev.grundy.judge.sandbox.command.Stdin;
import dev.grundy.judge.sandbox.command.StoredFile;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import org.junit.jupiter.api.Assumptions;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;

/** What a run read stays in memory and is charged to its cell: the next run does not pay for it. */
@Tag("sandbox")
@Timeout(60)
class PageCacheTest {
    private static final MemorySize MEMORY = MemorySize.ofMebibytes(64);
    private static final Limits LIMITS = Limits.of(Duration.ofSeconds(10), MEMORY);

    @Test
    void aRunBeginsWithRoomAlthoughTheLastOneFilledThePageCache() throws IOException {
        try (TestCells test = TestCells.open()) {
            Assumptions.assumeTrue(test.hasCgroups, "without cgroups nobody counts the page cache");
            StoredFile large = test.store.put(new byte[(int) (2 * MEMORY.bytes())]);
            Evict.fromCache(test.store.path(large));
            RunOutcome filler = test.cells.run(
                    Command.of(LIMITS, "/bin/sh", "-c", "cat > /dev/null").withStdin(Stdin.of(large)));
            assertThat(filler.succeeded()).as(filler.toString()).isTrue();
            assertThat(test.cells.run(Command.of(LIMITS, "/bin/sleep", "0")).succeeded())
                    .isTrue();
            assertThat(test.chargedBytes()).isLessThan(MEMORY.bytes() / 2);
        }
    }

    /** So that it is the cell that reads the file first. */
    private static final class Evict {
        static void fromCache(Path file) throws IOException {
            try {
                new ProcessBuilder("sync", file.toString()).start().waitFor();
                new ProcessBuilder("dd", "if=" + file, "iflag=nocache", "count=0")
                        .start()
                        .waitFor();
            } catch (InterruptedException e) {
                Thread.currentThread().interrupt();
                throw new IOException("interrupted", e);
            }
            assertThat(Files.size(file)).isPositive();
        }
    }
}
