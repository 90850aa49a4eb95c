package dev.grundy.studio.intake;

import java.nio.charset.StandardCharsets;
import java.util.Optional;

/**
 * An input that becomes a fixed test.
 *
 * @param input       whole, at most {@link #LONGEST_BYTES} as UTF-8
 * @param answer      the right one, whole
 * @param group       of secret tests, such as {@code secret/large}; empty for the last where there are groups
 * @param description where the test comes from, for the package's readers
 */
public record FixedTestInput(String input, String answer, Optional<String> group, String description) {
    public static final int LONGEST_BYTES = 32 * 1024;

    /** @throws IllegalArgumentException for an input that is too long */
    public FixedTestInput {
        int bytes = input.getBytes(StandardCharsets.UTF_8).length;
        if (bytes > LONGEST_BYTES) {
            throw new IllegalArgumentException(
                    "an input has at most " + LONGEST_BYTES + " bytes, this one has " + bytes);
        }
    }
}
