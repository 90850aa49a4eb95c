package dev.grundy.format.read.tree;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;

/** Reads files that the scan has found; that one of them cannot be read now is a fault of the whole reading. */
public final class PackageFiles {
    private PackageFiles() {}

    /** @throws UncheckedIOException when the file cannot be read */
    public static byte[] read(Path file) {
        try {
            return Files.readAllBytes(file);
        } catch (IOException e) {
            throw new UncheckedIOException(e.getMessage(), e);
        }
    }
}
