package dev.grundy.base.database;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.nio.file.FileSystemException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class PostgresBinariesTest {
    @TempDir
    Path cache;

    @Test
    void whatAnotherProcessUnpackedMeanwhileIsUsed() throws IOException {
        Path mine = withFile(cache.resolve("mine"), "second");
        Path home = withFile(cache.resolve("home"), "first");

        PostgresBinaries.moveUnlessThere(mine, home);

        assertThat(home.resolve("file")).hasContent("first");
    }

    @Test
    void whatCannotBePutInPlaceIsSaid() throws IOException {
        Path mine = withFile(cache.resolve("mine"), "mine");

        assertThatThrownBy(() -> PostgresBinaries.moveUnlessThere(mine, cache.resolve("missing/home")))
                .isInstanceOf(FileSystemException.class);
    }

    private static Path withFile(Path directory, String content) throws IOException {
        Files.writeString(Files.createDirectory(directory).resolve("file"), content);
        return directory;
    }
}
