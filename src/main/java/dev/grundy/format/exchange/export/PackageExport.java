package dev.grundy.format.exchange.export;

import dev.grundy.format.exchange.ExchangeException;
import dev.grundy.format.exchange.OriginalPackage;
import dev.grundy.format.exchange.ZipWriter;
import dev.grundy.format.pack.ProblemPackage;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.util.Locale;
import java.util.Map;

/** Writes a package as an archive of another format. */
public final class PackageExport {
    private final TestMaker made;

    /** @param made makes the tests that are not on disk */
    public PackageExport(TestMaker made) {
        this.made = made;
    }

    /**
     * Writes the archive, replacing one that is there.
     *
     * @throws ExchangeException when a file cannot be read or written
     */
    public Exported run(ProblemPackage problem, ExportFormat format, Path archive) {
        ExportDraft draft = new ExportDraft(problem, made);
        try {
            switch (format) {
                case ICPC_2025_09 -> new IcpcExport(draft).run();
                case LEGACY -> new LegacyExport(draft).run();
                case POLYGON -> new PolygonExport(draft).run();
            }
            write(draft, archive);
            return new Exported(format, archive, draft.losses());
        } catch (NoSuchFileException e) {
            throw new ExchangeException(
                    "cannot export " + problem.name() + " to " + archive + ": a file or directory is missing: "
                            + e.getMessage() + "; make the directory first",
                    e);
        } catch (IOException e) {
            throw new ExchangeException("cannot export " + problem.name() + ": " + e.getMessage(), e);
        }
    }

    private static void write(ExportDraft draft, Path archive) throws IOException {
        Path part = archive.resolveSibling(archive.getFileName() + ".part");
        Files.deleteIfExists(part);
        String top = shortName(draft.problem().name()) + "/";
        try (ZipWriter zip = new ZipWriter(part)) {
            for (Map.Entry<String, byte[]> file : draft.files().entrySet()) {
                zip.add(top + file.getKey(), file.getValue(), draft.isExecutable(file.getKey()));
            }
            for (Map.Entry<String, byte[]> file : OriginalPackage.remembered(
                            draft.problem().root(), draft.files())
                    .entrySet()) {
                zip.add(top + file.getKey(), file.getValue(), false);
            }
        }
        Files.move(part, archive, StandardCopyOption.REPLACE_EXISTING);
    }

    // spec: the directory name consists solely of lower-case letters a to z and digits
    private static String shortName(String name) {
        String made = name.toLowerCase(Locale.ROOT).replaceAll("[^a-z0-9]", "");
        return made.isEmpty() ? "problem" : made;
    }
}
