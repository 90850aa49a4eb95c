package dev.grundy.studio.edit;

import dev.grundy.studio.copy.FilePath;
import java.util.List;

/**
 * The hits in one file.
 *
 * @param count all of it
 * @param shown the first of it
 */
record FileHits(FilePath path, int count, List<Hit> shown) {
    FileHits {
        shown = List.copyOf(shown);
    }
}
