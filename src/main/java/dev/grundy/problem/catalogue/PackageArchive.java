package dev.grundy.problem.catalogue;

import dev.grundy.format.pack.ProblemPackage;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.FileVisitOption;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import org.apache.commons.compress.archivers.zip.ZipArchiveEntry;
import org.apache.commons.compress.archivers.zip.ZipArchiveOutputStream;

/** Packs a package's directory into a zip, under its own name; the same files give the same bytes. */
public final class PackageArchive {
    private static final int EXECUTABLE = 0100755;
    private static final int PLAIN = 0100644;

    private PackageArchive() {}

    /** @throws UncheckedIOException when a file cannot be read */
    public static byte[] of(Path root) {
        ByteArrayOutputStream bytes = new ByteArrayOutputStream();
        try (ZipArchiveOutputStream zip = new ZipArchiveOutputStream(bytes)) {
            for (Path file : filesBelow(root)) {
                ZipArchiveEntry entry = new ZipArchiveEntry(root.getFileName() + "/" + root.relativize(file));
                entry.setTime(0);
                entry.setUnixMode(Files.isExecutable(file) ? EXECUTABLE : PLAIN);
                zip.putArchiveEntry(entry);
                Files.copy(file, zip);
                zip.closeArchiveEntry();
            }
        } catch (IOException e) {
            throw new UncheckedIOException("cannot pack " + root + ": " + e.getMessage(), e);
        }
        return bytes.toByteArray();
    }

    private static List<Path> filesBelow(Path root) throws IOException {
        try (Stream<Path> files = Files.walk(root, FileVisitOption.FOLLOW_LINKS)) {
            return files.filter(Files::isRegularFile)
                    .filter(file -> !file.equals(root.resolve(ProblemPackage.PROOF)))
                    .sorted()
                    .toList();
        }
    }
}
