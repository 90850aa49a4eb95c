package dev.grundy.app.cli.problem;

import dev.grundy.base.kernel.Scratch;
import dev.grundy.base.kernel.UnusableException;
import dev.grundy.format.exchange.ExchangeException;
import dev.grundy.format.exchange.Imported;
import dev.grundy.format.exchange.PackageImport;
import dev.grundy.format.exchange.UnknownFormatException;
import dev.grundy.format.pack.Fault;
import dev.grundy.format.pack.PackageReading;
import dev.grundy.format.pack.ProblemPackage;
import dev.grundy.format.read.PackageReader;
import java.io.PrintWriter;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;

/**
 * Finds packages by what people write: a display id, a slug, or the path of a directory or archive. Archives are unpacked
 * into a directory that is gone when this is closed.
 */
public final class Problems implements AutoCloseable {
    private final Path home;
    private final PrintWriter warnings;
    private final PackageReader reader = new PackageReader();
    private final Deque<Scratch> unpacked = new ArrayDeque<>();

    /**
     * @param home     the directory of packages in which ids and slugs are looked up
     * @param warnings where a package's warnings go
     */
    public Problems(Path home, PrintWriter warnings) {
        this.home = home;
        this.warnings = warnings;
    }

    /**
     * @throws UnusableException when there is no such problem
     * @throws dev.grundy.format.pack.BrokenPackageException when its package has errors
     */
    public ProblemPackage find(String name) {
        PackageReading reading = reading(name);
        for (Fault warning : reading.warnings()) {
            warnings.println(reading.name() + "/" + warning);
        }
        return reading.orThrow();
    }

    /** All packages of the home directory, by name, broken ones among them. */
    List<PackageReading> all() {
        return reader.readAll(home);
    }

    /** The package as it was read, with its faults; {@link UnusableException} when there is none. */
    PackageReading reading(String name) {
        Path path = Path.of(name);
        if (Files.isDirectory(path) || Files.isRegularFile(path)) {
            PackageReading reading = Files.isDirectory(path) ? reader.read(path) : reader.read(path, unpackDirectory());
            return reading.faults().stream().anyMatch(Problems::saysItIsNoPackage) ? imported(path, reading) : reading;
        }
        return byIdOrSlug(name)
                .orElseThrow(() ->
                        new UnusableException("there is no problem '" + name + "': neither a path nor an id or slug in "
                                + home + "; known are " + String.join(", ", ids())));
    }

    private static boolean saysItIsNoPackage(Fault fault) {
        return fault.file().equals("problem.yaml") && fault.line().isEmpty() && fault.isError();
    }

    /** A package of Polygon, DMOJ or library-checker is judged as what importing it would make of it. */
    private PackageReading imported(Path path, PackageReading unread) {
        try {
            Imported imported = new PackageImport(unpackDirectory()).run(path);
            imported.losses()
                    .forEach(loss -> warnings.println(imported.reading().name() + ": not carried over: " + loss));
            return imported.reading();
        } catch (UnknownFormatException e) {
            return unread;
        } catch (ExchangeException e) {
            Fault fault = new Fault(
                    Fault.Severity.ERROR, ".", OptionalInt.empty(), e.getMessage(), "judge it again after that");
            return new PackageReading(unread.name(), Optional.empty(), List.of(fault));
        }
    }

    private Optional<PackageReading> byIdOrSlug(String name) {
        return ids().stream()
                .filter(id -> id.equalsIgnoreCase(name))
                .findFirst()
                .map(id -> reader.read(home.resolve(id)))
                .or(() -> ids().stream()
                        .map(id -> reader.read(home.resolve(id)))
                        .filter(reading -> hasSlug(reading, name))
                        .findFirst());
    }

    private static boolean hasSlug(PackageReading reading, String name) {
        return reading.problem()
                .map(problem -> {
                    var matter = problem.frontMatter();
                    return matter.slug().toString().equals(name)
                            || matter.displayId().equalsIgnoreCase(name);
                })
                .orElse(false);
    }

    private List<String> ids() {
        if (!Files.isDirectory(home)) {
            return List.of();
        }
        return PackageReader.packagesIn(home).stream()
                .map(directory -> directory.getFileName().toString())
                .toList();
    }

    private Path unpackDirectory() {
        Scratch scratch = Scratch.make();
        unpacked.push(scratch);
        return scratch.directory();
    }

    @Override
    public void close() {
        while (!unpacked.isEmpty()) {
            unpacked.pop().close();
        }
    }
}
