package dev.grundy.testsupport;

import static org.assertj.core.api.Assertions.assertThat;

import dev.grundy.base.kernel.ContentHash;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class SharedStoreTest {
    @TempDir
    Path classes;

    @BeforeEach
    void writeAJudge() throws IOException {
        for (String area : List.of("base/kernel", "format", "judge", "web")) {
            write("dev/grundy/" + area + "/Piece.class");
        }
        write("languages.yaml");
        write("cell");
    }

    @Test
    void aChangedJudgeIsAnotherOne() throws IOException {
        for (String file : List.of(
                "dev/grundy/judge/Piece.class",
                "dev/grundy/format/Piece.class",
                "dev/grundy/judge/New.class",
                "languages.yaml",
                "cell")) {
            ContentHash before = judge();
            Files.writeString(classes.resolve(file), "another");
            assertThat(judge()).as(file).isNotEqualTo(before);
        }
    }

    @Test
    void aJudgeThatStaysAsItIsKeepsItsStore() throws IOException {
        ContentHash before = judge();
        Files.writeString(classes.resolve("dev/grundy/web/Piece.class"), "another");
        assertThat(judge()).isEqualTo(before);
    }

    private ContentHash judge() {
        return SharedStore.judge(classes, classes.resolve("cell"));
    }

    private void write(String file) throws IOException {
        Files.createDirectories(classes.resolve(file).getParent());
        Files.writeString(classes.resolve(file), "one");
    }
}
