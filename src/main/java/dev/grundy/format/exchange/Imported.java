package dev.grundy.format.exchange;

import dev.grundy.format.pack.PackageReading;
import dev.grundy.format.writeup.ImportReport;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;

/**
 * A problem that has been imported.
 *
 * @param directory where the package is now
 * @param reading the package as the reader found it, with warnings, and errors that its author must fix
 * @param losses the parts that could not be carried over, one line each; the originals are under attachments/original
 * @param report of a write-up: the parts that were taken, changed and missing; empty for packages
 */
public record Imported(
        SourceFormat format,
        Path directory,
        PackageReading reading,
        List<String> losses,
        Optional<ImportReport> report) {
    public Imported {
        losses = List.copyOf(losses);
    }
}
