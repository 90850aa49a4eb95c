package dev.grundy.judge.source;

import dev.grundy.format.language.Language;
import dev.grundy.format.language.Languages;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** Reads sources from files and directories of this machine. */
public final class SourcePath {
    private static final int MOST_FILES = 1_000;

    private SourcePath() {}

    /** @throws SourceException if there is nothing to read */
    public static List<SourceFile> read(Path source) {
        try {
            if (Files.isDirectory(source)) {
                return readDirectory(source);
            }
            return List.of(new SourceFile(source.getFileName().toString(), Files.readAllBytes(source)));
        } catch (IOException e) {
            throw new SourceException(
                    "cannot read the source '" + source + "' (" + e.getClass().getSimpleName()
                            + "); name a file or directory that can be read",
                    e);
        }
    }

    private static List<SourceFile> readDirectory(Path directory) throws IOException {
        List<Path> paths;
        try (Stream<Path> all = Files.walk(directory)) {
            paths = all.filter(Files::isRegularFile).limit(MOST_FILES + 1L).toList();
        }
        if (paths.isEmpty() || paths.size() > MOST_FILES) {
            throw new SourceException(
                    "the directory '" + directory + "' has " + (paths.isEmpty() ? "no files" : "too many files")
                            + "; name one that holds the sources of one program");
        }
        List<SourceFile> files = new ArrayList<>();
        for (Path path : paths) {
            files.add(new SourceFile(directory.relativize(path).toString(), Files.readAllBytes(path)));
        }
        return files;
    }

    /** @throws SourceException if the language is unknown or cannot be told */
    public static Language language(Path source, List<SourceFile> files, Optional<String> name, Languages languages) {
        String known = languages.all().stream().map(Language::id).collect(Collectors.joining(", "));
        if (name.isPresent()) {
            return languages
                    .find(name.get())
                    .orElseThrow(() ->
                            new SourceException("the language '" + name.get() + "' is unknown; known are " + known));
        }
        return files.stream()
                .flatMap(file -> languages.detect(file.name(), file.text()).stream())
                .findFirst()
                .orElseThrow(() -> new SourceException(
                        "the name of '" + source + "' does not tell its language; give --language, one of " + known));
    }
}
