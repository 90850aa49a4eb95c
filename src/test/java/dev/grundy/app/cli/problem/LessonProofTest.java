package dev.grundy.app.cli.problem;

import static org.assertj.core.api.Assertions.assertThat;

import dev.grundy.format.pack.Fault;
import dev.grundy.format.pack.ProblemPackage;
import dev.grundy.format.read.PackageReader;
import dev.grundy.format.yaml.Faults;
import dev.grundy.judge.workshop.TestWorkshop;
import dev.grundy.learn.lesson.Lesson;
import dev.grundy.learn.lesson.LessonFiles;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** By the rules, in cells: every position that our lessons show is there, and what they mark as true of it is. */
@Tag("sandbox")
class LessonProofTest {
    private static final Path OURS = Path.of("problems");
    private static TestWorkshop shop;

    @TempDir
    Path problems;

    @BeforeAll
    static void open() {
        shop = new TestWorkshop();
    }

    @AfterAll
    static void close() {
        shop.close();
    }

    @Test
    void everyPositionOfOurLessonsIsThereAndAsTheySay() {
        assertThat(faults(OURS)).isEmpty();
        List<Lesson> lessons = LessonFiles.read(OURS, new Faults()).lessons();
        assertThat(lessons)
                .hasSize(Objects.requireNonNull(
                                OURS.resolve("paths/lessons").toFile().list())
                        .length);
        assertThat(lessons)
                .filteredOn(lesson -> !lesson.name().startsWith("recap-"))
                .hasSizeGreaterThan(lessons.size() / 2)
                .allSatisfy(lesson -> assertThat(lesson.texts())
                        .allSatisfy(text -> assertThat(text.positions())
                                .isNotEmpty()
                                .allSatisfy(marked -> assertThat(marked.claims()
                                                        .outcome()
                                                        .isPresent()
                                                || marked.claims().score().isPresent())
                                        .isTrue())));
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            quoteCharacter = '`',
            value = {
                "outcome: won           | outcome: lost        | outcome: by the rules it is won",
                "winning: [1 2]         | winning: [1 2, 1 3]  | winning: by the rules these are [1 2]",
                "grundy: 2              | grundy: 3            | grundy: by the rules it is 2",
                "grundy: 2              | score: 3             | score: by the rules it is none",
                "board: 3 4 5           | board: 3 4 6         | board: the line leads to '3 4 5'",
                "game: 1                | game: 4              | game: the sample has 3",
                "board: 3 4 5           | {line: 12}           | line: '3 4 5' has 12 moves",
                "sample: 1              | sample: 2            | sample: it has too many positions to be played",
            })
    void whatIsNotTrueIsFound(String there, String instead, String found) throws IOException {
        String position = """
                problem: GMT-014
                sample: 1
                game: 1
                board: 3 4 5
                outcome: won
                grundy: 2
                winning: [1 2]
                """.replace(there, instead.equals("{line: 12}") ? "line: 12\nboard: 3 4 5" : instead);
        Path directory = Files.createDirectories(problems.resolve("paths/lessons/nim"));
        for (String language : List.of("en", "de")) {
            Files.writeString(
                    directory.resolve("lesson." + language + ".md"),
                    "---\ntitle: Nim\nsummary: Nim\n---\n\n```position\n" + position + "```\n");
        }
        assertThat(faults(problems).stream().map(Fault::found)).hasSize(2).allMatch(told -> told.startsWith(found));
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            quoteCharacter = '`',
            value = {
                "[1 1, 2 1]      | [1 1, 2 1] | ",
                "[1 1, 2 1, 3 1] | [1 1, 2 1] | moves: by the rules these are [1 1, 2 1]",
                "[2 1, 1 1]      | [1 1, 2 1] | moves: by the rules these are [1 1, 2 1]",
                "[1 1, 2 1]      | [1 1]      | winning: by the rules these are [1 1, 2 1]",
            })
    void aMoveThatIsMissingOrTooManyIsFound(String moves, String winning, @Nullable String found) throws IOException {
        ask("winning: " + winning, "asks: move\nmoves: " + moves);
        assertFaults(found);
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "won  | lost  |",
                "lost | won   | sentences: by the rules",
                "won  | won   | sentences: by the rules 'b' is right",
                "lost | drawn | sentences: by the rules 'a' is wrong",
            })
    void aSentenceThatIsNotAsItsQuestionSaysIsFound(String right, String wrong, @Nullable String found)
            throws IOException {
        ask(
                "outcome: won",
                "asks: sentence\nsentences: [{text: a, outcome: " + right + ", right: true}, {text: b, outcome: "
                        + wrong + "}]");
        assertFaults(found);
    }

    /** Two piles of 1, where the last stone loses. */
    private void ask(String claim, String question) throws IOException {
        Path directory = Files.createDirectories(problems.resolve("paths/lessons/misere"));
        for (String language : List.of("en", "de")) {
            Files.writeString(
                    directory.resolve("lesson." + language + ".md"),
                    "---\ntitle: Nim\nsummary: Nim\n---\n\n```position\nproblem: GMT-020\ngame: 2\nboard: 1 1\n" + claim
                            + "\n```\n\n```question\nid: a\ntext: b\nright: c\nwrong: d\n" + question + "\n```\n");
        }
    }

    private void assertFaults(@Nullable String found) {
        if (found == null) {
            assertThat(faults(problems)).isEmpty();
        } else {
            assertThat(faults(problems).stream().map(Fault::found))
                    .isNotEmpty()
                    .allMatch(told -> told.startsWith("sentences: ") || told.startsWith(found))
                    .anyMatch(told -> told.startsWith(found));
        }
    }

    private static List<Fault> faults(Path directory) {
        return new LessonProof(LessonProofTest::ours, shop.workshop).faults(directory);
    }

    private static Optional<ProblemPackage> ours(String displayId) {
        Path root = OURS.resolve(displayId);
        return Files.isDirectory(root)
                ? Optional.of(new PackageReader().read(root).orThrow())
                : Optional.empty();
    }
}
