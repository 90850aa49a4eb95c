package dev.grundy.app.node;

import dev.grundy.base.kernel.MemorySize;
import java.nio.file.Path;
import java.util.Optional;

/**
 * The room on the file system that judging writes to. A node that would run out of it in the middle of a judging takes none.
 *
 * @param least below this nothing is judged
 */
public record FreeSpace(Path directory, MemorySize least) {

    /** The shortage and its cure; empty while there is enough. */
    Optional<String> shortage() {
        MemorySize free = MemorySize.ofBytes(directory.toFile().getUsableSpace());
        return free.compareTo(least) >= 0
                ? Optional.empty()
                : Optional.of("less than " + least + " are free at " + directory
                        + "; make room there, or lower grundy.judge.least-free-mebibytes");
    }
}
