package dev.grundy.format.pack.program;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Collections;
import java.util.Map;
import java.util.Optional;
import java.util.SortedMap;
import java.util.TreeMap;

/**
 * A program of a package: one source file, or a directory of them.
 *
 * @param name base name of the file or directory
 * @param files by name relative to the program's directory; at least one
 * @param language code of the language when the package declares it; else it follows from the file names
 * @param entryPoint main file or class when the package declares it
 */
public record Program(
        String name, SortedMap<String, Path> files, Optional<String> language, Optional<String> entryPoint) {

    public Program {
        if (files.isEmpty()) {
            throw new IllegalArgumentException("program " + name + " has no files");
        }
        files = Collections.unmodifiableSortedMap(new TreeMap<>(files));
    }

    /** Whether {@code build} is to be run before the program is used. */
    public boolean hasBuildScript() {
        return files.containsKey("build");
    }

    /** Whether {@code run} is what is to be started; also so after a build script. */
    public boolean hasRunScript() {
        return files.containsKey("run");
    }

    public boolean isScripted() {
        return hasBuildScript() || hasRunScript();
    }

    /** Whether the file may be executed as it is, as build and run scripts must be. */
    public boolean isExecutable(String file) {
        Path path = files.get(file);
        return path != null && Files.isExecutable(path);
    }

    /**
     * The files' bytes with constants filled in; files that are not UTF-8 text stay as they are.
     *
     * @throws UncheckedIOException when a file cannot be read any more
     */
    public SortedMap<String, byte[]> contents(Constants constants) {
        SortedMap<String, byte[]> contents = new TreeMap<>();
        for (Map.Entry<String, Path> file : files.entrySet()) {
            contents.put(file.getKey(), constants.fillIn(read(file.getValue())));
        }
        return contents;
    }

    private static byte[] read(Path path) {
        try {
            return Files.readAllBytes(path);
        } catch (IOException e) {
            throw new UncheckedIOException("cannot read " + path, e);
        }
    }
}
