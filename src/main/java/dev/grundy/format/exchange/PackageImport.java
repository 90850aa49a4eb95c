package dev.grundy.format.exchange;

import dev.grundy.base.kernel.Scratch;
import dev.grundy.format.read.PackageReader;
import dev.grundy.format.read.tree.Archive;
import dev.grundy.format.writeup.CompileCheck;
import dev.grundy.format.writeup.LaidOut;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.CharacterCodingException;
import java.nio.file.Files;
import java.nio.file.LinkOption;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;

/** Imports one problem of another format into a directory of packages. Has no state; safe for use by several threads. */
public final class PackageImport {
    /** Of directories in an archive, in which a problem is looked for. */
    private static final int DEEPEST = 3;

    private final Path problems;
    private final Archive.Limits limits;
    private final CompileCheck programs;

    /** @param problems the directory that the package is written into; made when it is not there */
    public PackageImport(Path problems) {
        this(problems, Archive.Limits.USUAL, CompileCheck.NONE);
    }

    /**
     * @param limits of an archive, and of each archive within it
     * @param programs says of the programs of a write-up whether they compile
     */
    public PackageImport(Path problems, Archive.Limits limits, CompileCheck programs) {
        this.problems = problems;
        this.limits = limits;
        this.programs = programs;
    }

    /**
     * Imports a directory, a zip archive, or a write-up in markdown. Nothing is left behind when it fails.
     *
     * @throws UnknownFormatException when the source is of none of the formats
     * @throws ExchangeException when something needed is missing, or a package of that name is there
     */
    public Imported run(Path source) {
        if (!Files.exists(source)) {
            throw new ExchangeException(
                    "there is no " + source + "; give a directory, a zip archive or a markdown document");
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
        if (WriteUpImport.isDocument(source)) {
            return writeUp(source, scratch);
        }
        Path unpacked = Archive.isArchive(source)
                ? problemIn(Archive.unpack(source, Files.createDirectory(scratch.resolve("in")), limits))
                : source;
        Optional<SourceFormat> known = SourceFormat.of(unpacked);
        Optional<Path> document = known.isPresent() ? Optional.empty() : WriteUpImport.documentIn(unpacked);
        if (document.isPresent()) {
            return writeUp(document.get(), scratch);
        }
        SourceFormat format = known.orElseThrow(() -> new UnknownFormatException(source.getFileName()
                + " is of no known format: it has none of problem.yaml (ICPC), problem.xml (Polygon),"
                + " init.yml (DMOJ), info.toml (library-checker) at its top, nor one markdown document with front"
                + " matter"));
        Path original = OriginalPackage.restored(unpacked, scratch, limits).orElse(unpacked);
        boolean isRestored = !original.equals(unpacked);
        PackageDraft draft = new PackageDraft(original, scratch.resolve("out"), limits);
        String name = written(isRestored ? SourceFormat.ICPC : format, draft, source);
        Path target = inPlace(scratch.resolve("out"), name);
        return new Imported(format, target, new PackageReader().read(target), draft.losses(), Optional.empty());
    }

    private Imported writeUp(Path document, Path scratch) throws IOException {
        PackageDraft draft = new PackageDraft(document, scratch.resolve("out"), limits);
        LaidOut laidOut = WriteUpImport.layOut(document, programs);
        for (Map.Entry<String, byte[]> file : laidOut.files().entrySet()) {
            draft.write(file.getKey(), file.getValue());
        }
        Path target = inPlace(scratch.resolve("out"), laidOut.name());
        return new Imported(
                SourceFormat.WRITE_UP,
                target,
                new PackageReader().read(target),
                List.of(),
                Optional.of(laidOut.report()));
    }

    /** Moves what is written out under its name, where nothing is yet. */
    private Path inPlace(Path written, String name) throws IOException {
        Path target = problems.resolve(name);
        if (Files.exists(target, LinkOption.NOFOLLOW_LINKS)) {
            throw new ExchangeException("there is a package " + name + " already; move it away or rename the new one");
        }
        return Files.move(written, target);
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
                case WRITE_UP -> throw new IllegalStateException("a write-up is no directory");
            };
        } catch (IllegalArgumentException | ClassCastException e) {
            // A value of the author's file is of another type than its key asks for: a number, a path, a list.
            throw new ExchangeException(
                    format.rootFile() + " has a value of the wrong type: " + e.getMessage() + "; fix it there", e);
        }
    }
}
