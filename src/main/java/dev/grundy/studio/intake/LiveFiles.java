package dev.grundy.studio.intake;

import dev.grundy.base.kernel.MemorySize;
import dev.grundy.format.pack.ProblemPackage;
import dev.grundy.studio.copy.FileContent;
import dev.grundy.studio.copy.FilePath;
import dev.grundy.studio.copy.SaveResult.Reason;
import dev.grundy.studio.copy.SaveResult.Refused;
import dev.grundy.studio.copy.StudioConfig;
import dev.grundy.studio.copy.Whole;
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

    /** Why no working copy can hold these files; empty if one can. */
    static Optional<Reason> obstacle(SortedMap<FilePath, FileContent> files, StudioConfig config) {
        long most = MemorySize.ofMebibytes(config.largestFileMebibytes()).bytes();
        return files.values().stream().anyMatch(file -> file.bytes().length > most)
                ? Optional.of(Reason.STUDIO_FILE_TOO_LARGE)
                : Whole.obstacle(files, config).map(Refused::reason);
    }

    private static List<Path> below(Path root) throws IOException {
        try (Stream<Path> files = Files.walk(root, FileVisitOption.FOLLOW_LINKS)) {
            return files.filter(Files::isRegularFile).toList();
        }
    }
}
