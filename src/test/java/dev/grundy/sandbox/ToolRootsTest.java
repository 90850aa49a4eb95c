package dev.grundy.sandbox;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Tools that lie outside of /usr, such as a JDK below /opt. */
class ToolRootsTest {
    @TempDir
    Path elsewhere;

    @Test
    void programsReachAToolDeepBelowDirectoriesThatCellsDoNotHave() throws Exception {
        // Not below /tmp: that is the program's own directory.
        Path tools = Files.createDirectories(Path.of("target/tools").toAbsolutePath());
        Files.writeString(tools.resolve("word"), "reached");
        CellsConfig config = Host.look(Path.of("target/cell/cell"))
                .config(new Store(elsewhere.resolve("store")), elsewhere.resolve("run"), List.of(tools)).withCores(List.of(0));
        try (Cells cells = new Cells(config)) {
            Outcome outcome = cells.run(Command.of(TestCells.LIMITS, "/bin/cat", tools.resolve("word").toString()));
            assertThat(outcome.stdoutText()).as(outcome.stderrText()).isEqualTo("reached");
        }
    }
}
