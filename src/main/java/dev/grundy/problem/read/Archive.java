package dev.grundy.problem.read;

import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.nio.file.FileSystem;
import java.nio.file.FileSystems;
import java.nio.file.FileVisitResult;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.SimpleFileVisitor;
import java.nio.file.attribute.BasicFileAttributes;
import java.nio.file.attribute.PosixFilePermission;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Stream;
import org.apache.commons.compress.archivers.zip.ZipArchiveEntry;
import org.apache.commons.compress.archivers.zip.ZipFile;

/**
 * Unpacks the zip archive of a package without trusting it: no name leads out of the target, and neither the number of
 * files nor their size passes a limit, whatever the archive claims.
 */
public final class Archive {
    private static final long MOST_BYTES = 4L << 30;
    private static final int MOST_FILES = 200_000;
    private static final int LONGEST_NAME = 1000;
    private static final Set<String> SCRIPTS = Set.of("build", "run");

    private Archive() {}

    /** Whether the path is to be read as an archive rather than a directory. */
    public static boolean isArchive(Path path) {
        return Files.isRegularFile(path);
    }

    /**
     * Unpacks into a new directory.
     *
     * @param below an existing directory; the archive becomes a directory in it, named after the archive
     * @return the directory that holds the package: a single folder at the top of the archive, else the new directory
     * @throws IOException when the file is no zip archive or passes a limit; its message says which
     */
    public static Path unpack(Path archive, Path below) throws IOException {
        refuseWhatLeadsOut(archive);
        Path target = Files.createDirectories(below.resolve(nameOf(archive)));
        try (FileSystem zip = FileSystems.newFileSystem(
                archive, Map.of("enablePosixFileAttributes", "true", "defaultPermissions", "rw-r--r--"))) {
            for (Path top : zip.getRootDirectories()) {
                Files.walkFileTree(top, new Copying(top, target));
            }
        }
        return onlyFolderIn(target).orElse(target);
    }

    /** The file system of zip archives hides these: a link would become a file that holds its target's name. */
    private static void refuseWhatLeadsOut(Path archive) throws IOException {
        try (ZipFile zip = ZipFile.builder().setPath(archive).get()) {
            List<ZipArchiveEntry> entries = Collections.list(zip.getEntries());
            if (entries.size() > MOST_FILES) {
                throw new IOException("the archive has more than " + MOST_FILES + " files");
            }
            long bytes = 0;
            for (ZipArchiveEntry entry : entries) {
                bytes += Math.min(MOST_BYTES, Math.max(0, entry.getSize()));
                if (bytes > MOST_BYTES) {
                    throw new IOException("the archive unpacks to more than " + (MOST_BYTES >> 30) + " GiB");
                }
                if (entry.getName().length() > LONGEST_NAME) {
                    throw new IOException(
                            "it holds a path of " + entry.getName().length() + " characters");
                }
                String name = PackageScan.printable(entry.getName());
                if (entry.isUnixSymlink()) {
                    throw new IOException("it holds a symbolic link, " + name + "; pack the file that it leads to");
                }
                if (entry.getName().startsWith("/") || entry.getName().matches("[A-Za-z]:.*")) {
                    throw new IOException("it holds the absolute path " + name);
                }
                if (List.of(entry.getName().split("[/\\\\]")).contains("..")) {
                    throw new IOException("it holds the path " + name + ", which leads out of it");
                }
            }
        }
    }

    private static String nameOf(Path archive) {
        String name = archive.getFileName().toString().replaceFirst("\\.[^.]*$", "");
        return name.isEmpty() ? "package" : name;
    }

    private static Optional<Path> onlyFolderIn(Path target) throws IOException {
        try (Stream<Path> children = Files.list(target)) {
            List<Path> visible = children.filter(
                            child -> !isClutter(child.getFileName().toString()))
                    .toList();
            return visible.size() == 1 && Files.isDirectory(visible.getFirst())
                    ? Optional.of(visible.getFirst())
                    : Optional.empty();
        }
    }

    private static boolean isClutter(String name) {
        return name.equals("__MACOSX") || name.equals(".DS_Store");
    }

    /** Copies one tree, counting what it writes. */
    private static final class Copying extends SimpleFileVisitor<Path> {
        private final Path from;
        private final Path to;
        private long bytes;
        private int files;

        private Copying(Path from, Path to) {
            this.from = from;
            this.to = to;
        }

        @Override
        public FileVisitResult preVisitDirectory(Path directory, BasicFileAttributes attributes) throws IOException {
            Files.createDirectories(placeOf(directory));
            return FileVisitResult.CONTINUE;
        }

        @Override
        public FileVisitResult visitFile(Path file, BasicFileAttributes attributes) throws IOException {
            if (++files > MOST_FILES) {
                throw new IOException("the archive has more than " + MOST_FILES + " files");
            }
            Path place = placeOf(file);
            try (InputStream in = Files.newInputStream(file);
                    OutputStream out = Files.newOutputStream(place)) {
                copy(in, out);
            }
            if (isExecutable(file)) {
                place.toFile().setExecutable(true, false);
            }
            return FileVisitResult.CONTINUE;
        }

        private void copy(InputStream in, OutputStream out) throws IOException {
            byte[] buffer = new byte[1 << 16];
            for (int read = in.read(buffer); read >= 0; read = in.read(buffer)) {
                bytes += read;
                if (bytes > MOST_BYTES) {
                    throw new IOException("the archive unpacks to more than " + (MOST_BYTES >> 30) + " GiB");
                }
                out.write(buffer, 0, read);
            }
        }

        private Path placeOf(Path path) throws IOException {
            Path place = to.resolve(from.relativize(path).toString()).normalize();
            if (!place.startsWith(to)) {
                throw new IOException(
                        "the archive holds a file outside itself: " + PackageScan.printable(path.toString()));
            }
            return place;
        }

        /** Archives made elsewhere often lose the permissions that scripts need. */
        private static boolean isExecutable(Path file) throws IOException {
            return SCRIPTS.contains(file.getFileName().toString())
                    || Files.getPosixFilePermissions(file).contains(PosixFilePermission.OWNER_EXECUTE);
        }
    }
}
