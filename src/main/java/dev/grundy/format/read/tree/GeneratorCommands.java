package dev.grundy.format.read.tree;

import dev.grundy.format.pack.program.GeneratorTemplate;
import dev.grundy.format.pack.program.Program;
import dev.grundy.format.yaml.Faults;
import dev.grundy.format.yaml.Similar;
import dev.grundy.format.yaml.YamlSection;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.SortedMap;
import java.util.TreeMap;

/** Turns generator commands into programs and arguments. Commands name a file or directory in generators. */
public final class GeneratorCommands {
    private static final String DIRECTORY = "generators";

    private final PackageTree tree;
    private final ProgramFiles programs;
    private final Faults faults;
    private final Map<String, Optional<Program>> known = new HashMap<>();

    public GeneratorCommands(PackageTree tree, Faults faults) {
        this.tree = tree;
        this.programs = new ProgramFiles(tree);
        this.faults = faults;
    }

    /** Makes a name stand for several files of generators, the first of which is started. */
    public void define(YamlSection definitions) {
        for (String name : definitions.keys()) {
            SortedMap<String, Path> files = new TreeMap<>();
            List<String> paths = definitions.texts(name);
            for (String path : paths) {
                tree.file(DIRECTORY + "/" + path)
                        .ifPresentOrElse(
                                file -> files.put(path, file),
                                () -> definitions.error(
                                        name,
                                        "generator " + name + " needs " + path + ", which is not in " + DIRECTORY,
                                        "add the file or fix the name"));
            }
            if (!files.isEmpty()) {
                known.put(name, Optional.of(new Program(name, files, Optional.empty(), Optional.of(paths.getFirst()))));
            }
        }
    }

    /** The command split into program and arguments; empty when there is no such program, which is a fault. */
    public Optional<GeneratorTemplate> parse(String command, String file, int line) {
        List<String> words = Arrays.asList(command.trim().split("\\s+"));
        String name = words.getFirst();
        if (name.isEmpty()) {
            faults.error(
                    file, line, "the generator command is empty", "write a program in generators and its arguments");
            return Optional.empty();
        }
        Optional<Program> program = known.computeIfAbsent(name, key -> programs.at(DIRECTORY + "/" + key));
        if (program.isEmpty()) {
            faults.error(
                    file,
                    line,
                    "there is no generator " + DIRECTORY + "/" + PackageScan.printable(name),
                    Similar.to(name, tree.childrenOf(DIRECTORY))
                            .map(similar -> "did you mean '" + similar + "'?")
                            .orElse("add the program or fix the command"));
        }
        return program.map(found -> new GeneratorTemplate(found, words.subList(1, words.size())));
    }

    /** A solution written as a path from the package's root, such as {@code /submissions/accepted/solution.cpp}. */
    public Optional<Program> solution(String command, String file, int line) {
        String path = command.trim().split("\\s+")[0];
        Optional<Program> solution = path.startsWith("/") ? programs.at(path.substring(1)) : Optional.empty();
        if (solution.isEmpty()) {
            faults.error(
                    file,
                    line,
                    "there is no solution '" + PackageScan.printable(path) + "'",
                    "write its path from the package's root, such as /submissions/accepted/solution.cpp");
        }
        return solution;
    }
}
