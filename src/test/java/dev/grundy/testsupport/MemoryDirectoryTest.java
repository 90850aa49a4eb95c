package dev.grundy.testsupport;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class MemoryDirectoryTest {
    private static final long OURS = ProcessHandle.current().pid();

    @Test
    void aDirectoryIsNewAndNamesItsProcess() throws IOException {
        Path directory = MemoryDirectory.create("facts");
        try {
            assertThat(directory).isAbsolute().isEmptyDirectory();
            assertThat(directory.getFileName().toString()).startsWith("grundy-test-" + OURS + "-facts-");
        } finally {
            Files.delete(directory);
        }
    }

    @Test
    void onlyWhatEndedProcessesLeftGoes(@TempDir Path parent) throws IOException, InterruptedException {
        Process ended = new ProcessBuilder("true").start();
        ended.waitFor();
        Path left = Files.createDirectory(parent.resolve("grundy-test-" + ended.pid() + "-postgres-1"));
        Files.writeString(left.resolve("file"), "left");
        Path ours = Files.createDirectory(parent.resolve("grundy-test-" + OURS + "-postgres-1"));
        Path foreign = Files.createDirectory(parent.resolve("sem.other"));

        MemoryDirectory.removeLeftovers(parent);

        assertThat(left).doesNotExist();
        assertThat(ours).exists();
        assertThat(foreign).exists();
    }
}
