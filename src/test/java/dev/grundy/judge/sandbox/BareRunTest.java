package dev.grundy.judge.sandbox;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.grundy.judge.sandbox.command.SandboxException;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

@Tag("sandbox")
class BareRunTest {
    @TempDir
    Path directory;

    private Path input(String text) throws IOException {
        return Files.writeString(directory.resolve("input"), text);
    }

    @Test
    void readsItsInputInItsDirectory() throws IOException {
        assertThat(BareRun.time(
                        List.of("/bin/sh", "-c", "grep -q seven && test -f input"), directory, input("seven\n")))
                .isPositive();
    }

    @Test
    void aProgramThatFailsIsAFailure() throws IOException {
        Path input = input("");
        assertThatThrownBy(() -> BareRun.time(List.of("/bin/sh", "-c", "exit 3"), directory, input))
                .isInstanceOf(SandboxException.class)
                .hasMessageContaining("exit code 3");
    }

    @Test
    void aProgramThatIsNotThereIsAFailure() throws IOException {
        Path input = input("");
        assertThatThrownBy(() -> BareRun.time(List.of("/not/there"), directory, input))
                .isInstanceOf(SandboxException.class)
                .hasMessageContaining("cannot start");
    }
}
