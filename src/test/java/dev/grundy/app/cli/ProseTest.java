package dev.grundy.app.cli;

import static org.assertj.core.api.Assertions.assertThat;

import dev.grundy.format.prose.Prose;
import dev.grundy.format.prose.Prose.Sentence;
import dev.grundy.format.prose.Prose.Word;
import java.nio.file.Path;
import java.util.List;
import java.util.function.Function;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** The countable rules of plain English, in all documents and in the Javadoc. */
class ProseTest {
    private static final int LINES_OF_README = 100;
    private static final int LINES_OF_DESIGN = 200;

    private static final Pattern WITHOUT_NOUN = Pattern.compile("(?i)(?:what|who|whose)\\b.*");

    @ParameterizedTest
    @MethodSource("documents")
    void noSentenceHasMoreThanTwentyFiveWords(Path document) {
        assertThat(new Prose(Documents.read(document)).longSentences()).isEmpty();
    }

    @ParameterizedTest
    @MethodSource("documents")
    void theNounIsTheSubject(Path document) {
        assertThat(new Prose(Documents.read(document)).stiffWords()).isEmpty();
    }

    @ParameterizedTest
    @MethodSource("documents")
    void noStatementBeginsWithWhatOrWho(Path document) {
        assertThat(new Prose(Documents.read(document)).statementsWithoutNoun()).isEmpty();
    }

    @Test
    void noDocstringHasASentenceOfMoreThanTwentyFiveWords() {
        assertThat(foundInDocstrings(Docstrings.PRODUCT, Prose::longSentences)).isEmpty();
        assertThat(foundInDocstrings(Docstrings.TESTS, Prose::longSentences)).isEmpty();
    }

    @Test
    void theNounIsTheSubjectOfDocstrings() {
        assertThat(foundInDocstrings(Docstrings.PRODUCT, Prose::stiffWords)).isEmpty();
        assertThat(foundInDocstrings(Docstrings.TESTS, Prose::stiffWords)).isEmpty();
    }

    @Test
    void noSentenceOfADocstringBeginsWithWhatOrWho() {
        assertThat(foundInDocstrings(Docstrings.PRODUCT, ProseTest::withoutNoun))
                .isEmpty();
    }

    @Test
    void theReadmeIsReadInAMinute() {
        assertThat(Documents.read(Documents.README).lines().count()).isLessThanOrEqualTo(LINES_OF_README);
    }

    @Test
    void theDesignIsReadInOneSitting() {
        assertThat(Documents.read(Documents.DESIGN).lines().count()).isLessThanOrEqualTo(LINES_OF_DESIGN);
    }

    @Test
    void codeTablesHeadingsAndAddressesAreNoWords() {
        assertThat(new Prose("""
                        # A heading of words
                        See [the page](https://example.com/a?b. c) and `code. more`.

                        ```sh
                        ./grundy judge. Something
                        ```
                        | a | table. Of words |
                        """).sentences()).containsExactly(new Sentence("See the page and code.", 5, 2));
    }

    @Test
    void anItemOfAListAndAParagraphStandForThemselves() {
        assertThat(new Prose("""
                        Three things
                        - one that goes
                          on below
                        1. another (in brackets.) Then more

                        The end?  Yes – now.
                        """).sentences())
                .containsExactly(
                        new Sentence("Three things", 2, 1),
                        new Sentence("one that goes on below", 5, 2),
                        new Sentence("another (in brackets.", 3, 4),
                        new Sentence("Then more", 2, 4),
                        new Sentence("The end?", 2, 6),
                        new Sentence("Yes – now.", 2, 6));
    }

    @Test
    void wordsAreCountedInTablesAndNotInCode() {
        assertThat(new Prose("| Whoever | whatever |\n`whom` nobody\n").stiffWords())
                .containsExactly(new Word("Whoever", 1), new Word("whatever", 1));
    }

    @Test
    void aDocstringIsCountedByItsParagraphsAndTags() {
        String planted = "word ".repeat(26).strip();
        assertThat(Docstrings.prose("""
                        /** One {@code {a} b}. Two
                         *  lines.
                         *
                         * <p>A reader reads
                         * @param name the name
                         */
                        int code; // no docstring. At all
                            /** %s. */
                        """.formatted(planted)).sentences())
                .containsExactly(
                        new Sentence("One code.", 2, 1),
                        new Sentence("Two lines.", 2, 1),
                        new Sentence("A reader reads", 3, 4),
                        new Sentence("the name", 2, 5),
                        new Sentence(planted + ".", 26, 8));
    }

    @Test
    void aSentenceOfADocstringWithoutANounIsFoundByParagraphTagAndCase() {
        assertThat(withoutNoun(Docstrings.prose("""
                        /**
                         * What came of it. The answer says what was found. Who asks?
                         *
                         * <p>Whose it is.
                         * @param name what it is called
                         * @return what is left
                         */
                        int whatever; // What is no docstring
                        /** Whole numbers. {@code what} is code. */
                        """)))
                .extracting(Sentence::text)
                .containsExactly("What came of it.", "Who asks?", "Whose it is.", "what it is called", "what is left");
    }

    private static List<Sentence> withoutNoun(Prose prose) {
        return prose.sentences().stream()
                .filter(sentence -> WITHOUT_NOUN.matcher(sentence.text()).matches())
                .toList();
    }

    private static List<String> foundInDocstrings(Path directory, Function<Prose, List<?>> count) {
        return Docstrings.sources(directory)
                .flatMap(source -> count.apply(Docstrings.prose(Documents.read(source))).stream()
                        .map(found -> source + ": " + found))
                .toList();
    }

    static Stream<Path> documents() {
        return Documents.all();
    }
}
