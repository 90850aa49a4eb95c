package dev.grundy.studio.copy;

import dev.grundy.format.language.Language;
import dev.grundy.format.language.Languages;
import dev.grundy.format.pack.ProblemPackage;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Optional;
import java.util.regex.Pattern;

/** The path of a file in a package, relative to its directory, with slashes. */
public record FilePath(String value) implements Comparable<FilePath> {
    private static final Languages LANGUAGES = Languages.standard();
    private static final int LONGEST_BYTES = 250;
    private static final Pattern CONTROL = Pattern.compile("[\\p{Cc}\\\\]");
    /** The package format's rule for names, by part: files with others count as not there. */
    private static final Pattern NAME =
            Pattern.compile("[a-zA-Z0-9_][a-zA-Z0-9_.-]*+(\\+\\+)?(/[a-zA-Z0-9_][a-zA-Z0-9_.-]*+(\\+\\+)?)*+");

    /** @throws IllegalArgumentException for a text that leads elsewhere or is no path */
    public FilePath {
        if (!isPath(value)) {
            throw new IllegalArgumentException("'" + value + "' is no path of a file in a package");
        }
    }

    /** Empty for a text that leads elsewhere or is no path. */
    public static Optional<FilePath> parse(String text) {
        return isPath(text) ? Optional.of(new FilePath(text)) : Optional.empty();
    }

    private static boolean isPath(String text) {
        return !text.isEmpty()
                && text.getBytes(StandardCharsets.UTF_8).length <= LONGEST_BYTES
                && !CONTROL.matcher(text).find()
                && List.of(text.split("/", -1)).stream()
                        .noneMatch(part -> part.isEmpty() || part.equals(".") || part.equals(".."));
    }

    /** Whether the package format counts a file of that name. */
    public boolean isOfTheFormat() {
        return NAME.matcher(value).matches() && !value.equals(ProblemPackage.PROOF);
    }

    /** Whether this is a directory around the other. */
    boolean isAround(FilePath other) {
        return other.value.startsWith(value + "/");
    }

    /** How many blanks the editor indents such files by, or {@code tab}. */
    public String indent() {
        return LANGUAGES
                .ofSourceOrHeader(name())
                .map(language -> language.editing().indent())
                .orElse("4");
    }

    /** The last part. */
    public String name() {
        return value.substring(value.lastIndexOf('/') + 1);
    }

    /** The editor's name for the language of such files; empty for one that it does not know. */
    public String mode() {
        return LANGUAGES.ofSourceOrHeader(name()).map(Language::editorMode).orElse("");
    }

    /** The directory of the path, without the last part; empty at the top. */
    public String directory() {
        return value.substring(0, Math.max(0, value.lastIndexOf('/')));
    }

    @Override
    public int compareTo(FilePath other) {
        return value.compareTo(other.value);
    }

    @Override
    public String toString() {
        return value;
    }
}
