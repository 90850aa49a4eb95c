package dev.grundy.format.exchange;

import dev.grundy.format.pack.PackageReading;
import java.nio.file.Path;
import java.util.List;

/**
 * A problem that has been imported.
 *
 * @param directory where the package is now
 * @param reading what the reader says of it: warnings, and errors that its author must fix
 * @param losses what could not be carried over, one line each; the originals are under attachments/original
 */
public record Imported(SourceFormat format, Path directory, PackageReading reading, List<String> losses) {
    public Imported {
        losses = List.copyOf(losses);
    }
}
