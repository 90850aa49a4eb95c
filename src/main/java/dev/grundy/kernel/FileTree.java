package dev.grundy.kernel;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;

/** A file or directory with all that is below it. */
public final class FileTree {
    private FileTree() {}

    /**
     * Deletes it; links are deleted, not followed. What somebody else deletes in the meantime is no error.
     *
     * @throws IOException when it is not there, or a part of it cannot be deleted
     */
    public static void delete(Path top) throws IOException {
        List<Path> paths;
        try (Stream<Path> walk = Files.walk(top)) {
            paths = walk.toList();
        }
        for (Path path : paths.reversed()) {
            Files.deleteIfExists(path);
        }
    }
}
