package dev.grundy.format.prose;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** The statements and editorials of all problems keep to the rules that {@code ./grundy verify} tells authors. */
class ProblemWordsTest {
    private static final Path PROBLEMS = Path.of("problems");
    private static final Pattern TAG = Pattern.compile("<[^>]*>");

    static Stream<Path> statements() {
        return texts("statement/problem.en.md");
    }

    static Stream<Path> editorials() {
        return texts("solution/solution.en.md");
    }

    @ParameterizedTest
    @MethodSource("statements")
    void aStatementIsPlain(Path statement) {
        assertThat(PlainWords.ofStatement(read(statement))).isEmpty();
    }

    @ParameterizedTest
    @MethodSource("editorials")
    void anEditorialIsPlain(Path editorial) {
        assertThat(PlainWords.ofEditorial(read(editorial))).isEmpty();
    }

    @ParameterizedTest
    @MethodSource("editorials")
    void anEditorialHasAnIdeaAndMistakes(Path editorial) {
        assertThat(read(editorial)).contains("\n## Common mistakes\n").containsPattern("(?m)^## Idea$");
    }

    @ParameterizedTest
    @MethodSource("drawings")
    void aDrawingSaysWhoIsMeant(Path drawing) {
        assertThat(new Prose(TAG.matcher(read(drawing)).replaceAll(" ")).stiffWords())
                .isEmpty();
    }

    static Stream<Path> drawings() throws IOException {
        try (Stream<Path> files = Files.walk(PROBLEMS)) {
            return files.filter(file -> file.toString().endsWith(".svg")).sorted().toList().stream();
        }
    }

    private static Stream<Path> texts(String name) {
        try (Stream<Path> packages = Files.list(PROBLEMS)) {
            return packages.map(one -> one.resolve(name)).filter(Files::exists).sorted().toList().stream();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private static String read(Path file) {
        try {
            return Files.readString(file);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
