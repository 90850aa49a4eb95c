package dev.grundy.studio;

import dev.grundy.kernel.MemorySize;
import java.time.Instant;
import java.util.Optional;

/**
 * A problem that is being written.
 *
 * @param name of the package's directory, such as {@code ABC-001}
 * @param revision goes up with every change of a file
 * @param changedBy the name of whoever made this revision; empty once their account is gone
 * @param files how many
 * @param size of all files together
 */
public record WorkingCopy(
        long id,
        String name,
        long revision,
        Instant changedAt,
        Optional<String> changedBy,
        long files,
        MemorySize size) {
    /** Where its page is. */
    public String address() {
        return "/admin/studio/" + id;
    }
}
