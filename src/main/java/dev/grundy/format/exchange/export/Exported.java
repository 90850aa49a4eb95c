package dev.grundy.format.exchange.export;

import java.nio.file.Path;
import java.util.List;

/**
 * A package that has been written as an archive.
 *
 * @param losses the parts that other systems will not see, one line each; importing the archive here brings it all back
 */
public record Exported(ExportFormat format, Path archive, List<String> losses) {
    public Exported {
        losses = List.copyOf(losses);
    }
}
