package dev.grundy.learn.lesson;

import static org.assertj.core.api.Assertions.assertThat;

import dev.grundy.format.pack.Fault;
import dev.grundy.format.yaml.Faults;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class LessonFilesTest {
    private static final String LESSON = """
            ---
            title: Mex
            summary: The smallest that is missing.
            ---

            Look at $3 \\oplus 4$:

            ```position
            problem: GMT-014
            sample: 1
            game: 3
            line: 8.8
            board: 1 3 0 2
            outcome: lost
            grundy: 0
            winning: [1 2, 2 1]
            ```

            <details>
            <summary>Won?</summary>

            No.

            </details>
            """;

    @TempDir
    Path problems;

    @Test
    void aLessonIsReadInBothLanguages() throws IOException {
        write(LESSON, LESSON.replace("title: Mex", "title: Das Mex"));
        Faults faults = new Faults();
        LessonFiles.Reading reading = LessonFiles.read(problems, faults);
        assertThat(faults.list()).isEmpty();
        Lesson lesson = reading.lessons().getFirst();
        assertThat(lesson.name()).isEqualTo("mex");
        assertThat(lesson.texts()).extracting(Lesson.Text::title).containsExactly("Mex", "Das Mex");
        MarkedPosition marked = lesson.texts().getFirst().positions().getFirst();
        assertThat(marked.line()).isEqualTo(8);
        assertThat(marked.position().line()).containsExactly(8, 8);
        assertThat(marked.position().board()).isEqualTo("1 3 0 2");
        assertThat(marked.claims().winning()).containsExactly("1 2", "2 1");
    }

    private static final String QUESTION = """

            ```question
            id: a
            asks: grundy
            text: b
            right: c
            wrong: d
            ```
            """;

    @Test
    void aQuestionIsReadWithThePositionAboveIt() throws IOException {
        write(LESSON + QUESTION, LESSON + QUESTION.replace("text: b", "text: e"));
        Faults faults = new Faults();
        Question question = LessonFiles.read(problems, faults)
                .lessons()
                .getFirst()
                .texts()
                .getFirst()
                .questions()
                .getFirst();
        assertThat(faults.list()).isEmpty();
        assertThat(question.position().position().board()).isEqualTo("1 3 0 2");
        assertThat(question.isRight(" 0 ")).contains(true);
        assertThat(question.isRight("2")).contains(false);
        assertThat(question.isRight("two")).isEmpty();
        assertThat(question.isRight("99999999999")).isEmpty();
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            quoteCharacter = '`',
            value = {
                "id: a        | id: A B          | id is 'A B'",
                "asks: grundy | asks: colour     | asks is 'colour'",
                "asks: grundy | x: y             | asks is missing",
                "asks: grundy | asks: score      | the position above does not claim 'score'",
                "asks: grundy | asks: move       | moves is missing",
                "asks: grundy | asks: sentence   | 0 of 0 sentences are right",
                "asks: grundy | asks: sentence\\nsentences: [{text: a, grundy: 1}, {text: b, grundy: 0}] | 0 of 2 sentences are right",
                "asks: grundy | asks: sentence\\nsentences: [{text: a, grundy: 1, right: true}, {text: b, grundy: 0, right: true}] | 2 of 2",
                "asks: grundy | asks: sentence\\nsentences: [{text: a}, {text: b, grundy: 0, right: true}] | outcome is missing",
                "text: b      | text: $\\nonsense$ | the text cannot be rendered",
                "right: c     | righ: c          | right is missing",
            })
    void aFaultOfAQuestionIsNamed(String there, String instead, String found) throws IOException {
        String question = QUESTION.replace(there, instead.replace("\\nsent", "\nsent"));
        write(LESSON + question, LESSON + question);
        Faults faults = new Faults();
        LessonFiles.read(problems, faults);
        assertThat(faults.list()).extracting(Fault::found).anyMatch(told -> told.startsWith(found));
    }

    @Test
    void aQuestionStandsBelowAPositionAndHasAnIdOfItsOwnInBothLanguages() throws IOException {
        String alone = LESSON.replaceFirst("(?s)```position.*?```\n", QUESTION);
        write(alone, alone);
        assertThat(found()).anyMatch(told -> told.startsWith("no position stands above the question"));
        write(LESSON + QUESTION + QUESTION, LESSON + QUESTION + QUESTION);
        assertThat(found()).anyMatch(told -> told.startsWith("another question has this id"));
        write(LESSON + QUESTION, LESSON);
        assertThat(found()).containsExactly("its questions are not those of lessons/mex/lesson.en.md");
    }

    private List<String> found() {
        Faults faults = new Faults();
        LessonFiles.read(problems, faults);
        return faults.list().stream().map(Fault::found).toList();
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            quoteCharacter = '`',
            value = {
                "title: Mex            | titel: Mex         | lesson.en.md:2: error: unknown key 'titel'",
                "summary: The smallest that is missing. |   | lesson.en.md:2: error: summary is missing",
                "problem: GMT-014      |                    | lesson.en.md:8: error: the position names no problem",
                "board: 1 3 0 2        |                    | lesson.en.md:8: error: the position has no board",
                "line: 8.8             | line: 8.x          | lesson.en.md:12: error: line is '8.x'",
                "sample: 1             | sample: 0          | lesson.en.md:10: error: sample is '0'",
                "outcome: lost         | outcome: mine      | lesson.en.md:14: error: outcome is 'mine'",
                "outcome: lost         | outcom: lost       | lesson.en.md:14: error: unknown key 'outcom'",
                "$3 \\oplus 4$          | $3 \\nonsense 4$    | lesson.en.md: error: the text cannot be rendered",
                "Look at               | ![a](b.svg)        | lesson.en.md: error: the lesson shows a picture",
                "board: 1 3 0 2        | board: 1 3 2       | lesson.de.md: error: its positions are not those of",
            })
    void whatIsWrongIsAFaultThatNamesItsLine(String there, String instead, String fault) throws IOException {
        write(LESSON.replace(there, Optional.ofNullable(instead).orElse("")), LESSON);
        Faults faults = new Faults();
        LessonFiles.Reading reading = LessonFiles.read(problems, faults);
        assertThat(told(faults)).anyMatch(told -> told.startsWith("lessons/mex/" + fault));
        assertThat(reading.lessons()).isEmpty();
        assertThat(reading.broken()).containsExactly("mex");
    }

    @Test
    void everyLanguageAndAFrontMatterAreNeeded() throws IOException {
        Path directory = Files.createDirectories(problems.resolve("paths/lessons/mex"));
        Files.writeString(directory.resolve("lesson.en.md"), "Only words.\n");
        Faults faults = new Faults();
        LessonFiles.read(problems, faults);
        assertThat(told(faults))
                .anyMatch(told -> told.startsWith("lessons/mex/lesson.de.md: error: the file is missing"))
                .anyMatch(told -> told.startsWith("lessons/mex/lesson.en.md:1: error: there is no front matter"));
    }

    @Test
    void aPositionOfAProblemThatIsNotThereIsAWarning() throws IOException {
        write(LESSON, LESSON);
        Faults faults = new Faults();
        LessonFiles.noteUnknown(LessonFiles.read(problems, faults).lessons(), id -> Optional.empty(), faults);
        assertThat(told(faults))
                .hasSize(2)
                .anyMatch(told -> told.startsWith(
                        "lessons/mex/lesson.en.md:8: warning: no problem has the display id 'GMT-014'"));
    }

    private void write(String english, String german) throws IOException {
        Path directory = Files.createDirectories(problems.resolve("paths/lessons/mex"));
        Files.writeString(directory.resolve("lesson.en.md"), english);
        Files.writeString(directory.resolve("lesson.de.md"), german);
    }

    private static List<String> told(Faults faults) {
        return faults.list().stream().map(Fault::toString).toList();
    }
}
