package dev.grundy.format.read;

import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.grundy.format.read.tree.Archive;
import java.io.IOException;
import java.nio.file.Path;
import org.apache.commons.compress.archivers.zip.ZipArchiveEntry;
import org.apache.commons.compress.archivers.zip.ZipArchiveOutputStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class ArchiveOfStrangersTest {
    private static final int SYMBOLIC_LINK = 0120777;

    @TempDir
    private Path directory;

    @Test
    void refusesASymbolicLinkByName() throws IOException {
        assertThatThrownBy(() -> Archive.unpack(archiveOf("data/secret/1.in", SYMBOLIC_LINK), directory))
                .hasMessage("it holds a symbolic link, data/secret/1.in; pack the file that it leads to");
    }

    @Test
    void refusesAPathThatLeadsOut() throws IOException {
        assertThatThrownBy(() -> Archive.unpack(archiveOf("data/../../x", 0100644), directory))
                .hasMessage("it holds the path data/../../x, which leads out of it");
    }

    @Test
    void refusesAnAbsolutePath() throws IOException {
        assertThatThrownBy(() -> Archive.unpack(archiveOf("/etc/x", 0100644), directory))
                .hasMessage("it holds the absolute path /etc/x");
    }

    private Path archiveOf(String name, int mode) throws IOException {
        Path archive = directory.resolve("p.zip");
        try (ZipArchiveOutputStream zip = new ZipArchiveOutputStream(archive.toFile())) {
            ZipArchiveEntry entry = new ZipArchiveEntry(name);
            entry.setUnixMode(mode);
            zip.putArchiveEntry(entry);
            zip.write("target".getBytes(java.nio.charset.StandardCharsets.UTF_8));
            zip.closeArchiveEntry();
        }
        return archive;
    }
}
