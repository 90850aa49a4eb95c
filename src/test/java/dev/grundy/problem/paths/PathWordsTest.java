package dev.grundy.problem.paths;

import static org.assertj.core.api.Assertions.assertThat;

import dev.grundy.format.prose.Prose;
import dev.grundy.format.yaml.Faults;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** What can be counted of plain language, in all lessons and in the texts of the path. */
class PathWordsTest {
    private static final Path PATHS = Path.of("problems/paths");
    private static final int LONGEST_HEADING = 8;

    private static final Pattern NOT_PROSE =
            Pattern.compile("(?s)\\A---\\n|\\n---\\n|</?(?:details|summary)>|(?m)^(?:title|summary):|(?m)^> ?");
    private static final Pattern WORD = Pattern.compile("[\\p{L}\\p{N}]");
    private static final Pattern HEADING = Pattern.compile("(?m)^#+ (.*)$");

    static Stream<Path> lessons() throws IOException {
        return Files.walk(PATHS.resolve("lessons"))
                .filter(file -> file.toString().endsWith(".md"))
                .sorted();
    }

    @ParameterizedTest
    @MethodSource("lessons")
    void noSentenceOfALessonIsLong(Path lesson) {
        assertThat(prose(text(lesson)).longSentences()).isEmpty();
    }

    @ParameterizedTest
    @MethodSource("lessons")
    void noLessonSaysWhoever(Path lesson) {
        assertThat(prose(text(lesson)).stiffWords()).isEmpty();
    }

    @ParameterizedTest
    @MethodSource("lessons")
    void aHeadingIsShortAndNoSentence(Path lesson) {
        assertThat(HEADING.matcher(text(lesson)).results().map(found -> found.group(1)))
                .allSatisfy(heading -> assertThat(heading)
                        .doesNotEndWith(".")
                        .satisfies(words -> assertThat(words(words)).isLessThanOrEqualTo(LONGEST_HEADING)));
    }

    @Test
    void theTextsOfThePathAreShortSentences() {
        LearningPath path = PathFiles.read(PATHS, new Faults()).paths().getFirst();
        List<String> texts = Stream.concat(
                        Stream.concat(
                                Stream.of(path.about()), path.parts().stream().map(LearningPath.Part::about)),
                        path.steps().stream().flatMap(step -> Stream.of(step.why(), step.before())))
                .toList();
        assertThat(texts).allSatisfy(text -> {
            assertThat(prose(text.replace(';', '.')).longSentences()).isEmpty();
            assertThat(prose(text).stiffWords()).as(text).isEmpty();
        });
    }

    private static Prose prose(String text) {
        return Prose.mathematical(NOT_PROSE.matcher(text).replaceAll("\n\n"));
    }

    private static long words(String text) {
        return Arrays.stream(text.split("\\s+"))
                .filter(word -> WORD.matcher(word).find())
                .count();
    }

    private static String text(Path file) {
        try {
            return Files.readString(file);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
