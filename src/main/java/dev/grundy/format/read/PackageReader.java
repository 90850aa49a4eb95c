package dev.grundy.format.read;

import dev.grundy.base.kernel.ContentHash;
import dev.grundy.format.pack.Fault;
import dev.grundy.format.pack.Fault.Severity;
import dev.grundy.format.pack.PackageReading;
import dev.grundy.format.pack.ProblemPackage;
import dev.grundy.format.read.tree.Archive;
import dev.grundy.format.read.tree.PackageScan;
import dev.grundy.format.yaml.Faults;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.lang.System.Logger;
import java.lang.System.Logger.Level;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.function.Supplier;
import java.util.stream.Stream;

/** Reads packages from disk. Has no state; safe for use by several threads. */
public final class PackageReader {
    private static final Logger LOG = System.getLogger(PackageReader.class.getName());

    /** The directory beside packages that holds what they share; each keeps copies of what it uses, so none needs it. */
    public static final String SHARED = "common";

    /** The directory beside packages that holds paths through them. */
    public static final String PATHS = "paths";

    private final Supplier<Faults> noFaults;

    /** Reads packages as their authors leave them. */
    public PackageReader() {
        this(Faults::new);
    }

    private PackageReader(Supplier<Faults> noFaults) {
        this.noFaults = noFaults;
    }

    /**
     * Reads versions that were checked when they were published, perhaps by a newer release beside this one. A thing that only the newer release
     * knows, such as a key, is a warning. A broken game is one too, as in {@link #ofServed}.
     */
    public static PackageReader ofPublished() {
        return new PackageReader(Faults::ofPublished);
    }

    /**
     * Reads packages that are to be served. It reads them as their authors leave them. But where nothing is wrong except with the game, the problem
     * is there without it, and the faults are warnings.
     */
    public static PackageReader ofServed() {
        return new PackageReader(Faults::ofServed);
    }

    /** Reads the package in a directory. */
    public PackageReading read(Path directory) {
        Path root = directory.toAbsolutePath().normalize();
        String name = String.valueOf(root.getFileName());
        if (!Files.isDirectory(root)) {
            return broken(name, ".", "there is no directory " + name, "check the path");
        }
        Faults faults = noFaults.get();
        try {
            Optional<ProblemPackage> read = new PackageAssembly(PackageScan.scan(root, faults), faults).assemble();
            return new PackageReading(name, faults.hasErrors() ? Optional.empty() : read, faults.list());
        } catch (IOException | UncheckedIOException e) {
            return broken(
                    name, ".", "the package cannot be read: " + e.getMessage(), "check its files and permissions");
        } catch (StackOverflowError | OutOfMemoryError e) {
            return tooMuch(name, e);
        } catch (RuntimeException e) {
            // A fault of this reader, but only one package's misfortune.
            LOG.log(Level.ERROR, "Reading the package " + name + " failed", e);
            return broken(name, ".", "reading it failed: " + e, "tell us: the log has all of it");
        }
    }

    /** The {@link ProblemPackage#hash} of the files that lie there now, without parsing them; empty where one cannot be read. */
    public static Optional<ContentHash> hashOf(Path directory) {
        try {
            return Optional.of(FileInspection.hashOf(
                    PackageScan.scan(directory.toAbsolutePath().normalize(), new Faults())));
        } catch (IOException | UncheckedIOException e) {
            return Optional.empty();
        }
    }

    private static PackageReading tooMuch(String name, Error error) {
        return broken(
                name,
                ".",
                "reading it failed: it is too large or too deep ("
                        + error.getClass().getSimpleName() + ")",
                "make its files smaller, and let a generator make large tests");
    }

    /**
     * Reads a directory, or a zip archive that is unpacked first.
     *
     * @param unpackBelow an existing directory, which then holds the unpacked files for as long as the package is used
     */
    public PackageReading read(Path directoryOrArchive, Path unpackBelow) {
        if (!Archive.isArchive(directoryOrArchive)) {
            return read(directoryOrArchive);
        }
        try {
            return read(Archive.unpack(directoryOrArchive, unpackBelow));
        } catch (IOException e) {
            return broken(
                    directoryOrArchive.getFileName().toString(),
                    ".",
                    "this is no zip archive that can be unpacked: " + e.getMessage(),
                    "pack the package's directory as a zip");
        } catch (StackOverflowError | OutOfMemoryError e) {
            return tooMuch(directoryOrArchive.getFileName().toString(), e);
        }
    }

    /**
     * Reads every package of a directory of packages, in order of their names. Ids or slugs that two packages share make
     * both broken; otherwise a broken package does not affect the others.
     *
     * @throws UncheckedIOException when the directory itself cannot be listed
     */
    public List<PackageReading> readAll(Path problems) {
        return together(packagesIn(problems).stream().map(this::read).toList());
    }

    /** Packages that were read one by one as they are beside each other: those that share an id or a slug are broken. */
    public static List<PackageReading> together(List<PackageReading> readings) {
        return Duplicates.markedIn(readings);
    }

    /**
     * The packages of a directory of packages, in order of their names: what is hidden, what they share and paths through them are none.
     *
     * @throws UncheckedIOException when the directory cannot be listed
     */
    public static List<Path> packagesIn(Path problems) {
        try (Stream<Path> children = Files.list(problems)) {
            return children.filter(Files::isDirectory)
                    .filter(child -> !child.getFileName().toString().startsWith("."))
                    .filter(child -> !isShared(child))
                    .sorted()
                    .toList();
        } catch (IOException e) {
            throw new UncheckedIOException("cannot list " + problems, e);
        }
    }

    private static boolean isShared(Path directory) {
        return (directory.endsWith(SHARED) || directory.endsWith(PATHS))
                && !Files.exists(directory.resolve("problem.yaml"));
    }

    private static PackageReading broken(String name, String file, String found, String cure) {
        return new PackageReading(
                name, Optional.empty(), List.of(new Fault(Severity.ERROR, file, OptionalInt.empty(), found, cure)));
    }
}
