package dev.grundy.kernel;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Comparator;
import java.util.stream.Stream;

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
        try (Stream<Path> paths = Files.walk(directory)) {
            for (Path path : paths.sorted(Comparator.reverseOrder()).toList()) {
                Files.delete(path);
            }
        } catch (IOException e) {
            throw new UncheckedIOException("cannot delete " + directory, e);
        }
    }
}
