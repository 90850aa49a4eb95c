package dev.grundy.format.pack.test;

import dev.grundy.format.pack.program.PackageFile;
import java.util.Optional;

/**
 * An input that validators must refuse, or an output that the checker must refuse or accept.
 *
 * @param name path below data, such as {@code invalid_input/no-newline}
 * @param answer empty for invalid inputs
 * @param output empty for invalid inputs
 */
public record ValidationCase(
        String name,
        InputSource input,
        Optional<AnswerSource> answer,
        Optional<PackageFile> output,
        TestSettings settings) {}
