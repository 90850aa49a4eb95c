package dev.grundy.cli;

import dev.grundy.authoring.verify.LeftToWrite;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import java.util.UUID;

/**
 * What {@code ./grundy new} lays out: a package for a small game that is proved but for the marks that tell its author what
 * to write in its place.
 *
 * @param displayId capital letters, digits and a hyphen, such as {@code ABC-001}
 * @param uuid the new problem's own
 */
record PackageTemplate(String displayId, UUID uuid) {
    static final String MARK = LeftToWrite.MARK;

    /** Below {@code /new-package} of the class path, which cannot be listed there. */
    static final List<String> FILES = List.of(
            "problem.yaml",
            "practice.yaml",
            "statement/problem.en.md",
            "solution/solution.en.md",
            "attachments/starter.cpp",
            "attachments/starter.java",
            "attachments/starter.js",
            "attachments/starter.py",
            "generators/generators.yaml",
            "generators/gen.cpp",
            "input_validators/validate/validate.cpp",
            "data/invalid_input/empty.in",
            "data/invalid_input/leading-zero.in",
            "data/invalid_input/negative.in",
            "data/invalid_input/no-line-end.in",
            "data/invalid_input/no-piles.in",
            "data/invalid_input/pile-too-large.in",
            "data/invalid_input/too-few.in",
            "data/invalid_input/too-many.in",
            "data/invalid_input/trailing-space.in",
            "submissions/accepted/solution.cpp",
            "submissions/accepted/solution.py",
            "submissions/wrong_answer/last_stone_loses.cpp",
            "submissions/wrong_answer/parity.py",
            "submissions/time_limit_exceeded/no_memory.cpp",
            "submissions/run_time_error/default_recursion.py");

    /** @throws UncheckedIOException if a file cannot be written; what was written before stays */
    void layOutIn(Path directory) {
        FILES.forEach(file -> write(directory.resolve(file), filledIn(resource("/new-package/" + file))));
        write(directory.resolve("input_validators/validate/strict_input.h"), resource("/common/strict_input.h"));
    }

    private String filledIn(String text) {
        String lowerCase = displayId.toLowerCase(Locale.ROOT);
        return text.replace("@display_id@", displayId)
                .replace("@problem_id@", displayId.replace('-', '_'))
                .replace("@slug@", lowerCase)
                .replace("@uuid@", uuid.toString());
    }

    private static String resource(String name) {
        try (InputStream in = PackageTemplate.class.getResourceAsStream(name)) {
            if (in == null) {
                throw new IllegalStateException("the build lacks " + name + "; build it anew");
            }
            return new String(in.readAllBytes(), StandardCharsets.UTF_8);
        } catch (IOException e) {
            throw new UncheckedIOException("cannot read " + name + " of the build", e);
        }
    }

    private static void write(Path file, String text) {
        try {
            Files.createDirectories(file.getParent());
            Files.writeString(file, text);
        } catch (IOException e) {
            throw new UncheckedIOException("cannot write " + file + ": " + e.getMessage(), e);
        }
    }
}
