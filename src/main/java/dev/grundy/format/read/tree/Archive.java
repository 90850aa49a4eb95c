package dev.grundy.format.read.tree;

import java.io.IOException;
import java.io.InputStream;
import java.io.InterruptedIOException;
import java.io.OutputStream;
import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Stream;
import java.util.zip.CRC32;
import org.apache.commons.compress.archivers.zip.ZipArchiveEntry;
import org.apache.commons.compress.archivers.zip.ZipFile;

/**
 * Unpacks the zip archive of a package without trusting it. All names are looked at before a file is written, none leads out of the
 * target. Neither the number of files nor their size passes a limit, regardless of what the archive claims.
 */
public final class Archive {
    private static final Set<String> SCRIPTS = Set.of("build", "run");
    private static final Set<String> NO_NAMES = Set.of("", ".", "..");
    private static final int MAY_RUN = 0100;

    private Archive() {}

    /**
     * The bounds beyond which an archive is refused.
     *
     * @param mostBytes of all files unpacked
     */
    public record Limits(int mostFiles, long mostBytes) {
        /** Of packages that somebody has on their own disk. */
        public static final Limits USUAL = new Limits(200_000, 4L << 30);

        public Limits {
            if (mostFiles < 1 || mostBytes < 1) {
                throw new IllegalArgumentException("an archive may hold something: " + mostFiles + ", " + mostBytes);
            }
        }

        IOException tooManyFiles() {
            return new IOException("the archive has more than " + mostFiles + " files");
        }

        IOException tooLarge() {
            boolean isLarge = mostBytes >= 1L << 30;
            return new IOException("the archive unpacks to more than "
                    + (isLarge ? (mostBytes >> 30) + " GiB" : (mostBytes >> 20) + " MiB"));
        }
    }

    /** Whether the path is to be read as an archive rather than a directory. */
    public static boolean isArchive(Path path) {
        return Files.isRegularFile(path);
    }

    /** As {@link #unpack(Path, Path, Limits)}, with the usual limits. */
    public static Path unpack(Path archive, Path below) throws IOException {
        return unpack(archive, below, Limits.USUAL);
    }

    /**
     * Unpacks into a new directory. An interrupted caller stops.
     *
     * @param below an existing directory; the archive becomes a directory in it, named after the archive
     * @return the directory that holds the package: a single folder at the top of the archive, else the new directory
     * @throws IOException when the file is no zip archive or passes a limit; its message says which
     */
    public static Path unpack(Path archive, Path below, Limits limits) throws IOException {
        ArchiveNames.refuseTooMany(archive, limits);
        try (ZipFile zip = open(archive)) {
            List<ArchiveNames.Named> entries = ArchiveNames.checked(zip, limits);
            Path target = Files.createDirectories(below.resolve(nameOf(archive)));
            new Unpacking(zip, target, limits).unpack(entries);
            return onlyFolderIn(target).orElse(target);
        } catch (InvalidPathException e) {
            throw new IOException(
                    "it holds a name that cannot be a file's here, " + PackageScan.printable(e.getInput()), e);
        } catch (IllegalArgumentException | IndexOutOfBoundsException | ArithmeticException e) {
            // Of the library that reads zip archives, which was written for better ones.
            throw new IOException("it is damaged: " + e.getMessage(), e);
        }
    }

    private static ZipFile open(Path archive) throws IOException {
        try {
            return ZipFile.builder()
                    .setPath(archive)
                    .setUseUnicodeExtraFields(false)
                    .get();
        } catch (IOException e) {
            throw new IOException("it is no zip archive, or a damaged one", e);
        }
    }

    /** An archive within an archive may be called {@code ...zip}. */
    private static String nameOf(Path archive) {
        String name = archive.getFileName().toString().replaceFirst("\\.[^.]*$", "");
        return NO_NAMES.contains(name) ? "package" : name;
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

    /** Writes what an archive holds, counting. */
    private static final class Unpacking {
        private final ZipFile zip;
        private final Path target;
        private final Limits limits;
        private final byte[] buffer = new byte[1 << 16];
        private long bytes;

        Unpacking(ZipFile zip, Path target, Limits limits) {
            this.zip = zip;
            this.target = target;
            this.limits = limits;
        }

        void unpack(List<ArchiveNames.Named> entries) throws IOException {
            for (ArchiveNames.Named named : entries) {
                Path place = target.resolve(named.name()).normalize();
                if (!place.startsWith(target)) {
                    throw new IOException("it holds a file outside itself: " + PackageScan.printable(named.name()));
                }
                if (named.isDirectory()) {
                    Files.createDirectories(place);
                } else {
                    Files.createDirectories(place.getParent());
                    write(named, place);
                }
            }
        }

        private void write(ArchiveNames.Named named, Path place) throws IOException {
            CRC32 sum = new CRC32();
            try (InputStream in = zip.getInputStream(named.entry());
                    OutputStream out = Files.newOutputStream(place, StandardOpenOption.CREATE_NEW)) {
                for (int read = in.read(buffer); read >= 0; read = in.read(buffer)) {
                    bytes += read;
                    if (bytes > limits.mostBytes()) {
                        throw limits.tooLarge();
                    }
                    if (Thread.currentThread().isInterrupted()) {
                        throw new InterruptedIOException("interrupted while unpacking");
                    }
                    sum.update(buffer, 0, read);
                    out.write(buffer, 0, read);
                }
            }
            if (sum.getValue() != named.entry().getCrc()) {
                throw new IOException(
                        "it is damaged: " + PackageScan.printable(named.name()) + " is not what was packed");
            }
            if (isExecutable(place, named.entry())) {
                place.toFile().setExecutable(true, false);
            }
        }

        /** Archives made elsewhere often lose the permissions that scripts need. */
        private static boolean isExecutable(Path place, ZipArchiveEntry entry) {
            return SCRIPTS.contains(place.getFileName().toString()) || (entry.getUnixMode() & MAY_RUN) != 0;
        }
    }
}
