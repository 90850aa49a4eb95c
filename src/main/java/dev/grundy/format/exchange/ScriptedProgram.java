package dev.grundy.format.exchange;

import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/**
 * How a checker or interactor of an imported problem is made and started, in shell. Its sources lie beside the scripts;
 * {@code $here} is where that is.
 *
 * @param build lines that make it, none where it is only interpreted
 */
record ScriptedProgram(String build, String start) {
    static ScriptedProgram cpp(String name) {
        return cpp(name, name + ".cpp");
    }

    /** Empty when there is no way to run such files here. */
    static Optional<ScriptedProgram> of(String name, List<String> files) {
        return of(name, files, List.of());
    }

    /**
     * The same.
     *
     * @param flags of the compiler, after its own; without meaning for what is only interpreted
     */
    static Optional<ScriptedProgram> of(String name, List<String> files, List<String> flags) {
        List<String> sources = files.stream()
                .filter(file -> file.matches(".*\\.(c|cc|cpp|cxx)"))
                .toList();
        if (!sources.isEmpty()) {
            boolean isC = sources.stream().allMatch(file -> file.endsWith(".c"));
            String named = String.join(
                    " ", Stream.concat(sources.stream(), flags.stream()).toList());
            return Optional.of(isC ? compiled(name, "cc -O2", named + " -lm") : cpp(name, named));
        }
        return files.stream()
                .filter(file -> file.endsWith(".py"))
                .findFirst()
                .map(file -> new ScriptedProgram("", "python3 \"$here/" + file + "\""));
    }

    private static ScriptedProgram cpp(String name, String sources) {
        return compiled(name, "c++ -std=c++17 -O2", sources);
    }

    private static ScriptedProgram compiled(String name, String compiler, String sources) {
        return new ScriptedProgram(compiler + " -o " + name + " " + sources + "\n", "\"$here/" + name + "\"");
    }
}
