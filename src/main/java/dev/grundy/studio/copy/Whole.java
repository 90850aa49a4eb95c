package dev.grundy.studio.copy;

import dev.grundy.base.kernel.MemorySize;
import dev.grundy.studio.copy.SaveResult.Reason;
import dev.grundy.studio.copy.SaveResult.Refused;
import java.util.Optional;
import java.util.SortedMap;

/** Whether files can be all of a working copy. */
public final class Whole {
    private Whole() {}

    /** Why not; empty if they can. */
    public static Optional<Refused> obstacle(SortedMap<FilePath, FileContent> files, StudioConfig config) {
        if (files.size() > config.mostFiles()) {
            return Optional.of(new Refused(Reason.STUDIO_TOO_MANY_FILES));
        }
        long bytes =
                files.values().stream().mapToLong(file -> file.bytes().length).sum();
        if (bytes > MemorySize.ofMebibytes(config.largestCopyMebibytes()).bytes()) {
            return Optional.of(new Refused(Reason.STUDIO_COPY_TOO_LARGE));
        }
        return files.keySet().stream().anyMatch(path -> isBelowAFile(path, files))
                ? Optional.of(new Refused(Reason.STUDIO_BELOW_A_FILE))
                : Optional.empty();
    }

    private static boolean isBelowAFile(FilePath path, SortedMap<FilePath, FileContent> files) {
        for (String above = path.directory(); !above.isEmpty(); above = new FilePath(above).directory()) {
            if (files.containsKey(new FilePath(above))) {
                return true;
            }
        }
        return false;
    }
}
