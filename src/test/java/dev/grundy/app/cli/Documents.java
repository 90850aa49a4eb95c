package dev.grundy.app.cli;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.stream.Stream;

/** The texts about Grundy that lie in the repository, as Markdown. */
final class Documents {
    static final Path README = Path.of("README.md");
    static final Path DESIGN = Path.of("DESIGN.md");
    static final Path DECISIONS = Path.of("docs/decisions");

    private Documents() {}

    /** All of them, those of directories below {@code docs} too, always in the same order. */
    static Stream<Path> all() {
        try (Stream<Path> docs = Files.walk(Path.of("docs"))) {
            return Stream.concat(
                    Stream.of(README, DESIGN, Path.of("CONTRIBUTING.md"), Path.of("CHANGELOG.md")),
                    docs.filter(path -> path.toString().endsWith(".md")).sorted().toList().stream());
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    static String read(Path document) {
        try {
            return Files.readString(document);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
