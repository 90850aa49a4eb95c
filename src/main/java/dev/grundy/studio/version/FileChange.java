package dev.grundy.studio.version;

import dev.grundy.format.difference.Difference;
import java.util.Optional;

/**
 * A file that is not the same in two versions.
 *
 * @param path       within the package, with slashes
 * @param difference how its texts differ; empty for a file that is no text, is too long, or is beyond the limit of one page
 */
record FileChange(String path, Kind kind, Optional<Difference> difference) {
    /** The change of the file from the one version to the other. */
    enum Kind {
        ADDED,
        REMOVED,
        CHANGED
    }
}
