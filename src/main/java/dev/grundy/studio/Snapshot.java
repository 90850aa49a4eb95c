package dev.grundy.studio;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Collections;
import java.util.Map;
import java.util.Optional;
import java.util.SortedMap;
import java.util.TreeMap;
import org.apache.commons.compress.archivers.zip.ZipArchiveEntry;
import org.apache.commons.compress.archivers.zip.ZipArchiveOutputStream;

/**
 * All files of a working copy at one revision.
 *
 * @param copy its id
 * @param name of the package's directory
 */
public record Snapshot(long copy, String name, long revision, SortedMap<FilePath, FileContent> files) {
    private static final int EXECUTABLE = 0100755;
    private static final int PLAIN = 0100644;

    public Snapshot {
        files = Collections.unmodifiableSortedMap(new TreeMap<>(files));
    }

    Optional<FileContent> file(String path) {
        return FilePath.parse(path).flatMap(file -> Optional.ofNullable(files.get(file)));
    }

    /** With another content of one file. */
    Snapshot with(FilePath path, FileContent content) {
        SortedMap<FilePath, FileContent> changed = new TreeMap<>(files);
        changed.put(path, content);
        return new Snapshot(copy, name, revision, changed);
    }

    /** As a zip with the package's directory at its top; the same files give the same bytes. */
    public byte[] archive() {
        ByteArrayOutputStream bytes = new ByteArrayOutputStream();
        try (ZipArchiveOutputStream zip = new ZipArchiveOutputStream(bytes)) {
            for (Map.Entry<FilePath, FileContent> file : files.entrySet()) {
                ZipArchiveEntry entry = new ZipArchiveEntry(name + "/" + file.getKey());
                entry.setTime(0);
                entry.setUnixMode(file.getValue().executable() ? EXECUTABLE : PLAIN);
                zip.putArchiveEntry(entry);
                zip.write(file.getValue().bytes());
                zip.closeArchiveEntry();
            }
        } catch (IOException e) {
            throw new UncheckedIOException("cannot pack " + name, e);
        }
        return bytes.toByteArray();
    }

    /**
     * Writes the files below a directory that is there; answers the package's directory.
     *
     * @throws UncheckedIOException when a file cannot be written
     */
    Path layOutIn(Path directory) {
        Path root = directory.resolve(name);
        try {
            Files.createDirectories(root);
            for (Map.Entry<FilePath, FileContent> file : files.entrySet()) {
                Path place = root.resolve(file.getKey().value());
                Files.createDirectories(place.getParent());
                Files.write(place, file.getValue().bytes());
                if (file.getValue().executable()) {
                    place.toFile().setExecutable(true, false);
                }
            }
        } catch (IOException e) {
            throw new UncheckedIOException("cannot write the files of " + name, e);
        }
        return root;
    }
}
