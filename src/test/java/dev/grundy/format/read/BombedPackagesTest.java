package dev.grundy.format.read;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.grundy.format.Bombs;
import dev.grundy.format.Bombs.Bomb;
import dev.grundy.format.pack.PackageReading;
import dev.grundy.format.read.tree.Archive;
import dev.grundy.testsupport.run.Slow;
import java.io.BufferedOutputStream;
import java.io.IOException;
import java.io.OutputStream;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import java.util.zip.ZipEntry;
import java.util.zip.ZipOutputStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

@Slow("packages are as large as they may be")
class BombedPackagesTest {
    private static final int CENTRAL_ENTRY = 0x02014b50;
    private static final int UNPACKED_SIZE_AT = 24;

    @TempDir
    Path directory;

    static Stream<Bomb> packages() {
        return Bombs.in("packages.yaml");
    }

    @ParameterizedTest
    @MethodSource("packages")
    void aPackageThatAsksTooMuchIsBrokenAndTheOthersAreRead(Bomb bomb) throws IOException {
        Fixtures.copyOf("ours", directory);
        Path bombed = Fixtures.copyOf("ours", Files.createDirectory(directory.resolve("x")));
        Files.move(bombed, directory.resolve("bombed"));
        Files.delete(directory.resolve("x"));
        Files.writeString(directory.resolve("bombed").resolve(bomb.expected("file")), bomb.text());

        List<PackageReading> readings = new PackageReader().readAll(directory);

        assertThat(readings.get(0).errors())
                .anySatisfy(fault -> assertThat(fault.toString()).startsWith(bomb.expected("told")));
        assertThat(readings.get(1).name()).isEqualTo("ours");
    }

    @Test
    void anArchiveWithTooManyFilesIsRefusedBeforeOneIsWritten() throws IOException {
        Path archive = directory.resolve("many.zip");
        try (ZipOutputStream zip = new ZipOutputStream(new BufferedOutputStream(Files.newOutputStream(archive)))) {
            for (int i = 0; i <= 200_000; i++) {
                zip.putNextEntry(new ZipEntry("p/" + i));
            }
        }
        refuse(archive, "more than 200000 files");
    }

    @Test
    void anArchiveThatSaysItIsTooLargeIsRefusedBeforeOneFileIsWritten() throws IOException {
        Path archive = directory.resolve("large.zip");
        Files.write(archive, declaring(zipped("a", "b"), 0xfffffff0));
        refuse(archive, "more than 4 GiB");
    }

    @Test
    void anArchiveWithEndlessPathsIsRefused() throws IOException {
        Path archive = directory.resolve("deep.zip");
        Files.write(archive, zipped("a/".repeat(20_000) + "x"));
        refuse(archive, "a path of 40001 characters");
    }

    private void refuse(Path archive, String told) throws IOException {
        Path below = Files.createDirectory(directory.resolve("unpacked"));
        assertThatThrownBy(() -> Archive.unpack(archive, below))
                .isInstanceOf(IOException.class)
                .hasMessageContaining(told);
        assertThat(below).isEmptyDirectory();
    }

    private static byte[] zipped(String... names) throws IOException {
        var bytes = new java.io.ByteArrayOutputStream();
        try (ZipOutputStream zip = new ZipOutputStream((OutputStream) bytes)) {
            for (String name : names) {
                zip.putNextEntry(new ZipEntry(name));
                zip.write('x');
            }
        }
        return bytes.toByteArray();
    }

    /** The archive with another size of every unpacked file in its directory. */
    private static byte[] declaring(byte[] archive, int size) {
        ByteBuffer bytes = ByteBuffer.wrap(archive).order(ByteOrder.LITTLE_ENDIAN);
        for (int i = 0; i + UNPACKED_SIZE_AT + 4 <= archive.length; i++) {
            if (bytes.getInt(i) == CENTRAL_ENTRY) {
                bytes.putInt(i + UNPACKED_SIZE_AT, size);
            }
        }
        return archive;
    }
}
