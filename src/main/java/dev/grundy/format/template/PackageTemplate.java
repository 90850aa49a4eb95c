package dev.grundy.format.template;

import dev.grundy.base.kernel.Slug;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.UUID;
import java.util.regex.Pattern;

/**
 * A package for a small game that is proved but for the marks; they tell its author where to write.
 *
 * @param displayId capital letters, digits and a hyphen, such as {@code ABC-001}
 * @param uuid the new problem's own
 * @param naming the names that are known already; empty leaves marks in their place too
 */
public record PackageTemplate(String displayId, UUID uuid, Optional<Naming> naming) {
    /** Stands before what the author of a new package has to write. */
    public static final String MARK = "WRITE-ME";

    private static final String MARKED_TITLE = "\"WRITE-ME the title\"";
    private static final String MARKED_SLUG = "(slug: @slug@) +# WRITE-ME.*";
    private static final Pattern DISPLAY_ID = Pattern.compile("[A-Z][A-Z0-9]{1,15}-[0-9]{1,6}");

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

    /** @throws IllegalArgumentException if that is no display id */
    public PackageTemplate {
        if (!isDisplayId(displayId)) {
            throw new IllegalArgumentException("'" + displayId + "' is no display id, such as ABC-001");
        }
    }

    /**
     * The names of a problem.
     *
     * @param title one line
     */
    public record Naming(Slug slug, String title) {
        public Naming {
            if (title.isBlank() || title.chars().anyMatch(Character::isISOControl)) {
                throw new IllegalArgumentException("a title is one line of text, got '" + title + "'");
            }
        }
    }

    /** Capital letters, a hyphen and a number. */
    public static boolean isDisplayId(String text) {
        return DISPLAY_ID.matcher(text).matches();
    }

    /** The texts of all files by their paths. */
    public SortedMap<String, String> files() {
        SortedMap<String, String> files = new TreeMap<>();
        FILES.forEach(file -> files.put(file, filledIn(resource("/new-package/" + file))));
        files.put("input_validators/validate/strict_input.h", strictInput());
        return files;
    }

    /** @throws UncheckedIOException if a file cannot be written; files written before it stay */
    public void layOutIn(Path directory) {
        files().forEach((file, text) -> write(directory.resolve(file), text));
    }

    /** The header by which validators read their input. */
    public static String strictInput() {
        return resource("/common/strict_input.h");
    }

    private String filledIn(String text) {
        String slug = naming.map(known -> known.slug().value()).orElseGet(() -> displayId.toLowerCase(Locale.ROOT));
        String unmarked = naming.isPresent() ? text.replaceFirst(MARKED_SLUG, "$1") : text;
        String filledIn = unmarked.replace("@display_id@", displayId)
                .replace("@problem_id@", displayId.replace('-', '_'))
                .replace("@slug@", slug)
                .replace("@uuid@", uuid.toString());
        // Last: a title may hold anything.
        return naming.map(known -> filledIn.replace(MARKED_TITLE, quoted(known.title())))
                .orElse(filledIn);
    }

    /** As YAML has it. */
    private static String quoted(String title) {
        return '"' + title.replace("\\", "\\\\").replace("\"", "\\\"") + '"';
    }

    static String resource(String name) {
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
