package dev.grundy.format.read.tree;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;

import dev.grundy.format.pack.Fault;
import dev.grundy.format.pack.PackageReading;
import dev.grundy.format.read.Fixtures;
import dev.grundy.format.read.PackageReader;
import java.io.IOException;
import java.io.OutputStream;
import java.nio.file.FileSystem;
import java.nio.file.FileSystems;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFilePermissions;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import java.util.zip.ZipEntry;
import java.util.zip.ZipOutputStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class ArchiveTest {
    @TempDir
    Path directory;

    private Path zipOf(String fixture, String below) throws IOException {
        Path zip = directory.resolve("packed.zip");
        Path from = Fixtures.fixture(fixture);
        try (FileSystem archive =
                        FileSystems.newFileSystem(zip, Map.of("create", "true", "enablePosixFileAttributes", "true"));
                Stream<Path> files = Files.walk(from)) {
            for (Path file : files.filter(Files::isRegularFile).toList()) {
                Path place = archive.getPath("/" + below + from.relativize(file));
                Files.createDirectories(place.getParent());
                Files.copy(file, place);
                Files.setPosixFilePermissions(
                        place, PosixFilePermissions.fromString(Files.isExecutable(file) ? "rwxr-xr-x" : "rw-r--r--"));
            }
        }
        return zip;
    }

    private PackageReading read(Path archive) throws IOException {
        return new PackageReader().read(archive, Files.createDirectory(directory.resolve("unpacked")));
    }

    @Test
    void aFolderAtTheTopIsThePackage() throws IOException {
        assertThat(read(zipOf("ours", "sumoftwo/")).orThrow().name()).isEqualTo("sumoftwo");
    }

    @Test
    void filesAtTheTopAreAPackageNamedAfterTheArchive() throws IOException {
        assertThat(read(zipOf("ours", "")).orThrow().name()).isEqualTo("packed");
    }

    @Test
    void theSameFilesHaveTheSameHashPackedOrNot() throws IOException {
        PackageReading onDisk = new PackageReader().read(Fixtures.fixture("draft"));

        assertThat(read(zipOf("draft", "draft/")).orThrow().hash())
                .isEqualTo(onDisk.orThrow().hash());
    }

    @Test
    void aFileThatIsNoArchiveIsOneFault() throws IOException {
        Path file = Files.writeString(directory.resolve("x.zip"), "no zip");

        assertThat(read(file).errors()).extracting(Fault::file).containsExactly(".");
    }

    @Test
    void namesThatLeadOutOfTheArchiveAreRefused() throws IOException {
        Path zip = directory.resolve("evil.zip");
        try (OutputStream out = Files.newOutputStream(zip);
                ZipOutputStream entries = new ZipOutputStream(out)) {
            for (String name : List.of("p/problem.yaml", "../../outside.txt")) {
                entries.putNextEntry(new ZipEntry(name));
                entries.write("x".getBytes(UTF_8));
            }
        }

        assertThat(read(zip).errors()).hasSize(1);
        try (Stream<Path> files = Files.walk(directory)) {
            assertThat(files).noneMatch(file -> file.endsWith("outside.txt"));
        }
    }

    @Test
    void aMissingDirectoryIsOneFault() {
        assertThat(new PackageReader().read(directory.resolve("none")).errors()).hasSize(1);
    }
}
