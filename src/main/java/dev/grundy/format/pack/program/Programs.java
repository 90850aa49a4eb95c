package dev.grundy.format.pack.program;

import java.nio.file.Path;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.SortedMap;

/**
 * The programs that a package judges with.
 *
 * @param staticValidator looks at a submission's source instead of its output
 * @param graders of legacy packages with {@code grading: custom}
 * @param include files put beside a submission before it is compiled, by language code; {@code default} is for
 *     languages that have none of their own
 */
public record Programs(
        List<InputValidator> inputValidators,
        OutputValidation outputValidation,
        Optional<Program> staticValidator,
        List<Program> graders,
        Map<String, SortedMap<String, Path>> include) {
    public Programs {
        inputValidators = List.copyOf(inputValidators);
        graders = List.copyOf(graders);
        include = Map.copyOf(include);
    }

    /** The include files for a language. */
    public SortedMap<String, Path> includeFor(String language) {
        // spec: the format's code of Python is python3
        SortedMap<String, Path> own =
                include.get(language.equals("python") && include.containsKey("python3") ? "python3" : language);
        return own != null ? own : include.getOrDefault("default", Collections.emptySortedMap());
    }
}
