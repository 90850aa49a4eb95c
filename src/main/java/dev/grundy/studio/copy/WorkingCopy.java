package dev.grundy.studio.copy;

import dev.grundy.base.kernel.MemorySize;
import java.time.Instant;
import java.util.Optional;
import java.util.regex.Pattern;

/**
 * A problem that is being written.
 *
 * @param name of the package's directory, such as {@code ABC-001}
 * @param revision goes up with every change of a file
 * @param changedBy the name of the person who made this revision; empty once their account is gone
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
    /** As the database has it. */
    private static final Pattern NAME = Pattern.compile("[A-Za-z0-9][A-Za-z0-9_.-]{0,79}");

    /** Whether a copy can be called so. */
    public static boolean isName(String text) {
        return NAME.matcher(text).matches();
    }

    /** Where its page is. */
    public String address() {
        return "/admin/studio/" + id;
    }
}
