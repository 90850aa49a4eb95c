package dev.grundy.app.node.handler;

import dev.grundy.format.exchange.ExchangeException;
import dev.grundy.format.exchange.Imported;
import dev.grundy.format.exchange.PackageImport;
import dev.grundy.format.exchange.UnknownFormatException;
import dev.grundy.format.pack.Fault;
import dev.grundy.format.pack.FormatVersion;
import dev.grundy.format.pack.ProblemPackage;
import dev.grundy.format.read.tree.Archive;
import dev.grundy.format.writeup.CompileCheck;
import dev.grundy.format.writeup.ImportReport;
import dev.grundy.studio.upload.UploadedFile;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/**
 * The content of an uploaded zip.
 *
 * @param format  the format that was recognised; null if none was
 * @param name    of the package; null if there is none
 * @param files   of the package, read already; none where there is none, or they are too much
 * @param tooMuch why the files cannot be kept
 */
record UploadReading(
        @Nullable String format,
        @Nullable String name,
        List<Fault> faults,
        List<String> losses,
        List<UploadedFile> files,
        Optional<Fault> tooMuch) {
    /** As the table upload bounds them. */
    static final int MOST_FILES = 5000;

    static final int LARGEST_FILE = 16 << 20;
    static final long LARGEST = 64L << 20;

    /** Of a zip, and of a zip within it. */
    private static final Archive.Limits LIMITS = new Archive.Limits(MOST_FILES, 2 * LARGEST);

    private static final int LONGEST_PATH = 250;
    private static final int LONGEST_NAME = 60;
    private static final Pattern NOT_PLAIN = Pattern.compile("[^A-Za-z0-9_-]+");

    UploadReading {
        faults = List.copyOf(faults);
        losses = List.copyOf(losses);
        files = List.copyOf(files);
    }

    /** Nothing but the reason why. */
    static UploadReading refused(String found, String cure) {
        return refused(List.of(UploadHandler.fault(".", found, cure)));
    }

    private static UploadReading refused(List<Fault> faults) {
        return new UploadReading(null, null, faults, List.of(), List.of(), Optional.empty());
    }

    /** The name that a file may have here, regardless of its sender's name for it: letters, digits, hyphens. */
    static String plainName(String fileName) {
        int dot = fileName.lastIndexOf('.');
        String plain = NOT_PLAIN
                .matcher(dot > 0 ? fileName.substring(0, dot) : fileName)
                .replaceAll("-");
        String cut = plain.substring(0, Math.min(plain.length(), LONGEST_NAME)).replaceAll("^[_-]+|[_-]+$", "");
        return cut.isEmpty() ? "package" : cut;
    }

    /**
     * @param file     a zip, or a write-up in markdown
     * @param scratch  an existing directory in which only this reads and writes
     * @param programs says of the programs of a write-up whether they compile
     */
    static UploadReading of(Path file, Path scratch, CompileCheck programs) {
        try {
            Imported imported = new PackageImport(scratch.resolve("packages"), LIMITS, programs).run(file);
            return of(imported);
        } catch (UnknownFormatException e) {
            return refused(
                    "none of the formats that are read: there is neither problem.yaml (ICPC, ours), problem.xml (Polygon),"
                            + " init.yml (DMOJ) nor info.toml (library-checker) at the top, nor one"
                            + " markdown document with front matter",
                    "pack the problem's directory as a zip; a zip that holds another one is unpacked first");
        } catch (ExchangeException e) {
            return refused(
                    e.faults().stream().map(fault -> shown(fault, scratch)).toList());
        } catch (IOException e) {
            throw new UncheckedIOException("cannot read what was unpacked", e);
        }
    }

    /** Texts of the host's file system name its paths, which are nobody's business. */
    private static Fault shown(Fault fault, Path scratch) {
        String found = fault.found().replace(scratch + "/", "").replaceFirst("^cannot import \\S{1,80}+: ", "");
        return new Fault(fault.severity(), fault.file(), fault.line(), found, fault.cure());
    }

    private static UploadReading of(Imported imported) throws IOException {
        List<UploadedFile> files = new ArrayList<>();
        Optional<Fault> tooMuch = read(imported.directory(), files);
        PicturesAnew pictures = PicturesAnew.of(files);
        return new UploadReading(
                format(imported),
                imported.reading().name(),
                pictures.faults(imported.reading().faults()),
                notCarriedOver(imported),
                tooMuch.isPresent() ? List.of() : pictures.files(),
                tooMuch);
    }

    /** Parts that were taken as they are stand in attachments/original/import.txt with the rest. */
    private static List<String> notCarriedOver(Imported imported) {
        return imported.report().map(ImportReport::losses).orElse(imported.losses());
    }

    private static String format(Imported imported) {
        return switch (imported.format()) {
            case ICPC ->
                imported.format().label()
                        + imported.reading()
                                .problem()
                                .map(ProblemPackage::format)
                                .map(FormatVersion::label)
                                .map(version -> ", " + version)
                                .orElse("");
            case POLYGON, DMOJ, LIBRARY_CHECKER, WRITE_UP -> imported.format().label();
        };
    }

    /** Adds the files of a package to the list; answers what is too much of them. */
    private static Optional<Fault> read(Path root, List<UploadedFile> files) throws IOException {
        List<Path> paths;
        try (Stream<Path> all = Files.walk(root)) {
            paths = all.filter(Files::isRegularFile)
                    .filter(path -> !path.equals(root.resolve(ProblemPackage.PROOF)))
                    .sorted()
                    .toList();
        }
        if (paths.size() > MOST_FILES) {
            return tooMuch(".", "the package has " + paths.size() + " files; " + MOST_FILES + " can be kept");
        }
        long bytes = 0;
        for (Path path : paths) {
            String name = root.relativize(path).toString();
            bytes += Files.size(path);
            if (Files.size(path) > LARGEST_FILE) {
                return tooMuch(name, "the file has more than " + (LARGEST_FILE >> 20) + " MiB");
            }
            if (bytes > LARGEST) {
                return tooMuch(".", "the files have more than " + (LARGEST >> 20) + " MiB together");
            }
            if (name.getBytes(java.nio.charset.StandardCharsets.UTF_8).length > LONGEST_PATH) {
                return tooMuch(".", "there is a path of more than " + LONGEST_PATH + " bytes");
            }
        }
        for (Path path : paths) {
            files.add(new UploadedFile(
                    root.relativize(path).toString(), Files.readAllBytes(path), Files.isExecutable(path)));
        }
        return Optional.empty();
    }

    private static Optional<Fault> tooMuch(String file, String found) {
        return Optional.of(UploadHandler.fault(
                file, found, "have fewer, smaller or shorter ones; let a generator make large tests"));
    }
}
