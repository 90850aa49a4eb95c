package dev.grundy.format.read.tree;

import dev.grundy.format.pack.program.Program;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.SortedMap;
import java.util.TreeMap;

/** Finds the programs in a directory of a package: each source file and each directory is one. */
public final class ProgramFiles {
    private static final Set<String> SOURCES = Set.of(
            "ada", "adb", "awk", "bash", "c", "c++", "cc", "clj", "cob", "cpp", "cs", "cxx", "C", "d", "dart", "erl",
            "ex", "f", "f90", "f95", "fs", "go", "groovy", "hs", "java", "jl", "js", "kt", "lisp", "lua", "m", "ml",
            "mjs", "nim", "pas", "php", "pl", "plg", "pp", "pro", "ps1", "py", "py2", "py3", "r", "R", "rb", "rs",
            "scala", "sh", "st", "swift", "ts", "vb", "zig");
    private static final Set<String> HEADERS = Set.of("h", "hh", "hpp", "hxx");

    private final PackageTree tree;

    public ProgramFiles(PackageTree tree) {
        this.tree = tree;
    }

    static boolean isSource(String file) {
        return SOURCES.contains(extension(file));
    }

    public static String extension(String file) {
        return file.substring(file.lastIndexOf('.') + 1);
    }

    /** The programs that lie in a directory, by name. Headers beside single-file programs belong to each of them. */
    public List<Program> in(String directory) {
        SortedMap<String, Path> headers = headersIn(directory);
        List<Program> programs = new ArrayList<>();
        for (String child : tree.childrenOf(directory)) {
            at(directory + "/" + child).ifPresent(program -> programs.add(withFiles(program, headers)));
        }
        return programs;
    }

    /**
     * The one program that a directory is: with a build or run script, the directory itself; else what lies in it.
     * Several sources are one program too when {@code together}.
     */
    public List<Program> of(String directory, boolean together) {
        SortedMap<String, Path> files = tree.below(directory);
        boolean isScripted = files.containsKey("build") || files.containsKey("run");
        long sources = files.keySet().stream()
                .filter(file -> !file.contains("/") && isSource(file))
                .count();
        if (isScripted || (together && sources > 1)) {
            return List.of(program(nameOf(directory), files));
        }
        return in(directory);
    }

    /** The program of a path: a source file or a directory that holds one at some depth. */
    public Optional<Program> at(String path) {
        Optional<Path> file = tree.file(path);
        if (file.isPresent()) {
            return isSource(path)
                    ? Optional.of(program(nameOf(path), single(nameOf(path), file.get())))
                    : Optional.empty();
        }
        SortedMap<String, Path> files = tree.below(path);
        return isProgram(files) ? Optional.of(program(nameOf(path), files)) : Optional.empty();
    }

    /** A path taken as it is: a file, or a directory with all that is in it. Empty when there is nothing. */
    public Optional<Program> any(String path) {
        Optional<Path> file = tree.file(path);
        SortedMap<String, Path> files = file.isPresent() ? single(nameOf(path), file.get()) : tree.below(path);
        return files.isEmpty() ? Optional.empty() : Optional.of(program(nameOf(path), files));
    }

    private static boolean isProgram(SortedMap<String, Path> files) {
        return files.containsKey("build")
                || files.containsKey("run")
                || files.keySet().stream().anyMatch(ProgramFiles::isSource);
    }

    public static SortedMap<String, Path> single(String name, Path file) {
        SortedMap<String, Path> files = new TreeMap<>();
        files.put(name, file);
        return files;
    }

    private SortedMap<String, Path> headersIn(String directory) {
        SortedMap<String, Path> headers = new TreeMap<>();
        tree.below(directory).forEach((name, file) -> {
            if (!name.contains("/") && HEADERS.contains(extension(name))) {
                headers.put(name, file);
            }
        });
        return headers;
    }

    private static Program withFiles(Program program, SortedMap<String, Path> more) {
        if (more.isEmpty() || program.files().size() != 1) {
            return program;
        }
        SortedMap<String, Path> files = new TreeMap<>(more);
        files.putAll(program.files());
        return new Program(program.name(), files, program.language(), program.entryPoint());
    }

    public static Program program(String name, SortedMap<String, Path> files) {
        return new Program(name, files, Optional.empty(), Optional.empty());
    }

    public static String nameOf(String path) {
        return path.substring(path.lastIndexOf('/') + 1);
    }
}
