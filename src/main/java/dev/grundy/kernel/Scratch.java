package dev.grundy.kernel;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;

/** A directory of one's own that is gone, with all in it, when this is closed. */
public record Scratch(Path directory) implements AutoCloseable {
    public static Scratch make() {
        try {
            return new Scratch(Files.createTempDirectory("grundy-"));
        } catch (IOException e) {
            throw new UncheckedIOException("cannot make a temporary directory", e);
        }
    }

    @Override
    public void close() {
        try {
            FileTree.delete(directory);
        } catch (IOException e) {
            throw new UncheckedIOException("cannot delete " + directory, e);
        }
    }
}
