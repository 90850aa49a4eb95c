package dev.grundy.sandbox;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class LeftoversTest {
    @TempDir
    Path parent;

    @Test
    void removesWhatTheDeadLeftAndNothingElse() throws IOException {
        String mine = ProcessMark.ofThisProcess().name();
        Path living = Files.createDirectories(parent.resolve(mine).resolve("cell"));
        Path laterProcess = Files.createDirectories(parent.resolve("grundy-" + ProcessHandle.current().pid() + "-1-1").resolve("cell"));
        Path noProcess = Files.createDirectories(parent.resolve("grundy-999999999-5-1").resolve("etc"));
        Files.writeString(noProcess.resolve("passwd"), "x");
        Path foreign = Files.createDirectories(parent.resolve("something-else"));
        Leftovers.sweep(parent);
        assertThat(living).exists();
        assertThat(foreign).exists();
        assertThat(laterProcess.getParent()).doesNotExist();
        assertThat(noProcess.getParent()).doesNotExist();
    }
}
