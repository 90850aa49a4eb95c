package dev.grundy.problem.catalogue;

import dev.grundy.base.kernel.ContentHash;
import dev.grundy.base.kernel.Scratch;
import dev.grundy.format.pack.ProblemPackage;
import dev.grundy.format.read.PackageReader;
import dev.grundy.format.read.tree.Archive;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import java.util.function.Supplier;
import java.util.stream.Stream;

/**
 * A node's copies of package versions, unpacked below a directory by content hash and kept: what a hash names never
 * changes. Safe for several threads and processes: each unpacks beside the target, and the first rename wins.
 */
public final class PackageCache {
    private final Path directory;
    private final CatalogueRepository versions;
    private final PackageReader reader = PackageReader.ofPublished();
    private final Map<ContentHash, ProblemPackage> read = new ConcurrentHashMap<>();

    public PackageCache(Path directory, CatalogueRepository versions) {
        this.directory = directory;
        this.versions = versions;
    }

    /**
     * The package of a version that is served or was, ready to be judged with. Logins of judges get only what is served.
     *
     * @throws IllegalStateException when what is stored is not the package of that hash
     * @throws UncheckedIOException when there is no room to unpack it
     */
    public ProblemPackage get(long version, ContentHash hash) {
        return get(version, hash, () -> versions.archive(version));
    }

    /**
     * The package of any version, with a zip from elsewhere.
     *
     * @param archive asked only if the package is not here yet
     */
    public ProblemPackage get(long version, ContentHash hash, Supplier<byte[]> archive) {
        return read.computeIfAbsent(hash, wanted -> load(version, wanted, archive));
    }

    /** Whether {@link #get(long, ContentHash)} finds the package here or may fetch it. */
    public boolean canGet(ContentHash hash) {
        return Files.isDirectory(home(hash)) || versions.mayReadArchives();
    }

    private Path home(ContentHash hash) {
        return directory.resolve(hash.hex());
    }

    private ProblemPackage load(long version, ContentHash hash, Supplier<byte[]> archive) {
        Path home = home(hash);
        try {
            if (!Files.isDirectory(home)) {
                unpack(archive.get(), home);
            }
            ProblemPackage found = reader.read(onlyFolderIn(home)).orThrow();
            if (!found.hash().equals(hash)) {
                throw new IllegalStateException("package version " + version + " was unpacked to " + home
                        + " and has the hash " + found.hash() + " instead; delete that directory to unpack it again");
            }
            return found;
        } catch (IOException e) {
            throw new UncheckedIOException(
                    "cannot unpack package version " + version + " to " + home + ": " + e.getMessage(), e);
        }
    }

    private void unpack(byte[] archive, Path home) throws IOException {
        Files.createDirectories(directory);
        try (Scratch fresh = Scratch.in(directory)) {
            Path zip = Files.write(fresh.directory().resolve("package.zip"), archive);
            Path unpacked = Archive.unpack(zip, fresh.directory()).getParent();
            Files.move(unpacked, home, StandardCopyOption.ATOMIC_MOVE);
        } catch (IOException e) {
            // Another was first: its copy is the same.
            if (!Files.isDirectory(home)) {
                throw e;
            }
        }
    }

    private static Path onlyFolderIn(Path home) throws IOException {
        try (Stream<Path> children = Files.list(home)) {
            return children.findFirst()
                    .orElseThrow(() -> new IOException(home + " is empty; delete it to unpack again"));
        }
    }
}
