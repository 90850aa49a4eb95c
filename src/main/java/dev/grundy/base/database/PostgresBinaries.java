package dev.grundy.base.database;

import dev.grundy.base.kernel.Scratch;
import java.io.IOException;
import java.io.InputStream;
import java.nio.file.FileSystemException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.nio.file.attribute.PosixFilePermissions;
import java.util.Locale;
import java.util.Objects;
import org.apache.commons.compress.archivers.tar.TarArchiveEntry;
import org.apache.commons.compress.archivers.tar.TarArchiveInputStream;
import org.apache.commons.compress.compressors.xz.XZCompressorInputStream;
import org.jboss.logging.Logger;

/**
 * The PostgreSQL programs that come on the class path, unpacked once per version and machine.
 * Safe for several processes at once: each unpacks beside the target and the first rename wins.
 */
final class PostgresBinaries {
    /** Names the unpacked copy; a test holds it against what the programs say of themselves. */
    static final String VERSION = "18.6";

    private static final Logger LOG = Logger.getLogger(PostgresBinaries.class);
    private static final int EXECUTABLE_BY_ANYONE = 0111;

    private final Path home;

    private PostgresBinaries(Path home) {
        this.home = home;
    }

    /**
     * Unpacks the programs below {@code cache} unless they are there already.
     *
     * @throws DatabaseException when this processor has none, or the cache cannot be written
     */
    static PostgresBinaries unpackedBelow(Path cache) {
        String archive = "postgres-linux-" + processor() + ".txz";
        try (InputStream in = PostgresBinaries.class.getClassLoader().getResourceAsStream(archive)) {
            if (in == null) {
                throw new DatabaseException("no PostgreSQL programs for this machine (" + archive
                        + "); set GRUNDY_DATABASE_URL to a server instead");
            }
            Path home = cache.resolve("postgres-" + VERSION + "-" + processor());
            if (!Files.isExecutable(home.resolve("bin/postgres"))) {
                unpack(in, home);
            }
            return new PostgresBinaries(home);
        } catch (IOException e) {
            throw new DatabaseException(
                    "cannot unpack PostgreSQL below " + cache + ": " + e.getMessage()
                            + "; make room there, or set GRUNDY_DATABASE_URL to a server",
                    e);
        }
    }

    Path program(String name) {
        return home.resolve("bin").resolve(name);
    }

    private static String processor() {
        String name = System.getProperty("os.arch").toLowerCase(Locale.ROOT);
        return switch (name) {
            case "amd64", "x86_64" -> "x86_64";
            case "aarch64", "arm64" -> "arm_64";
            default -> name;
        };
    }

    private static void unpack(InputStream archive, Path home) throws IOException {
        Path cache = Files.createDirectories(Objects.requireNonNull(home.getParent()));
        try (Scratch fresh = Scratch.in(cache)) {
            Files.setPosixFilePermissions(fresh.directory(), PosixFilePermissions.fromString("rwxr-xr-x"));
            extract(archive, fresh.directory());
            moveUnlessThere(fresh.directory(), home);
        }
    }

    /** If another process was first, its copy is the same. Which exception says so differs by file system. */
    static void moveUnlessThere(Path fresh, Path home) throws IOException {
        try {
            Files.move(fresh, home, StandardCopyOption.ATOMIC_MOVE);
        } catch (FileSystemException e) {
            if (!Files.isDirectory(home)) {
                throw e;
            }
            LOG.debugf("'%s' was made by another process in the meantime", home);
        }
    }

    private static void extract(InputStream archive, Path target) throws IOException {
        try (var tar = new TarArchiveInputStream(new XZCompressorInputStream(archive))) {
            for (TarArchiveEntry entry = tar.getNextEntry(); entry != null; entry = tar.getNextEntry()) {
                Path path = target.resolve(entry.getName()).normalize();
                if (!path.startsWith(target)) {
                    throw new IOException("the archive names a file outside of itself: " + entry.getName());
                }
                write(tar, entry, path);
            }
        }
    }

    private static void write(TarArchiveInputStream tar, TarArchiveEntry entry, Path path) throws IOException {
        if (entry.isDirectory()) {
            Files.createDirectories(path);
            return;
        }
        Files.createDirectories(path.getParent());
        if (entry.isSymbolicLink()) {
            Files.createSymbolicLink(path, Path.of(entry.getLinkName()));
            return;
        }
        Files.copy(tar, path);
        boolean executable = (entry.getMode() & EXECUTABLE_BY_ANYONE) != 0;
        Files.setPosixFilePermissions(path, PosixFilePermissions.fromString(executable ? "rwxr-xr-x" : "rw-r--r--"));
    }
}
