package dev.grundy.format.exchange;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.Optional;

/** The formats that are imported, told apart by the file that each must have. */
public enum SourceFormat {
    ICPC("ICPC/Kattis problem package", "problem.yaml"),
    POLYGON("Polygon full package", "problem.xml"),
    DMOJ("DMOJ problem data", "init.yml"),
    LIBRARY_CHECKER("library-checker problem", "info.toml"),
    /** One document with a name of its own, so no directory is told by it here. */
    WRITE_UP("write-up in markdown", "*.md");

    private final String label;
    private final String rootFile;

    SourceFormat(String label, String rootFile) {
        this.label = label;
        this.rootFile = rootFile;
    }

    public String label() {
        return label;
    }

    public String rootFile() {
        return rootFile;
    }

    static Optional<SourceFormat> of(Path directory) {
        return Arrays.stream(values())
                .filter(format -> Files.isRegularFile(directory.resolve(format.rootFile)))
                .findFirst();
    }
}
