package dev.grundy.judge.sandbox;

import static org.assertj.core.api.Assertions.assertThat;

import dev.grundy.judge.sandbox.command.Command;
import dev.grundy.judge.sandbox.command.RunOutcome;
import dev.grundy.judge.sandbox.command.Store;
import dev.grundy.judge.sandbox.host.CellsConfig;
import dev.grundy.judge.sandbox.host.Host;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFilePermissions;
import java.util.List;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.AnnotatedElementContext;
import org.junit.jupiter.api.extension.ExtensionContext;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.api.io.TempDirFactory;

/** Tools that lie outside of /usr, such as a JDK below /opt. */
@Tag("sandbox")
class ToolRootsTest {
    @TempDir
    Path elsewhere;

    @TempDir(factory = OutsideOfTmp.class)
    Path outside;

    /** What is below /tmp cannot be shown to a program: that is its own directory. */
    static final class OutsideOfTmp implements TempDirFactory {
        @Override
        public Path createTempDirectory(AnnotatedElementContext element, ExtensionContext extension)
                throws IOException {
            return Files.createTempDirectory(Path.of("/var/tmp"), "grundy-tools");
        }
    }

    @Test
    void programsReachAToolDeepBelowDirectoriesThatCellsDoNotHave() throws Exception {
        Path tools = Files.createDirectory(outside.resolve("tools"));
        Files.writeString(tools.resolve("word"), "reached");
        Files.setPosixFilePermissions(outside, PosixFilePermissions.fromString("rwxr-xr-x"));
        CellsConfig config = Host.look(Path.of("target/cell/cell"))
                .config(new Store(elsewhere.resolve("store")), elsewhere.resolve("run"), List.of(tools))
                .withCells(1);
        try (Cells cells = new Cells(config)) {
            RunOutcome outcome = cells.run(Command.of(
                    TestCells.LIMITS, "/bin/cat", tools.resolve("word").toString()));
            assertThat(outcome.stdoutText()).as(outcome.stderrText()).isEqualTo("reached");
        }
    }
}
