package dev.grundy.judge.compile;

import java.nio.charset.StandardCharsets;
import java.util.Collection;
import java.util.Optional;

/** Which names files may have in a cell and in the store: more is not possible on usual file systems. */
final class FileNames {
    private static final int LONGEST_PART_BYTES = 255;
    /** A cell gives back files no deeper than this below its work directory. */
    private static final int MOST_PARTS = 16;

    private static final int LONGEST_QUOTE = 60;

    private FileNames() {}

    /** Why not all of these can be files, in one sentence that says what to do; empty if they can. */
    static Optional<String> refusal(Collection<String> names) {
        return names.stream().flatMap(name -> refusal(name).stream()).findFirst();
    }

    private static Optional<String> refusal(String name) {
        String[] parts = name.split("/", -1);
        if (parts.length > MOST_PARTS) {
            return Optional.of("The file " + shown(name) + " lies " + (parts.length - 1) + " directories deep; at most "
                    + (MOST_PARTS - 1) + " are allowed. Use a package with fewer parts.");
        }
        for (String part : parts) {
            int bytes = part.getBytes(StandardCharsets.UTF_8).length;
            if (bytes > LONGEST_PART_BYTES) {
                return Optional.of("The file name " + shown(part) + " has " + bytes + " bytes; at most "
                        + LONGEST_PART_BYTES + " are allowed. Give the class or the file a shorter name.");
            }
        }
        return Optional.empty();
    }

    private static String shown(String name) {
        return "'" + (name.length() <= LONGEST_QUOTE ? name : name.substring(0, LONGEST_QUOTE) + "…") + "'";
    }
}
