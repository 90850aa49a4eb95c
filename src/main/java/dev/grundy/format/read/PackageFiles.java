package dev.grundy.format.read;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;

/** Reads files that the scan has found; that one of them cannot be read now is a fault of the whole reading. */
final class PackageFiles {
    private PackageFiles() {}

    /** @throws UncheckedIOException when the file cannot be read */
    static byte[] read(Path file) {
        try {
            return Files.readAllBytes(file);
        } catch (IOException e) {
            throw new UncheckedIOException(e.getMessage(), e);
        }
    }
}
