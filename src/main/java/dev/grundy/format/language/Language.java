package dev.grundy.format.language;

import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;

/**
 * One programming language, as {@code languages.yaml} describes it; that file's head explains every field and the
 * placeholders allowed in argument lists.
 *
 * @param aliases other names in lower case, as packages, shebang lines and people write them
 * @param offer whether people may choose it for a submission; the others only judge packages made elsewhere
 * @param extensions without the dot, the usual one first
 * @param headers extensions of files that its sources include
 * @param editing how people write in it
 * @param syntax the language with the syntax by which faults are planted in its programs; empty where none are
 * @param debian Debian's packages with its tools; empty where Debian has none
 * @param sourceName the name of a single source file before it is compiled
 * @param hidesModules whether a lone source, under a name of its own, would stand before a module of that name
 * @param compile absent where the source runs as it is
 * @param environment added to the cell's own, for compiling and running
 * @param plain a program that reads all words and prints {@code @line@} as often as {@code @lines@} says; empty only for languages
 *     that are not offered
 */
public record Language(
        String id,
        String name,
        List<String> aliases,
        LanguageOffer offer,
        List<String> extensions,
        List<String> headers,
        String highlightName,
        Editing editing,
        String lineComment,
        String syntax,
        List<Tool> tools,
        List<String> debian,
        List<String> versionProbe,
        String sourceName,
        boolean hidesModules,
        Optional<CompileStep> compile,
        RunStep run,
        Map<String, String> environment,
        Symptoms symptoms,
        String selfTest,
        String plain) {

    public Language {
        if (!id.matches("[a-z][a-z0-9]*")) {
            throw new IllegalArgumentException("a language's id is lower-case letters and digits, got '" + id + "'");
        }
        if (extensions.isEmpty() || tools.isEmpty()) {
            throw new IllegalArgumentException("language " + id + " needs at least one extension and one tool");
        }
        if (offer != LanguageOffer.NEVER
                && (editing.starter().isBlank()
                        || plain.isBlank()
                        || editing.signs().isEmpty())) {
            throw new IllegalArgumentException(
                    "language " + id + " is offered and needs a starter, a plain program and signs");
        }
        aliases = List.copyOf(aliases);
        headers = List.copyOf(headers);
        extensions = List.copyOf(extensions);
        tools = List.copyOf(tools);
        debian = List.copyOf(debian);
        versionProbe = List.copyOf(versionProbe);
        environment = Map.copyOf(environment);
    }

    /** Whether people may choose it for a submission, be it only where its tools are. */
    public boolean offered() {
        return offer != LanguageOffer.NEVER;
    }

    /** Whether people may choose it also while no node has its tools. */
    public boolean isAlwaysOffered() {
        return offer == LanguageOffer.ALWAYS;
    }

    public String editorMode() {
        return editing.mode();
    }

    public String starter() {
        return editing.starter();
    }

    /** Whether a compiler makes a program of its sources; false where they are run as they are. */
    public boolean isCompiled() {
        return compile.filter(step -> !step.onlyChecks()).isPresent();
    }

    /** Its name without a version, such as {@code Python}. */
    public String shortName() {
        return name.replaceFirst(" [0-9.]+$", "");
    }

    /** Whether this is its id or one of its other names; case does not matter. */
    boolean isCalled(String word) {
        String lower = word.toLowerCase(Locale.ROOT);
        return id.equals(lower) || aliases.contains(lower);
    }

    /** Whether a file of this name is included by sources of the language. */
    public boolean includes(String fileName) {
        return headers.contains(extension(fileName));
    }

    /**
     * Whether a file of this name is a source of the language, by its extension. Capital letters count in those of one letter ({@code .C} is
     * C++).
     */
    public boolean owns(String fileName) {
        String extension = extension(fileName);
        return extensions.contains(extension)
                || extension.length() > 1 && extensions.contains(extension.toLowerCase(Locale.ROOT));
    }

    /** Whether the tools of the language know a file of this name: some heed the case of an extension. */
    public boolean spells(String fileName) {
        return extensions.contains(extension(fileName));
    }

    /** Empty without one, which is no language's. */
    private static String extension(String fileName) {
        int dot = fileName.lastIndexOf('.');
        return dot > 0 ? fileName.substring(dot + 1) : "";
    }

    @Override
    public String toString() {
        return id;
    }
}
