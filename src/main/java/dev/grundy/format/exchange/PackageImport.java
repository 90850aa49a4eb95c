package dev.grundy.format.exchange;

import dev.grundy.base.kernel.Scratch;
import dev.grundy.format.read.PackageReader;
import dev.grundy.format.read.tree.Archive;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.CharacterCodingException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;

/** Imports one problem of another format into a directory of packages. Has no state; safe for use by several threads. */
public final class PackageImport {
    /** Of directories in an archive, in which a problem is looked for. */
    private static final int DEEPEST = 3;

    private final Path problems;
    private final Archive.Limits limits;

    /** @param problems the directory that the package is written into; made when it is not there */
    public PackageImport(Path problems) {
        this(problems, Archive.Limits.USUAL);
    }

    /** @param limits of an archive, and of each archive within it */
    public PackageImport(Path problems, Archive.Limits limits) {
        this.problems = problems;
        this.limits = limits;
    }

    /**
     * Imports a directory or a zip archive. Nothing is left behind when it fails.
     *
     * @throws UnknownFormatException when the source is of none of the formats
     * @throws ExchangeException when something needed is missing, or a package of that name is there
     */
    public Imported run(Path source) {
        if (!Files.exists(source)) {
            throw new ExchangeException("there is no " + source + "; give a directory or a zip archive");
        }
        try {
            Files.createDirectories(problems);
            try (Scratch scratch = Scratch.in(problems.toAbsolutePath())) {
                return run(source.toAbsolutePath().normalize(), scratch.directory());
            }
        } catch (CharacterCodingException e) {
            throw new ExchangeException("a text of " + source.getFileName() + " is not in UTF-8; save it so", e);
        } catch (IOException | UncheckedIOException e) {
            throw new ExchangeException("cannot import " + source.getFileName() + ": " + e.getMessage(), e);
        } catch (StackOverflowError | OutOfMemoryError e) {
            throw new ExchangeException(
                    "cannot import " + source.getFileName() + ": it is too large or too deep ("
                            + e.getClass().getSimpleName() + "); make its files smaller",
                    e);
        }
    }

    private Imported run(Path source, Path scratch) throws IOException {
        Path unpacked = Archive.isArchive(source)
                ? problemIn(Archive.unpack(source, Files.createDirectory(scratch.resolve("in")), limits))
                : source;
        SourceFormat format = SourceFormat.of(unpacked)
                .orElseThrow(() -> new UnknownFormatException(source.getFileName()
                        + " is of no known format: it has none of problem.yaml (ICPC), problem.xml (Polygon),"
                        + " init.yml (DMOJ), info.toml (library-checker) at its top"));
        Path original = OriginalPackage.restored(unpacked, scratch, limits).orElse(unpacked);
        boolean isRestored = !original.equals(unpacked);
        PackageDraft draft = new PackageDraft(original, scratch.resolve("out"), limits);
        String name = written(isRestored ? SourceFormat.ICPC : format, draft, source);
        Path target = problems.resolve(name);
        if (Files.exists(target)) {
            throw new ExchangeException("there is a package " + name + " already; move it away or rename the new one");
        }
        Files.move(scratch.resolve("out"), target);
        return new Imported(format, target, new PackageReader().read(target), draft.losses());
    }

    /** The one directory of an archive that is a problem, where there is more in it, as library-checker's common. */
    private static Path problemIn(Path unpacked) throws IOException {
        if (SourceFormat.of(unpacked).isPresent()) {
            return unpacked;
        }
        try (Stream<Path> all = Files.walk(unpacked, DEEPEST)) {
            List<Path> problems = all.filter(Files::isDirectory)
                    .filter(directory -> SourceFormat.of(directory).isPresent())
                    .toList();
            return problems.size() == 1 ? problems.getFirst() : unpacked;
        }
    }

    /** The name of the package that was written into the draft. */
    private static String written(SourceFormat format, PackageDraft draft, Path source) throws IOException {
        try {
            return switch (format) {
                case ICPC -> IcpcImport.copy(draft);
                case POLYGON -> new PolygonImport(draft).run();
                case DMOJ ->
                    new DmojImport(
                                    draft,
                                    Names.withoutExtension(source.getFileName().toString()))
                            .run();
                case LIBRARY_CHECKER -> new LibraryCheckerImport(draft).run();
            };
        } catch (IllegalArgumentException | ClassCastException e) {
            // A value of the author's file is of another type than its key asks for: a number, a path, a list.
            throw new ExchangeException(
                    format.rootFile() + " has a value of the wrong type: " + e.getMessage() + "; fix it there", e);
        }
    }
}
