package dev.grundy.studio.intake;

import dev.grundy.format.pack.ProblemPackage;
import dev.grundy.studio.copy.FileContent;
import dev.grundy.studio.copy.FilePath;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.FileVisitOption;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.stream.Stream;

/** The files of a package that is served, as a working copy begins with them. */
final class LiveFiles {
    private LiveFiles() {}

    /**
     * Empty where a file is called as none in a working copy is.
     *
     * @throws UncheckedIOException when they cannot be read
     */
    static Optional<SortedMap<FilePath, FileContent>> of(ProblemPackage problem) {
        SortedMap<FilePath, FileContent> files = new TreeMap<>();
        try {
            for (Path file : below(problem.root())) {
                Optional<FilePath> path =
                        FilePath.parse(problem.root().relativize(file).toString());
                if (path.isEmpty()) {
                    return Optional.empty();
                }
                files.put(path.get(), new FileContent(Files.readAllBytes(file), Files.isExecutable(file)));
            }
        } catch (IOException e) {
            throw new UncheckedIOException("cannot read the files of " + problem.root(), e);
        }
        return Optional.of(files);
    }

    private static List<Path> below(Path root) throws IOException {
        try (Stream<Path> files = Files.walk(root, FileVisitOption.FOLLOW_LINKS)) {
            return files.filter(Files::isRegularFile).toList();
        }
    }
}
