package dev.grundy.format.template;

import dev.grundy.format.language.Language;
import dev.grundy.format.language.Languages;
import java.util.List;
import java.util.Map;
import java.util.SortedMap;
import java.util.TreeMap;

/**
 * A program that a package may bring, as its author begins with it. It works as it is, on the inputs of a new package, and is
 * marked where it is to be replaced.
 */
public enum ExampleProgram {
    CHECKER("check", Map.of()),
    INTERACTOR("interact", Map.of("cpp", "referee.h")),
    INPUT_VALIDATOR("validate", Map.of("cpp", "strict_input.h")),
    RULES("rules", Map.of("cpp", "state_graph.h"));

    private static final Map<String, String> EXTENSIONS = Map.of("cpp", "cpp", "python", "py");

    private final String base;
    private final Map<String, String> headers;

    ExampleProgram(String base, Map<String, String> headers) {
        this.base = base;
        this.headers = headers;
    }

    /** Ids of those that it is there in. */
    public static List<String> languages() {
        return List.of("cpp", "python");
    }

    /** The same, of those that are known. */
    public static List<Language> languages(Languages known) {
        return languages().stream().flatMap(id -> known.find(id).stream()).toList();
    }

    /**
     * Texts by name: the program, and the header that it reads.
     *
     * @throws IllegalArgumentException for a language that it is not there in
     */
    public SortedMap<String, String> files(String language) {
        String extension = EXTENSIONS.get(language);
        if (extension == null) {
            throw new IllegalArgumentException("no example in '" + language + "'; there are " + languages());
        }
        SortedMap<String, String> files = new TreeMap<>();
        files.put(base + "." + extension, PackageTemplate.resource("/example-program/" + base + "." + extension));
        String header = headers.get(language);
        if (header != null) {
            files.put(header, PackageTemplate.resource("/common/" + header));
        }
        return files;
    }

    /** The name of the program, without the extension of its language. */
    public String base() {
        return base;
    }

    /** The text that describes the use of the rules, beside them. */
    public static String gameYaml() {
        return PackageTemplate.resource("/example-program/game.yaml");
    }
}
