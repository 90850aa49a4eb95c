package dev.grundy.testsupport;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import java.util.function.Consumer;
import java.util.stream.Stream;
import org.apache.commons.compress.archivers.zip.ZipArchiveEntry;
import org.apache.commons.compress.archivers.zip.ZipArchiveOutputStream;

/** Zips as people and attackers make them. */
public final class Zips {
    private static final int EXECUTABLE = 0100755;
    private static final int PLAIN = 0100644;

    private Zips() {}

    /** An entry whose metadata the archive takes as they are. */
    public record Entry(String name, byte[] content, Consumer<ZipArchiveEntry> adjust) {
        public static Entry of(String name, String content) {
            return new Entry(name, content.getBytes(StandardCharsets.UTF_8), entry -> entry.setUnixMode(PLAIN));
        }
    }

    public static byte[] of(Entry... entries) {
        return of(List.of(entries));
    }

    public static byte[] of(Collection<Entry> entries) {
        ByteArrayOutputStream bytes = new ByteArrayOutputStream();
        try (ZipArchiveOutputStream zip = new ZipArchiveOutputStream(bytes)) {
            for (Entry entry : entries) {
                ZipArchiveEntry header = new ZipArchiveEntry(entry.name());
                entry.adjust().accept(header);
                zip.putArchiveEntry(header);
                zip.write(entry.content());
                zip.closeArchiveEntry();
            }
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
        return bytes.toByteArray();
    }

    /** All files of a directory, which is the folder at the top. */
    public static byte[] ofDirectory(Path directory) {
        return ofDirectory(directory, directory.getFileName() + "/");
    }

    /** @param top what every name begins with */
    public static byte[] ofDirectory(Path directory, String top) {
        return of(entries(directory, top));
    }

    /** As {@link #ofDirectory}, before it is packed. */
    public static List<Entry> entries(Path directory, String top) {
        List<Entry> entries = new ArrayList<>();
        try (Stream<Path> files = Files.walk(directory)) {
            for (Path file : files.filter(Files::isRegularFile).sorted().toList()) {
                int mode = Files.isExecutable(file) ? EXECUTABLE : PLAIN;
                entries.add(new Entry(
                        top + directory.relativize(file), Files.readAllBytes(file), entry -> entry.setUnixMode(mode)));
            }
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
        return entries;
    }
}
