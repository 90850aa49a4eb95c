package dev.grundy.base.kernel;

import java.io.IOException;
import java.nio.file.FileVisitResult;
import java.nio.file.Files;
import java.nio.file.LinkOption;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.nio.file.SimpleFileVisitor;
import java.nio.file.StandardCopyOption;
import java.nio.file.attribute.BasicFileAttributes;
import java.util.List;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/** A file or directory with all that is below it. */
public final class FileTree {
    private FileTree() {}

    /**
     * Deletes it; links are deleted, not followed. A file that somebody else deletes in the meantime is no error.
     *
     * @throws IOException when it is not there, or a part of it cannot be deleted
     */
    public static void delete(Path top) throws IOException {
        Files.walkFileTree(top, new Deletion(top));
    }

    private static final class Deletion extends SimpleFileVisitor<Path> {
        private final Path top;

        Deletion(Path top) {
            this.top = top;
        }

        @Override
        public FileVisitResult visitFile(Path file, BasicFileAttributes attributes) throws IOException {
            Files.deleteIfExists(file);
            return FileVisitResult.CONTINUE;
        }

        @Override
        public FileVisitResult visitFileFailed(Path file, IOException failure) throws IOException {
            if (failure instanceof NoSuchFileException && !file.equals(top)) {
                return FileVisitResult.CONTINUE;
            }
            throw failure;
        }

        @Override
        public FileVisitResult postVisitDirectory(Path directory, @Nullable IOException failure) throws IOException {
            if (failure != null && !(failure instanceof NoSuchFileException)) {
                throw failure;
            }
            Files.deleteIfExists(directory);
            return FileVisitResult.CONTINUE;
        }
    }

    /**
     * Copies it to a place where nothing is; links are copied as links.
     *
     * @throws IOException when it is not there, something is at the other place, or a part of it cannot be copied
     */
    public static void copy(Path from, Path to) throws IOException {
        List<Path> paths;
        try (Stream<Path> walk = Files.walk(from)) {
            paths = walk.toList();
        }
        for (Path path : paths) {
            Files.copy(
                    path,
                    to.resolve(from.relativize(path)),
                    StandardCopyOption.COPY_ATTRIBUTES,
                    LinkOption.NOFOLLOW_LINKS);
        }
    }
}
