package dev.grundy.problem.catalogue;

import dev.grundy.base.kernel.ContentHash;
import dev.grundy.format.pack.ProblemPackage;
import dev.grundy.format.read.PackageReader;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.FileVisitOption;
import java.nio.file.FileVisitResult;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.nio.file.SimpleFileVisitor;
import java.nio.file.attribute.BasicFileAttributes;
import java.util.EnumSet;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.SortedMap;
import java.util.TreeMap;

/**
 * How a directory of packages looks from outside, without reading a file. Two looks are equal when no file's name, size,
 * time or place on the disk has changed.
 *
 * @param packages a print of each package, by the name of its directory
 * @param paths    a print of the paths beside them
 */
record DirectoryLook(SortedMap<String, ContentHash> packages, ContentHash paths) {

    /** Empty while the directory is not there, or something in it vanishes while it is looked at. */
    static Optional<DirectoryLook> at(Path problems) throws IOException {
        try {
            SortedMap<String, ContentHash> packages = new TreeMap<>();
            if (!Files.isDirectory(problems)) {
                return Optional.empty();
            }
            for (Path root : PackageReader.packagesIn(problems)) {
                packages.put(root.getFileName().toString(), print(root));
            }
            Path paths = problems.resolve(PackageReader.PATHS);
            return Optional.of(new DirectoryLook(packages, Files.isDirectory(paths) ? print(paths) : none()));
        } catch (NoSuchFileException e) {
            return Optional.empty();
        } catch (UncheckedIOException e) {
            if (e.getCause() instanceof NoSuchFileException) {
                return Optional.empty();
            }
            throw e;
        }
    }

    /** Whether an earlier look did not show the package like this. */
    boolean differsFrom(Optional<DirectoryLook> earlier, String name) {
        Map<String, ContentHash> before =
                earlier.<Map<String, ContentHash>>map(DirectoryLook::packages).orElse(Map.of());
        return !Objects.equals(packages.get(name), before.get(name));
    }

    private static ContentHash none() {
        return ContentHash.parts().build();
    }

    private static ContentHash print(Path root) throws IOException {
        Print print = new Print(root);
        Files.walkFileTree(root, EnumSet.of(FileVisitOption.FOLLOW_LINKS), Integer.MAX_VALUE, print);
        ContentHash.Builder hash = ContentHash.parts();
        print.files.forEach((name, seen) -> hash.add(name).add(seen));
        return hash.build();
    }

    private static final class Print extends SimpleFileVisitor<Path> {
        private final Path root;
        private final SortedMap<String, String> files = new TreeMap<>();

        Print(Path root) {
            this.root = root;
        }

        /** A hidden directory is no part of a package: a checkout's own files change all the time. */
        @Override
        public FileVisitResult preVisitDirectory(Path directory, BasicFileAttributes attributes) {
            boolean hidden = !directory.equals(root)
                    && directory.getFileName().toString().startsWith(".");
            return hidden ? FileVisitResult.SKIP_SUBTREE : FileVisitResult.CONTINUE;
        }

        @Override
        public FileVisitResult visitFile(Path file, BasicFileAttributes attributes) {
            if (file.equals(root.resolve(ProblemPackage.PROOF))) {
                return FileVisitResult.CONTINUE;
            }
            note(
                    file,
                    attributes.size() + " " + attributes.lastModifiedTime().toInstant() + " " + attributes.fileKey());
            return FileVisitResult.CONTINUE;
        }

        /** A file that cannot be read is the package's fault, and told when it is loaded. */
        @Override
        public FileVisitResult visitFileFailed(Path file, IOException failure) throws IOException {
            if (failure instanceof NoSuchFileException) {
                throw failure;
            }
            note(file, failure.getClass().getSimpleName());
            return FileVisitResult.CONTINUE;
        }

        private void note(Path file, String seen) {
            files.put(root.relativize(file).toString(), seen);
        }
    }
}
